import { JAPAN_OFFSET_MS } from '@gakumado/shared/vocabulary';

/** A moment as ISO 8601 in Japanese time: 2026-11-21T09:00:00+09:00. */
export function toJst(date: Date): string {
  return `${new Date(date.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}
