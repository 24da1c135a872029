import { fits } from './key-table.ts';
import type { Meaning, Piece } from './meaning.ts';
import { CAMPUS_BEHIND } from './school-names.ts';
import { campusesOf, countOf } from './thing.ts';
import type { Thing } from './thing.ts';
import type { Counts } from './name-rows.ts';

/**
 * Everyday words that are also the whole name of some town or station. They mean the place only where the text says so:
 * 日当駅, 三田市母子.
 */
const EVERYDAY_WORDS = new Set(
  (
    '母子 父子 親子 家族 子供 息子 娘 姉妹 兄弟 友人 友達 彼女 彼氏 夫婦 学生 大学 大学生 高校 高校生 学校 入学 進学 合格 卒業 春 夏 秋 冬 ' +
    '通 通り 通学 通勤 徒歩 自転車 電車 駅前 駅 駅近 駅東 駅西 駅南 駅北 駅裏 静 静か 新 新築 中古 古 近 遠 安 安心 安全 治安 便利 不便 快適 素敵 綺麗 清潔 大丈夫 希望 ' +
    '日当 日当り 日向 南向 東向 西向 北向 角 角部屋 上 下 中 上階 下階 一階 二階 1階 2階 平 両方 片方 全部 一部 一人 二人 1人 2人 生活 仕事 勉強 ' +
    '見学 内見 相談 予約 契約 更新 入居 退去 引越 家賃 敷金 礼金 費用 料金 予算 金額 無料 食事 朝食 夕食 昼食 風呂 浴室 洗面 洗濯 台所 寝室 部屋 ' +
    '物件 賃貸 住居 住宅 寮 会館 管理 管理人 大家 保証 保証人 女 男 女子 男子 女性 男性 留学 留学生 外国 海外 国内 都会 田舎 都心 郊外 周辺 付近 ' +
    '場所 地域 地方 方面 範囲 以内 以上 以下 時間 今年 来年 今月 来月 月末 年内 本当 普通 普段 最高 最近 最初 最後 一番 条件 理由 情報 電話 連絡 ' +
    '犬 猫 車 駐車 駐輪 広 狭 大 小 光 風 海 山 川 森 花 緑 公園 病院 店 買物 買い物 本 机 光熱 水道 電気 ガス 都内 県内 市内 区内 府内 国立 私立 公立 女子大 女子大学 県立大 県立大学 市立大 市立大学 総合 専門 専用 最上階 全国 各地 本人 自分 自宅 実家 帰省 友 彼 皆 我 君 何 誰 何処 今 昔 上京 中間 引越 引っ越 引っ越し 引越し 引つ越 最上 都市 後 前 横 隣 奥 表 裏 左 右 先 元 別 来春 今春 翌春 来夏 来秋 今秋 来年度 今年度 新年度 年度 だいがく がっこう へや 大学病院 市役所 市役所前 県庁 県庁前 大学前 病院前 学校前 図書館 体育館 球場前 運動公園 本部 南部 北部 東部 西部 東口 西口 南口 北口 東口側 西口側 南口側 北口側 あのー あのう えー えーと まあ うーん 木造 鉄筋 鉄骨 津波 洪水'
  ).split(' '),
);

/** 2名 is how many move in, and no 二名駅. */
const COUNTS_PEOPLE = /^[\d０-９一二三四]名$/;

/** Words that say of any station what it is like: 最寄り駅, 新幹線の駅. */
const GENERAL_BEFORE_STATION = new Set(
  '近 遠 最寄り 新 静 大 小 元 前 隣 各 同 別 両 主要 通学 大学 学校'.split(' '),
);

/** Names that say by themselves of which kind of place they are. */
const CLASS_WORD = /(?:駅|市|区|町|村|県|府|都|北海道|郡|線|沿線|丁目|大学|学校|キャンパス)$/u;

const isPlace = ({ kind }: Thing) => kind === 'station' || kind === 'city' || kind === 'town';

const nameOf = (thing: Thing) =>
  thing.kind === 'station' ? thing.row.station_name : 'name' in thing ? thing.name : '';

