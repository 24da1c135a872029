import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** A search has few words; more would only slow it down. */
const MAX_WORDS = 5;

/**
 * Every word occurs in the estate's name, address, stations or schools. The pieces of two characters find
 * candidates by index, and the position test decides; a word of one character has no such piece.
 */
export function keywordConditions(keyword: string): RawBuilder<SqlBool> | undefined {
  const words = keyword.normalize('NFKC').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const parts = words.map((word) => {
    const isIn = sql`position(normalize_keyword(${word}) in estate.keyword_text) > 0`;
    return Array.from(word).length < 2
      ? isIn
      : sql`estate.keyword_bigrams @> keyword_bigrams(normalize_keyword(${word})) and ${isIn}`;
  });
  return sql`${sql.join(parts, sql` and `)}`;
}
