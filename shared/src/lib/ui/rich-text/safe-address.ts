/** Spaces and control characters, which browsers leave out of an address: `java\nscript:` is one. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const IGNORED = /[\u0000-\u0020\u007f-\u009f]/g;

/** The address when a link may lead there: this site, the web, mail or telephone; else undefined. */
export function safeHref(address: string | undefined): string | undefined {
  const href = address?.replace(IGNORED, '');
  return href && /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
}

/** The address when a picture may come from there: this site or https; else undefined. */
export function safeImageSource(address: string | undefined): string | undefined {
  const source = address?.replace(IGNORED, '');
  return source && /^(?:\/(?![/\\])|https:\/\/)/i.test(source) ? source : undefined;
}
