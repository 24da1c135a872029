import { isNamedCampus } from '@gakumado/shared/vocabulary';
import { nameKey, soundOf } from '@gakumado/shared/names';
import { toHiragana } from '@gakumado/shared/texts';
import { fits } from './key-table.ts';
import type { CampusRow, SchoolRow } from './name-rows.ts';

/** A key of a name and how it belongs to it, as `fits` has it. */
export interface NameKey {
  text: string;
  fit: number;
}

/** Endings of school names, each with the short forms that people type for it. */
const KINDS: readonly [ending: string, ...shorter: string[]][] = [
  ['大学院大学', '大学院大', '大'],
  ['短期大学部', '短大', '短期大学', '短大部'],
  ['短期大学', '短大'],
  ['工業高等専門学校', '高専', '工業高専'],
  ['高等専門学校', '高専'],
  ['専門職大学', '専門職大', '大学', '大'],
  ['専門学校', '専門', '専'],
  ['大学校', '大学', '大'],
  ['大学', '大'],
];
const READ_KINDS =
  /(だいがくいんだいがく|たんきだいがくぶ?|こうぎょうこうとうせんもんがっこう|こうとうせんもんがっこう|せんもんしょくだいがく|せんもんがっこう|だいがっこう|だいがく)$/;

/** The middle of a name, with what is left of it in short names: 東京工業大学 is 東工大. */
const MIDDLES: readonly [word: string, ...shorter: string[]][] = [
  ['科学技術', '科技', '技科'],
  ['先端科学技術', '先端'],
  ['技術科学', '技科'],
  ['外国語', '外語', '外'],
  ['学院女子', '女', '女子'],
  ['学園女子', '女', '女子'],
  ['医療福祉', '医福', '福祉'],
  ['医療科学', '医科', '医療'],
  ['保健医療', '医療', '保健'],
  ['県立看護', '県看', '看'],
  ['芸術工科', '芸工', '芸'],
  ['工芸繊維', '工繊'],
  ['造形芸術', '造形', '芸'],
  ['経済法科', '経法'],
  ['文化学園', '文'],
  ['国際文化', '国文'],
  ['歯科', '歯'],
  ['女子', '女', '女子'],
  ['学院', '学', '院'],
  ['学園', '学', '園'],
  ['工業', '工'],
  ['工科', '工'],
  ['工芸', '工芸'],
  ['教育', '教'],
  ['国際', '国際', '国'],
  ['医科', '医'],
  ['医療', '医療', '医'],
  ['薬科', '薬'],
  ['経済', '経'],
  ['経営', '経'],
  ['商科', '商'],
  ['商業', '商'],
  ['産業', '産'],
  ['芸術', '芸'],
  ['美術', '美'],
  ['造形', '造'],
  ['音楽', '音'],
  ['体育', '体'],
  ['農業', '農'],
  ['福祉', '福', '福祉'],
  ['看護', '看'],
  ['科学', '科'],
  ['理科', '理'],
  ['電機', '電'],
  ['海洋', '海'],
  ['文化', '文'],
  ['文理', '文理'],
  ['県立', '県'],
  ['市立', '市'],
  ['府立', '府'],
  ['公立', '公'],
  ['国立', '国'],
  ['家政', '家政'],
  ['情報', '情'],
  ['環境', '環'],
  ['水産', '水'],
  ['畜産', '畜'],
  ['通信', '通'],
];

/** Words of names as they are typed before they are converted: 京都さんぎょう大学. */
const UNCONVERTED: readonly [word: string, kana: string][] = [
  ['学院', 'がくいん'],
  ['産業', 'さんぎょう'],
  ['工業', 'こうぎょう'],
  ['農業', 'のうぎょう'],
  ['外国語', 'がいこくご'],
  ['女子', 'じょし'],
  ['経済', 'けいざい'],
  ['芸術', 'げいじゅつ'],
  ['美術', 'びじゅつ'],
  ['教育', 'きょういく'],
  ['体育', 'たいいく'],
  ['音楽', 'おんがく'],
  ['医科', 'いか'],
  ['薬科', 'やっか'],
  ['理科', 'りか'],
  ['工科', 'こうか'],
  ['電機', 'でんき'],
  ['国際', 'こくさい'],
  ['文化', 'ぶんか'],
  ['福祉', 'ふくし'],
];

