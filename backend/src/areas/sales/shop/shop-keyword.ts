import { shopWords } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The keys by which the schools that a shop serves are found, short names and readings too, with spaces around each. */
const schoolKeys = sql`concat(' ', (
  select string_agg(search_text, ' ') from school where school_name = any(shop.handled_school_names)), ' ')`;

const isIn = (word: string, text: RawBuilder<unknown>) =>
  sql<boolean>`position(normalize_keyword(${word}) in normalize_keyword(${text})) > 0`;

/** What is asked for, and what that is worth: a school by its name, the shop's own name, where it is, whom it serves. */
const FIELDS: readonly (readonly [worth: number, isFound: (word: string) => RawBuilder<boolean>])[] = [
  [5, (word) => sql`position(concat(' ', normalize_keyword(${word}), ' ') in ${schoolKeys}) > 0`],
  [4, (word) => isIn(word, sql`concat_ws('/', shop.shop_name, shop.shop_kana)`)],
  [3, (word) => isIn(word, sql`concat_ws('/', shop.prefecture_name, shop.address, shop.access_text)`)],
  [2, (word) => isIn(word, sql`array_to_string(shop.handled_school_names, '/')`)],
  [2, (word) => sql`position(normalize_keyword(${word}) in ${schoolKeys}) > 0`],
];

/** Each word of a keyword that is found is worth more than where it is found. */
const FOUND = 10;

const worthOf = (word: string) =>
  sql<number>`case ${sql.join(
    FIELDS.map(([worth, isFound]) => sql`when ${isFound(word)} then ${sql.lit(worth)}`),
    sql` `,
  )} else 0 end`;

/**
 * How well a shop answers a keyword: 0 without any of its words, and more with each. A word counts without the ending
 * that people add to a place as well, but a little less. Undefined for a keyword without words.
 */
export function keywordScore(keyword: string): RawBuilder<number> | undefined {
  const scores = shopWords(keyword).map(({ word, stem }) => {
    const best = sql<number>`greatest(${worthOf(word)}, ${worthOf(stem)} - 1)`;
    return sql<number>`(case when ${best} > 0 then ${best} + ${sql.lit(FOUND)} else 0 end)`;
  });
  return scores.length > 0 ? sql<number>`(${sql.join(scores, sql` + `)})` : undefined;
}
