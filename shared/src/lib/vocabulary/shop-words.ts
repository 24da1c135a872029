import { textKey } from '../texts/fold-text.ts';
import { withModernKanji } from '../texts/modern-kanji.ts';
import { weekdays } from './days.ts';
import { findPrefectureName, prefectures } from './prefectures.ts';
import type { PrefectureName } from './prefectures.ts';
import { areaSlugOf, regions } from './regions.ts';
import type { AreaSlug } from './regions.ts';

/** More words than these are not looked for. */
const WORDS_MAX = 5;

/** Endings that people add to the name of a place. */
const ENDINGS = /(?:駅前|駅|えき|エキ|地方|の?(?:お店|店舗|店)|[都府県市区])?(?:の?(?:近く|周辺|付近))?$/;

/** Endings that turn a word into a question: 「新宿店はどこですか」, 「新宿店の場所」, 「日曜営業」. */
const ASKING =
  /(?:の(?:場所|住所|電話番号|営業時間)|(?:への|までの)行き方)?(?:(?:は|が|って|を)?(?:どこ|どちら|何時|あります|ありません|教えて|知りたい|に?営業(?:して)?(?:いる|る)?)(?:に?(?:あります|ある)|から|まで|ください|です)*か?)?[?。]?$/;

/** A word of a search for shops. */
export interface ShopWord {
  /** As it was typed, in NFKC and with today's kanji, without what asks. */
  word: string;
  /** Without what people add to the name of a place: 梅田 of 梅田駅. The word itself where nothing was added. */
  stem: string;
}

/** The words of a search for shops, each once. */
export function shopWords(keyword: string): ShopWord[] {
  const words = withModernKanji(keyword.normalize('NFKC'))
    .split(/[\s、,・]+/)
    .map((word) => word.replace(ASKING, ''))
    .filter((word) => textKey(word) !== '');
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
  m_prefecture_id: number;
  area_slug: string;
  zip_code: string;
  tel: string | null;
  address: string;
  access_text: string | null;
  handled_school_names: readonly string[];
  /** Short names and readings of these schools, where they are known. */
  school_keys?: readonly string[];
  /** Names and readings of the stations and schools around it, where they are known. */
  nearby_keys?: readonly string[];
  /** Its facilities for visitors, where they are known. */
  facility_tags?: readonly string[];
  parking_text?: string | null;
  /** Weekdays on which it is closed, 0 for Sunday, where they are known. */
  regular_holidays?: readonly number[];
}

/** Regions as people call them beside the names of the contact desks. */
const otherRegions = new Map<string, readonly AreaSlug[]>([
  ['関西', ['keiji', 'hanshin']],
  ['近畿', ['keiji', 'hanshin']],
  ['kansai', ['keiji', 'hanshin']],
  ['首都圏', ['kanto']],
  ['東海', ['tokai']],
  ['中部', ['tokai']],
  ['北陸', ['tokai']],
  ['四国', ['chushi']],
  ['中国', ['chushi']],
]);

/** Seats of prefectures that have another name than these. */
const seats = new Map([
  ['札幌', 1],
  ['盛岡', 3],
  ['仙台', 4],
  ['水戸', 8],
  ['宇都宮', 9],
  ['前橋', 10],
  ['横浜', 14],
  ['金沢', 17],
  ['甲府', 19],
  ['名古屋', 23],
  ['津', 24],
  ['大津', 25],
  ['神戸', 28],
  ['松江', 32],
  ['高松', 37],
  ['松山', 38],
  ['那覇', 47],
]);

const prefectureNamed = (word: string): PrefectureName | undefined =>
  prefectures.find(({ name, shortName, slug }) => [name, shortName, slug].includes(word.toLowerCase()));

const prefectureOf = (word: string): PrefectureName | undefined =>
  prefectureNamed(word) ?? findPrefectureName(seats.get(word) ?? 0);

/** The regions that a word names: 九州, kanto, 関西. 沖縄 and 京都 are prefectures. */
function areasOf(word: string): readonly AreaSlug[] {
  if (prefectureNamed(word)) return [];
  const wanted = word.toLowerCase();
  const named = regions.filter(({ slug, name }) => slug === wanted || name.split('・').includes(wanted));
  return named.length > 0 ? named.map(({ slug }) => slug) : (otherRegions.get(wanted) ?? []);
}

/** The prefectures that a keyword names, by their names or those of their seats, each once. */
export function prefecturesIn(keyword: string): PrefectureName[] {
  const found = shopWords(keyword).map(({ word, stem }) => prefectureOf(word) ?? prefectureOf(stem));
  return [...new Set(found)].filter((it) => it !== undefined);
}

/** Each word of a keyword that is found is worth more than where it is found. */
const FOUND = 10;