function halfInKana(stem: string, ending: string): string[] {
  const found = UNCONVERTED.find(([word]) => stem.endsWith(word) && stem.length > word.length);
  if (!found) return [];
  const [word, kana] = found;
  const half = stem.slice(0, -word.length) + nameKey(kana);
  return [half + ending, `${half}だいがく`];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** All texts of a column that may hold one or several. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isText) : isText(value) ? value.split('|').filter(isText) : [];

/** Columns that hold no names that people search by. */
const NO_NAMES = /^(school_name|school_kana|school_type|search_text)$|_id$|^is_|_at$|url|address|zip|tel/;

/** Short names, former names and names in English: every other column of a school that holds texts. */
const otherNames = ({ names }: SchoolRow): string[] =>
  Object.entries(names).flatMap(([column, value]) => (NO_NAMES.test(column) ? [] : textsOf(value)));

/** The name without what says of which kind the school is: 早稲田 of 早稲田大学. */
export const bareName = (name: string): string => bareKey(nameKey(name));

/** {@link bareName} of a name that is folded already. */
export function bareKey(key: string): string {
  const kind = KINDS.find(([ending]) => key.endsWith(ending) && key !== ending);
  return kind ? key.slice(0, -kind[0].length) : key;
}

/** Keys of a school. */
export function schoolKeys(row: SchoolRow): NameKey[] {
  const keys: NameKey[] = [];
  const add = (fit: number, ...texts: (string | undefined)[]) => {
    for (const text of texts) if (text) keys.push({ text, fit });
  };
  const others = otherNames(row);
  const bare =
    row.school_name.endsWith('大学') && !/(短期|大学院)大学$/.test(row.school_name)
      ? fits.bare
      : fits.bareOfOthers;
  addName(add, row.school_name, fits.full, bare);
  addReading(add, row.school_kana, fits.full, bare);
  for (const other of others) {
    if (/^[\p{Script=Latin}\d\s.,'’&()-]+$/u.test(other)) addEnglish(add, other);
    else addName(add, other, fits.other, fits.other);
    add(fits.other, soundOf(other));
  }
  for (const short of shortNames(row.school_name)) add(fits.derived, short);
  add(fits.derived, ...withoutFounder(row.school_name));
  return keys;
}

/** 敦賀市立看護大学 is 敦賀看護 as well. 熊本県立大学 is no 熊本大学. */
function withoutFounder(name: string): string[] {
  const key = nameKey(name);
  const bare = bareKey(key);
  const short = bare.replace(/^(.{2,})[市県府]立(?=.{2})/u, '$1');
  return short === bare ? [] : [short, `${short}大`, `${short}大学`];
}

type Add = (fit: number, ...texts: (string | undefined)[]) => void;

function addName(add: Add, name: string, full: number, bare: number): void {
  const key = nameKey(name);
  add(full, key, soundOf(name));
  const kind = KINDS.find(([ending]) => key.endsWith(ending) && key !== ending);
  if (!kind) return;
  const [ending, ...shorter] = kind;
  const stem = key.slice(0, -ending.length);
  add(bare, stem, ...shorter.map((short) => stem + short));
  add(fits.other, ...halfInKana(stem, ending));
  // 大阪大学大学院
  if (ending === '大学') add(fits.other, `${key}院`, `${stem}大学校`);
}

function addReading(add: Add, kana: string, full: number, bare: number): void {
  const key = nameKey(kana.normalize('NFKC'));
  const read = nameKey(kana);
  add(full, soundOf(read));
  const stem = hiraganaOf(kana).replace(READ_KINDS, '');
  if (stem === hiraganaOf(kana) || stem === '') return;
  add(bare, soundOf(stem), soundOf(`${stem}だい`));
  if (/たんき/.test(hiraganaOf(kana))) add(bare, soundOf(`${stem}たんだい`));
  if (/こうとうせんもん/.test(hiraganaOf(kana))) add(bare, soundOf(`${stem}こうせん`));
  add(fits.other, key === read ? undefined : key);
  for (const [end, short] of READ_SHORT)
    if (end.test(stem)) add(fits.derived, soundOf(stem.replace(end, short)));
  // 大妻女子大学 is called おおつま as 大妻.
  const own = stem.replace(READ_MIDDLES, '');
  if (own !== stem && own.length > OWN_MIN && !SAYS_LITTLE.test(own)) add(fits.derived, soundOf(own));
}

/** How the ends of names are read in short ones: かんさいがいだい. */
const READ_SHORT: readonly (readonly [end: RegExp, short: string])[] = [
  [/がいこくご$/, 'がいだい'],
  [/こうぎょう$/, 'こうだい'],
  [/げいじゅつ$/, 'げいだい'],
  [/びじゅつ$/, 'びだい'],
  [/おんがく$/, 'おんだい'],
  [/いか$/, 'いだい'],
  [/しょうか$/, 'しょうだい'],
];

const READ_MIDDLES = /(?:じょし|がくいん|がくえん|じょがくいん)$/;
const OWN_MIN = 3;
/** Kana before 女子 or 学院 that are everyday words. */
const SAYS_LITTLE =
  /^(?:こくさい|かがく|けんこう|ぶんか|せいかつ|さんぎょう|けいざい|ほけん|ふくし|しぜん|かんきょう)$/;

const hiraganaOf = (kana: string) => toHiragana(kana.normalize('NFKC')).replace(/\s+/g, '');

const KIND_IN_ENGLISH = /(university|universities|univ|college|juniorcollege|instituteoftechnology)/;

/** The University of Tokyo is asked for as Tokyo University, and Waseda University as Waseda. */
function addEnglish(add: Add, name: string): void {
  const key = nameKey(name).replace(/^the(?=university|[a-z]+university)/, '');
  add(fits.other, key, nameKey(name));
  if (!KIND_IN_ENGLISH.test(key)) return;
  const ofPlace = /^(?:the)?universityof([a-z]+)$/.exec(nameKey(name))?.[1];
  if (ofPlace) add(fits.other, `${ofPlace}university`, `${ofPlace}univ`, `univof${ofPlace}`);
  const bare = key.replace(/(university|univ|juniorcollege|college)$/, '');
  if (bare !== '' && bare !== key) add(fits.other, bare, `${bare}univ`);
}

/** Short names that a full one is commonly given: 名古屋工業大学 is 名工大, 青山学院大学 is 青学. */
export function shortNames(name: string): string[] {
  const key = nameKey(name);
  const kind = KINDS.find(([ending]) => key.endsWith(ending) && key !== ending);
  if (!kind) return [];
  const stem = key.slice(0, -kind[0].length);
  const end = kind[0] === '大学' ? '大' : (kind[1] ?? '');
  const first = [...stem][0] ?? '';
  const middle = MIDDLES.find(([word]) => stem.endsWith(word) && stem.length > word.length);
  if (!middle) return [first + end, ...([...stem].length > 3 ? [[...stem].slice(0, 2).join('') + end] : [])];
  const [word, ...shorter] = middle;
  const place = stem.slice(0, -word.length);
  const head = [...place][0] ?? '';
  // 大阪 is its second kanji in many of them: 阪公大.
  const heads = [
    ...new Set([place, head, [...place].slice(0, 2).join(''), ...(place === '大阪' ? ['阪'] : [])]),
    // 福島県立医科大学 is 福島県医.
    ...(/[県府市]立$/.test(place) ? [place.slice(0, -1)] : []),
  ];
  return heads.flatMap((start) =>
    shorter.flatMap((short) => [start + short + end].concat(word === short ? [] : start + short)),
  );
}

/** Words of a folded text that say of the name before them that it is a campus. */
export const CAMPUS_BEHIND = /^(?:きゃんぱす|校舎|校地|学舎)/;
const CAMPUS_ENDING = /(きゃんぱす|校舎|校地|地区|学舎|校)$/;

/** Keys of the name of a campus beside the name of its school: 駒場キャンパス, 駒場, こまば. */
export function campusKeys(campus: CampusRow): string[] {
  if (!isNamedCampus(campus)) return [];
  const key = nameKey(campus.campus_name);
  const bare = key.replace(CAMPUS_ENDING, '');
  // 駒場Iキャンパス, 六甲台第1キャンパス
  const unnumbered = bare.replace(/(第?\d|[iv]+)$/, '');
  const behindPlace = partsOfCampusName(unnumbered, campus);
  const sound = soundOf(campus.campus_kana);
  const bareSound = sound?.replace(/(きゃんぱす|こしゃ|こち|ちく)$/, '');
  return [
    key,
    bare,
    unnumbered,
    sound ?? '',
    bareSound ?? '',
    `${bare}きゃんぱす`,
    `${bare}きゃん`,
    `${unnumbered}きゃんぱす`,
    ...behindPlace,
  ].filter((text) => text.length > 1);
}

/** Ends of names of campuses that say nothing without the place before them. */
const NO_PLACE = /^(?:駅前?|[東西南北中央本部前後]|中央|本部|.?第\d.*|\d.*)$/;

/** 千住 of 東京千住キャンパス in 東京都, 健志台 of 横浜・健志台キャンパス in 横浜市, 本郷 of 本郷・お茶の水キャンパス. */
function partsOfCampusName(key: string, { campus_name, pref_name, address }: CampusRow): string[] {
  const city = /^(?:東京都|北海道|京都府|大阪府|.{2,3}県)(.+?)[市区]/.exec(address)?.[1] ?? '';
  const around = [pref_name.replace(/[都府県]$/, ''), city].map(nameKey).filter(Boolean);
  const [first = '', ...others] = campus_name
    .split('・')
    .map((part) => nameKey(part).replace(CAMPUS_ENDING, ''));
  const joined = others.length > 0 ? [first, ...others] : [];
  const behindPlaces = around.flatMap((place) => {
    const rest = key.startsWith(place) ? key.slice(place.length).replace(/^[・の]/, '') : '';
    return rest.length > 1 && !NO_PLACE.test(rest) ? [rest] : [];
  });
  return [...behindPlaces, ...joined.filter((part) => !around.includes(part))];
}

/** The part before the town in an address, and before its own name in the middle of 東京: 神田三崎町. */
const BEFORE_TOWN = /^.{2,3}?[都道府県](?:.+?郡.+?[町村]|.+?市.+?区|.+?[市区町村])(?:大字|字|神田(?=.{2}))?/u;

/** The town where a campus is, as its school is called with it: 三崎町, 不老町, 旭町. */
export function townKeyOf({ address }: CampusRow): string | undefined {
  const written = address.normalize('NFKC');
  const town = /^.{2,}?(?=\d|[一二三四五六七八九十]+(?:丁目|条|番)|番地|字|$)/u.exec(
    written.replace(BEFORE_TOWN, ''),
  )?.[0];
  return town === undefined || written.startsWith(town) ? undefined : nameKey(town);
}

/** The name of a campus that is a single kanji, which says something behind its school alone: 東京大学柏. */
export function singleKanjiKey(campus: CampusRow): string[] {
  const bare = isNamedCampus(campus) ? nameKey(campus.campus_name).replace(CAMPUS_ENDING, '') : '';
  return /^\p{Script=Han}$/u.test(bare) ? [bare] : [];
}

/** Faculties as students call them, by their keys without 学部. */
const FACULTIES_BY_HABIT: ReadonlyMap<string, readonly string[]> = new Map(
  (
    'スポーツ科=スポ科 人間科=人科,ニンカ 社会科=社学 政治経済=政経 総合政策=総政 国際教養=国教 基幹理工=基幹 創造理工=創造 先進理工=先進 ' +
    '環境情報=環情 情報科=情科 生命科=生科 社会福祉=社福 国際コミュニケーション=国コミ 情報コミュニケーション=情コミ 現代心理=現心 経営情報=経情 総合数理=総数 ' +
    '人間環境=人環 現代福祉=現福 キャリアデザイン=キャリデ,キャリア 国際関係=国関 生物資源科=生資 生産工=生産 文化構想=文構 グローバル・コミュニケーション=グロコミ 文化情報=文情 ' +
    '産業社会=産社 政策科=政策 スポーツ健康科=スポ健 食マネジメント=食マネ 総合情報=総情 人間健康=人健 社会安全=社安 外国語=外語'
  )
    .split(' ')
    .map((entry) => {
      const [name = '', shorts = ''] = entry.split('=');
      return [nameKey(name), shorts.split(',').map(nameKey)];
    }),
);

/** Keys of a faculty beside the name of its school: 農学部, 農学, 農. */
export function facultyKeys(name: string): string[] {
  const key = nameKey(name);
  const bare = key.replace(/部$/, '').replace(/学$/, '');
  const short = FACULTIES_BY_HABIT.get(bare);
  return [
    key,
    ...(key.endsWith('学部') ? [key.slice(0, -1), key.slice(0, -2)] : []),
    ...(short?.flatMap((text) => [text, `${text}学部`]) ?? []),
  ].filter((text) => text.length > 0);
}
