/** The same spelling as the SQL function normalize_keyword. */
export function normalizeKeyword(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[ァ-ヶ]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));
}

/** Joined by a sign nobody types, so that no search matches across two fields. */
export function keywordText(fields: string[]): string {
  return fields.map(normalizeKeyword).join('|');
}
