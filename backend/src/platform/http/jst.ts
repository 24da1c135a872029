const JST_OFFSET_MS = 9 * 60 * 60 * 1000;

/** A moment as ISO 8601 in Japanese time: 2026-11-21T09:00:00+09:00. */
export function toJst(date: Date): string {
  return `${new Date(date.getTime() + JST_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}