/** Kana between two kanji are written in many ways or left out: 三ノ宮 and 三宮, 千駄ヶ谷 and 千駄が谷. */
const LINKING = /(?<=\p{Script=Han})[のけがつ](?=\p{Script=Han})/gu;

/** As it is compared. 東京都 is no 京都. */
const keyOf = (text: string) => textKey(text).replaceAll('東京都', '東京');
const unlinked = (key: string) => key.replaceAll(LINKING, '');

/** Fewer digits are a house number or a distance. */
const NUMBER_MIN = 3;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
const isNumber = (word: string) => /^〒?[\d()‐‑–−ー-]+$/.test(word) && digitsOf(word).length >= NUMBER_MIN;

/** Postal codes from their first digit on, telephone numbers as a whole. */
const hasNumber = ({ zip_code, tel }: ShopTexts, word: string) =>
  digitsOf(zip_code).startsWith(digitsOf(word)) || digitsOf(tel ?? '') === digitsOf(word);

/**
 * A shop's facilities for visitors; 「駐車場」 finds neither 「駐車場はありません」 nor a coin park of somebody else.
 */
function offersOf({ facility_tags = [], parking_text }: ShopTexts): readonly string[] {
  return !parking_text || parking_text.includes('ありません')
    ? facility_tags
    : [...facility_tags, parking_text];
}

/** The weekdays on which it is open: 日曜, 日曜日, 土日. */
function openDaysOf({ regular_holidays }: ShopTexts): readonly string[] {
  if (!regular_holidays) return [];
  const open = weekdays.filter((_, day) => !regular_holidays.includes(day));
  const isOpenAtWeekends = open.includes('土') && open.includes('日');
  return [...open.flatMap((day) => [`${day}曜`, `${day}曜日`]), ...(isOpenAtWeekends ? ['土日'] : [])];
}

/**
 * Scores a word of a search in a shop, the highest first: names of schools, the shop's own name, its place, its other
 * texts.
 */
function worthIn(shop: ShopTexts): (word: string) => number {
  const keysOf = (texts: readonly (string | null)[]) => texts.map((text) => keyOf(text ?? ''));
  const schools = keysOf([...shop.handled_school_names, ...(shop.school_keys ?? [])]);
  const names = keysOf([shop.shop_name, shop.shop_kana]);
  const places = keysOf([shop.prefecture_name, shop.address, shop.access_text]);
  const others = keysOf([...(shop.nearby_keys ?? []), ...offersOf(shop)]);
  const openDays = openDaysOf(shop);
  return (word) => {
    if (isNumber(word)) return hasNumber(shop, word) ? 4 : 0;
    const wanted = keyOf(word);
    const loose = unlinked(wanted);
    const isIn = (text: string) => text.includes(wanted) || unlinked(text).includes(loose);
    if (schools.includes(wanted)) return 5;
    if (names.some(isIn) || prefectureNamed(word)?.id === shop.m_prefecture_id) return 4;
    if (places.some(isIn) || areasOf(word).some((slug) => slug === shop.area_slug)) return 3;
    // 名古屋商科大学 has a campus in 大阪: who names 名古屋 does not look for a shop there.
    const isNear = prefectureOf(word) === undefined && others.some(isIn);
    return schools.some(isIn) || isNear || openDays.includes(word) ? 2 : 0;
  };
}

/** How well a shop answers words. One counts without the ending of a place as well, but a little less. */
function scoreOf(shop: ShopTexts, words: readonly ShopWord[]): number {
  const worthOf = worthIn(shop);
  const scores = words.map(({ word, stem }) => Math.max(worthOf(word), worthOf(stem) - 1));
  return scores.reduce((sum, score) => sum + (score > 0 ? score + FOUND : 0), 0);
}

/** The regions whose shops advise for named prefectures without a shop of their own. */
function advisingAreas(shops: readonly ShopTexts[], keyword: string): AreaSlug[] {
  const served = new Set(shops.map(({ m_prefecture_id }) => m_prefecture_id));
  return prefecturesIn(keyword)
    .filter(({ id }) => !served.has(id))
    .map(({ id }) => areaSlugOf(id));
}

/**
 * Shops that have a word of a keyword, those with the most words first; equal ones keep their order. Behind them come the
 * shops of the region of a prefecture that has none. All of them for a keyword without words.
 */
export function rankShops<Shop extends ShopTexts>(shops: readonly Shop[], keyword: string): Shop[] {
  const words = shopWords(keyword);
  if (words.length === 0) return [...shops];
  const advising = advisingAreas(shops, keyword);
  const isAdvising = ({ area_slug }: Shop) => advising.some((slug) => slug === area_slug);
  return shops
    .map((shop) => ({ shop, score: scoreOf(shop, words) + Number(isAdvising(shop)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ shop }) => shop);
}
