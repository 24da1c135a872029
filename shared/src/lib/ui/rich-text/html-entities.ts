const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  yen: '¥',
  times: '×',
  middot: '·',
};

/** Text of HTML as plain text; an entity that is not known stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[name] ?? whole;
      return fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

/** Control characters and halves of characters are left out: browsers would change them. */
function fromCodePoint(code: number): string {
  const isText = code === 9 || code === 10 || (code >= 32 && code < 127) || (code >= 160 && code <= 0x10ffff);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return isText && !isHalf ? String.fromCodePoint(code) : '';
}
