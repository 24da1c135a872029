import { findHits } from '../../text-search/rank.ts';
import type { SearchWord } from '../../text-search/read-words.ts';

const BEFORE = 12;
const LENGTH = 64;

/** The part of a text around its first hit; null where it has none. Its lines follow each other. */
export function excerptOf(text: string, words: readonly SearchWord[]): string | null {
  const line = text.replaceAll('。\n', '。').replaceAll('\n', '　');
  const [hit] = findHits(line, words);
  if (!hit) return null;
  const start = hit[0] <= BEFORE ? 0 : hit[0] - BEFORE;
  const part = line.slice(start, start + LENGTH);
  return `${start > 0 ? '…' : ''}${part}${start + LENGTH < line.length ? '…' : ''}`;
}
