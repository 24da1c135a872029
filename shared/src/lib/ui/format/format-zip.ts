/** 〒162-0042 of seven digits; '' for any other text. */
export const formatZip = (zip: string | null | undefined): string =>
  zip && /^\d{7}$/.test(zip) ? `〒${zip.slice(0, 3)}-${zip.slice(3)}` : '';