/** Frequent family names that are places as well: in a letter, 山田と申します is who writes it. */
const FAMILY_NAMES = new Set(
  (
    '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 松本 井上 木村 林 斎藤 斉藤 清水 山崎 森 池田 橋本 阿部 山下 中島 石井 小川 ' +
    '前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 三浦 中川 原田 松田 竹内 小野 田村 中山 和田 石田 上田 ' +
    '森田 原 柴田 酒井 工藤 横山 宮崎 宮本 内田 高木 安藤 谷口 大野 丸山 今井 高田 河野 藤本 村田 武田 上野 杉山 増田 平野 大塚 千葉 久保 松井 小島'
  ).split(' '),
);
/** Family names that are well-known places: at the start of a letter they are who writes it where it names another place. */
const FAMILIES_LIKE_CITIES = new Set(
  '石川 山口 福島 長野 秋田 宮城 福井 徳島 香川 川崎 川口 市川 三田 荒川 豊田 平塚 所沢 藤沢 豊島 金沢 松山 浦和 大津 岡崎 福山 今治 西宮 奈良'.split(
    ' ',
  ),
);
/** Words behind the name of somebody: 大橋さんから聞きました. */
const CALLED_SOMEBODY = /^(?:さん|先生|先輩|様)(?:に|から)(?:ご?紹介|聞|伺|教|勧|薦|すすめ)/;
const INTRODUCES = /^と(?:申|いい|言い|いう)/;

/** Everything else that a text says beside a piece. */
interface Surroundings {
  /** The piece is all of the search. */
  isAlone: boolean;
  /** Another place of the same prefecture is named. */
  hasOtherPlace: boolean;
  /** Another place or school is named, wherever it is. */
  hasPlaceElsewhere: boolean;
  /** A place is right before it, joined by と, から and the like. */
  isJoined: boolean;
  /** 駅 is right behind it. */
  isCalledStation: boolean;
  /** A blank or the end of the search is right behind it. */
  isOnlyWord: boolean;
  /** One or two kanji that nobody knows are written right before it. */
  isEndOfUnknown: boolean;
  /** The folded text on both sides. */
  before: string;
  after: string;
  /** The text typed right behind it, without a blank between. */
  afterTyped: string;
  counts: Counts;
  /** Municipalities and schools that are named besides. */
  cities: readonly number[];
  schools: readonly number[];
}

/**
 * Whether a piece is evidence enough for the place that it may mean (contract, 8.8): a class word, another place in the same text, or a
 * whole name of two kanji or three kana that is no everyday word. A town that nobody lives in needs one of the first two.
 */
export function hasEvidence(piece: Piece, meaning: Meaning, surroundings: Surroundings): boolean {
  const {
    isAlone,
    hasOtherPlace,
    hasPlaceElsewhere,
    isJoined,
    isCalledStation,
    isOnlyWord,
    isEndOfUnknown,
    after,
    before,
    counts,
    cities,
    schools,
    afterTyped,
  } = surroundings;
  const { thing } = meaning;
  const word = piece.word.trim();
  if (isNameOfWriter(word, surroundings)) return false;
  // A campus without its school is one where the text calls it a campus: 病院が近く is no 病院キャンパス.
  if (thing.kind === 'campus' && meaning.fit === fits.part) {
    if (schools.includes(thing.campus.school_id)) return true;
    // 第一キャンパス is one of any school.
    if (CAMPUS_OF_ANY.test(word)) return false;
    return isAlone || CAMPUS_WORD.test(word) || CAMPUS_BEHIND.test(after);
  }
  // 大橋さんに紹介されました: somebody is called like a place.
  if (CALLED_SOMEBODY.test(after)) return false;
  const isOfPrefecture = meaning.fit <= fits.bare && /^[県市]立大/.test(word);
  // 女子大 is any college for women, and no short name of one.
  if (campusesOf(thing).length > 0 && !isOfPrefecture && EVERYDAY_WORDS.has(word)) return false;
  // 東京タワー is not 東京: a name that goes on in katakana which nobody knows is another one.
  const isCalledSchool = campusesOf(thing).length > 0 && word.endsWith('大');
  if (
    /^[ァ-ヶー]{2,}/.test(afterTyped) &&
    meaning.part === undefined &&
    !CLASS_WORD.test(word) &&
    !isCalledSchool
  )
    return false;
  // 早稲田口 is no 田口: a town behind kanji that nobody knows is the end of another name.
  if (isEndOfUnknown && thing.kind === 'town') return false;
  // トヨタ自動車大学校 is a school that nobody knows, and no 豊田市.
  if (OTHER_SCHOOL.test(afterTyped)) return false;
  if (!isPlace(thing)) return true;
  // 12月 is no 十二, a town.
  if (/^[\d０-９]+$/.test(word) && !isAlone) return false;
  // 犬が飼える is not 犬飼駅: が between kanji is part of the name, or no part of it.
  if (/\p{Script=Han}が\p{Script=Han}/u.test(word) && !/[がヶケガ]/.test(nameOf(thing))) return false;
  if (CLASS_WORD.test(word) && [...word].length > 1 && !EVERYDAY_WORDS.has(word)) return true;
  if (isAlone || (thing.kind === 'station' && isCalledStation && !GENERAL_BEFORE_STATION.has(word)))
    return true;
  // 申し上げます is not 上ゲ駅, and 2名で no 二名駅.
  if (COUNTS_PEOPLE.test(word)) return false;
  if (/^\p{Script=Han}[げけ]$/u.test(word)) return false;
  if (EVERYDAY_WORDS.has(word))
    return hasOtherPlace && ((isJoined && JOINED_GOES_ON.test(after)) || JOINS_ON.test(after));
  // Inside a sentence, kana are rather its words: 娘のために is not 野多目.
  if (/^[ぁ-んー]+$/.test(word)) {
    // 茨城県つくば is written on.
    if (!piece.isWordStart && !/[都府県市区]$/.test(before)) return false;
    const isBounded = !/^[ぁ-ん]/.test(after);
    if (thing.kind === 'town' && !isBounded) return false;
    // おとうさん is not 大戸駅.
    if (!isBounded && !PARTICLE.test(after)) return false;
    if (
      [...word].length <= KANA_SHORT &&
      !hasOtherPlace &&
      !AREA_BEHIND.test(after) &&
      countOf(thing, counts) === 0
    )
      return false;
  }
  const isShort = [...word].length < (/^[ぁ-んァ-ヶー]+$/.test(word) ? 3 : 2);
  // 名古屋 栄, 栄 名古屋: a word of its own beside its city.
  const isOwnWord =
    thing.kind === 'station' && isOnlyWord && cities.includes(thing.row.city_id) && piece.isWordStart;
  if (isShort) return ((isJoined || JOINS_ON.test(after)) && hasOtherPlace) || isOwnWord;
  // 百万遍 is a crossing, and 百万遍町 another place: a town is called without its 町 behind its municipality alone.
  if (thing.kind === 'town' && meaning.fit === fits.bare && !cities.includes(thing.city_id)) return false;
  // 円山 beside 札幌市 is no town of 檜山郡 that nobody rents a home in.
  const isElsewhere = thing.kind === 'town' && cities.length > 1 && !cities.includes(thing.city_id);
  if (isElsewhere && countOf(thing, counts) === 0) return false;
  if (hasOtherPlace) return true;
  // 城南 beside 品川区 is no ward of 福岡.
  if (
    thing.kind === 'city' &&
    hasPlaceElsewhere &&
    /市.+区$/.test(nameOf(thing)) &&
    meaning.fit === fits.bare
  )
    return word.endsWith('区');
  if (thing.kind !== 'town') return true;
  // Hundreds of towns have one name: one far from all that is named is none that was meant.
  if (hasPlaceElsewhere) return false;
  return countOf(thing, counts) > 0 || ([...word].length > 2 && meaning.fit === fits.full);
}

