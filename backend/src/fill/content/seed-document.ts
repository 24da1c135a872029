/** A seed file: `---`, lines of `key: value`, `---`, then the text. */
export interface SeedDocument {
  /** File name, for messages. */
  name: string;
  fields: ReadonlyMap<string, string>;
  text: string;
}

export function parseSeedDocument(name: string, source: string): SeedDocument {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error(`${name}: no front matter`);
  const fields = new Map<string, string>();
  for (const line of (match[1] ?? '').split('\n')) {
    const [, key, value] = /^([A-Za-z_]+):\s*(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${name}: cannot read the line "${line}"`);
    fields.set(key, value.trim());
  }
  return { name, fields, text: match[2] ?? '' };
}

/** The value of a field; throws with the file's name when it is missing or empty. */
export function required(document: SeedDocument, key: string): string {
  const value = document.fields.get(key);
  if (!value) throw new Error(`${document.name}: ${key} is missing`);
  return value;
}

/** `2026-03-05` becomes ten in the morning (or `time`) of that day in Japan, in the service's notation. */
export function toContentDate(day: string, name: string, time = '10:00:00'): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${name}: "${day}" is not a date`);
  return new Date(`${day}T${time}+09:00`).toISOString();
}
