import { toHiragana } from './kana.ts';

/** More words than these are not looked for. */
const WORDS_MAX = 5;

/** What people add to the name of a place. */
const ENDINGS = /(?:駅前|駅|店|[都府県市区])?(?:の?(?:近く|周辺|付近))?$/;

/** A word of a search for shops. */
export interface ShopWord {
  /** As it was typed, in NFKC. */
  word: string;
  /** Without what people add to the name of a place: 梅田 of 梅田駅. The word itself where nothing was added. */
  stem: string;
}

/** The words of a search for shops, each once. */
export function shopWords(keyword: string): ShopWord[] {
  const words = keyword
    .normalize('NFKC')
    .split(/[\s、,・]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MAX).map((word) => {
    const stem = word.replace(ENDINGS, '');
    // 京都 is no 京.
    return { word, stem: stem.length > 1 ? stem : word };
  });
}

/** The texts of a shop that words are looked for in. */
export interface ShopTexts {
  shop_name: string;
  shop_kana: string;
  prefecture_name: string;
  address: string;
  access_text: string | null;
  handled_school_names: readonly string[];
}

/** Where a word is found, and what that is worth: the shop's own name, where it is, whom it serves. */
const fieldsOf = (shop: ShopTexts): [worth: number, texts: (string | null)[]][] => [
  [4, [shop.shop_name, shop.shop_kana]],
  [3, [shop.prefecture_name, shop.address, shop.access_text]],
  [2, [...shop.handled_school_names]],
];

/** Each word of a keyword that is found is worth more than where it is found. */
const FOUND = 10;

/** Width, case, kind of kana and blanks do not matter. */
const fold = (text: string) => toHiragana(text.normalize('NFKC').toLowerCase()).replaceAll(/\s+/g, '');

/** How well a shop answers words. One counts without the ending of a place as well, but a little less. */
function scoreOf(shop: ShopTexts, words: readonly ShopWord[]): number {
  const fields = fieldsOf(shop).map(
    ([worth, texts]) => [worth, texts.map((text) => fold(text ?? '')).join('/')] as const,
  );
  const worthOf = (word: string) => fields.find(([, text]) => text.includes(fold(word)))?.[0] ?? 0;
  const scores = words.map(({ word, stem }) => Math.max(worthOf(word), worthOf(stem) - 1));
  return scores.reduce((sum, score) => sum + (score > 0 ? score + FOUND : 0), 0);
}

/**
 * Shops that have a word of a keyword, those with the most words first; equal ones keep their order. All of them for a
 * keyword without words.
 */
export function rankShops<Shop extends ShopTexts>(shops: readonly Shop[], keyword: string): Shop[] {
  const words = shopWords(keyword);
  if (words.length === 0) return [...shops];
  return shops
    .map((shop) => ({ shop, score: scoreOf(shop, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ shop }) => shop);
}
