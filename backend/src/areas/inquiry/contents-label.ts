import { inquiryContents } from '@gakumado/shared/forms';
import { labelOf } from '@gakumado/shared/vocabulary';

/** The subject of an inquiry, as the form offers it. */
export const contentsLabel = (id: number) => labelOf(inquiryContents, id) ?? 'お問い合わせ';