const KANA_SHORT = 3;
/** An unknown word behind a name that makes it the name of a school. */
const OTHER_SCHOOL = /^[^ぁ-ん、。\s]{2,10}(?:大学校|専門学校|専修学校)/;
/** Words that say of short kana that they are a place: なんば方面. */
const AREA_BEHIND = /^(?:駅)?(?:方面|周辺|付近|近辺|界隈|えりあ|駅)/;
const PARTICLE =
  /^(?:から|まで|より|に|で|の|へ|と|や|か|は|が|も|を|えき|あたり|らへん|ちかく|しゅうへん|ふきん|だ|です|なら|くらい|ぐらい|でも|など|すみ|すむ|あり|さが)/;
const CAMPUS_OF_ANY = /^(?:第?[0-9０-９一二三四五]+|本|新|旧|中央|[東西南北])(?:キャンパス|校舎|校地|学舎)?$/;
const CAMPUS_WORD = /キャンパス|校舎|校地|学舎/;
/** Words behind the first of two places that are joined: 国立〜立川. 国立か私立 is none. */
const JOINS_ON = /^(?:~|から|か|や|・)(?=\p{Script=Han})(?![公私県市]立)/u;
/** Words behind the second of two places that are joined: 立川から国立くらい. */
const JOINED_GOES_ON = /^(?:駅|くらい|ぐらい|まで|あたり|辺り|の間|間|周辺|のあいだ|か|と|$)/;

/** 山田と申します, and 佐藤です at the start of a letter. */
const isNameOfWriter = (word: string, { before, after, isAlone, hasPlaceElsewhere }: Surroundings): boolean =>
  !isAlone &&
  (FAMILY_NAMES.has(word) || (hasPlaceElsewhere && FAMILIES_LIKE_CITIES.has(word))) &&
  (/(?:氏名|名前|申込者|入居者)[:は、]?$/.test(before) ||
    INTRODUCES.test(after) ||
    (/^(?:はじめまして|こんにちは|お?世話に.*)?$/.test(before) && after.startsWith('です')));
