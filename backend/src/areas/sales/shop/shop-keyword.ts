import { shopWords } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Where a word is found, and what that is worth: the shop's own name, where it is, whom it serves. */
const FIELDS = [
  [4, sql`concat_ws('/', shop.shop_name, shop.shop_kana)`],
  [3, sql`concat_ws('/', shop.prefecture_name, shop.address, shop.access_text)`],
  [2, sql`array_to_string(shop.handled_school_names, '/')`],
] as const;

/** Each word of a keyword that is found is worth more than where it is found. */
const FOUND = 10;

const worthOf = (word: string) =>
  sql<number>`case ${sql.join(
    FIELDS.map(
      ([worth, text]) =>
        sql`when position(normalize_keyword(${word}) in normalize_keyword(${text})) > 0 then ${sql.lit(worth)}`,
    ),
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
