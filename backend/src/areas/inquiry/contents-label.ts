import { inquiryContents } from '@gakumado/shared/forms';

/** The subject of an inquiry, as the form offers it. */
export const contentsLabel = (id: number) =>
  inquiryContents.find(({ value }) => value === id)?.label ?? 'お問い合わせ';
