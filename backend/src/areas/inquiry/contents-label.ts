import { inquiryContents } from '@gakumado/shared/forms';

/** What an inquiry is about, as the form offers it. */
export const contentsLabel = (id: number) =>
  inquiryContents.find(({ value }) => value === id)?.label ?? 'お問い合わせ';
