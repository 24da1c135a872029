import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { toHiragana } from '@gakumado/shared/vocabulary';
import { bareName } from '../names/school-names.ts';

/** A search has few words; more would only slow it down. */
const MAX_WORDS = 5;

/** A word as `school.search_text` has it, and without the kind of school. */
function spellings(written: string): string[] {
  const word = toHiragana(written.normalize('NFKC').toLowerCase());
  return [...new Set([word, bareName(word)])];
}

/**
 * The word, or the school that it is a short name or a reading of (早大, わせだ, waseda), occurs in the estate's
 * name, address, stations or schools. The pieces of two letters find candidates by index, and the position test
 * decides; a word of one letter has no such piece.
 */
function isIn(word: string): RawBuilder<SqlBool> {
  const plain = sql<string>`normalize_keyword(${word})`;
  const isWord = sql<SqlBool>`position(${plain} in estate.keyword_text) > 0`;
  if (Array.from(word).length < 2) return isWord;
  const keys = spellings(word).map(
    (spelling) => sql`position(${` ${spelling} `} in ' ' || search_text || ' ') > 0`,
  );
  const ofSchool = (column: RawBuilder<unknown>) =>
    sql`(select ${column} from school where ${sql.join(keys, sql` or `)} order by school_id limit 1)`;
  const name = sql`normalize_keyword(school_name)`;
  return sql`(estate.keyword_codes @> keyword_codes(${plain}) and ${isWord})
    or (estate.keyword_codes @> ${ofSchool(sql`keyword_codes(${name})`)}
      and position(${ofSchool(name)} in estate.keyword_text) > 0)`;
}

/** The words of a keyword that are looked for. */
export const keywordWords = (keyword: string): string[] =>
  keyword
    .normalize('NFKC')
    .split(/[\s|]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** Every word is found. */
export function keywordConditions(keyword: string): RawBuilder<SqlBool> | undefined {
  const words = keywordWords(keyword);
  if (words.length === 0) return undefined;
  return sql`${sql.join(
    words.map((word) => sql`(${isIn(word)})`),
    sql` and `,
  )}`;
}
