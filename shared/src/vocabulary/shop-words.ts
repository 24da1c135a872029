import { normalizeKeyword } from './kana.ts';

/** More words than these are not looked for. */
const WORDS_MAX = 5;

/** What people add to the name of a place. */
const ENDINGS = /(?:駅前|駅|の?(?:お店|店舗|店)|[都府県市区])?(?:の?(?:近く|周辺|付近))?$/;

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
  /** Short names and readings of these schools, where they are known. */
  school_keys?: readonly string[];
}

/** Each word of a keyword that is found is worth more than where it is found. */
const FOUND = 10;

/** 東京都 is no 京都. */
const fold = (text: string) => normalizeKeyword(text).replaceAll('東京都', '東京');

/** What a word of a search is worth: a school by its name, the shop's own name, where it is, whom it serves. */
function worthIn(shop: ShopTexts): (word: string) => number {
  const folded = (texts: readonly (string | null)[]) => texts.map((text) => fold(text ?? ''));
  const schools = folded([...shop.handled_school_names, ...(shop.school_keys ?? [])]);
  const names = folded([shop.shop_name, shop.shop_kana]);
  const places = folded([shop.prefecture_name, shop.address, shop.access_text]);
  return (word) => {
    const wanted = fold(word);
    const isIn = (text: string) => text.includes(wanted);
    if (schools.includes(wanted)) return 5;
    if (names.some(isIn)) return 4;
    if (places.some(isIn)) return 3;
    return schools.some(isIn) ? 2 : 0;
  };
}

/** How well a shop answers words. One counts without the ending of a place as well, but a little less. */
function scoreOf(shop: ShopTexts, words: readonly ShopWord[]): number {
  const worthOf = worthIn(shop);
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
