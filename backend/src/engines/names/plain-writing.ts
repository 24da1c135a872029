/** Slips of the keyboard's conversion: words that sound like the ones that are meant, and letters in the wrong order. */
const SLIPS: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/大額|代学|台学/g, '大学'],
  [/(?<=[女男]性|[女男]子)(?:選用|線用|先用|船用|占用|宣用)/g, '専用'],
  [/戸歩|途歩|徒保/g, '徒歩'],
  [/(?<=家具|家電|食事|ロフト|ロック)(?:突き|着き)/g, '付き'],
  [/(?<=家具|家電|食事|飯|ロフト|ロック|ボックス|カメラ|冷蔵庫|エアコン)月(?![0-9０-９])/g, '付'],
  // 5万縁, ニ階 with the katakana, 農工大がく.
  [/(?<=[万千0-9０-９])[縁園援淵]/g, '円'],
  [/ニ(?=[階口畳帖人万])/g, '二'],
  [/ハ(?=[畳帖万])/g, '八'],
  [/(?<=\p{Script=Han})大が[くkｋ]/gu, '大学 '],
  [/(?<=学生|女子|男子)[量料]/g, '寮'],
  [/式金|敷禁/g, '敷金'],
  [/礼近|例金/g, '礼金'],
  [/家貸|矢賃/g, '家賃'],
  [/管理日/g, '管理費'],
  [/更新量/g, '更新料'],
  [/保障人|保証任/g, '保証人'],
  [/築朝|築麻/g, '築浅'],
  [/通額/g, '通学'],
  [/無量(?!大)/g, '無料'],
  [/合各/g, '合格'],
  [/萩窪/g, '荻窪'],
  [/(?<=バス・?)トレイ/g, 'トイレ'],
  // Any gate is one of the school: 南門から5分.
  [/(?<!\p{Script=Han})[東西南北表](?=門(?:から|まで|より))/gu, '校'],
];

/** Kanji and katakana that look alike: ロフ卜, 力メラ, 名古屋エ業大学. */
const LOOK_ALIKES: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/(?<=[ァ-ヶー])卜|卜(?=[ァ-ヶー])/gu, 'ト'],
  [/(?<![\p{Script=Han}0-9０-９])口(?=[ァ-ヶー])/gu, 'ロ'],
  [/(?<!\p{Script=Han})力(?=[ァ-ヶー])/gu, 'カ'],
  [/(?<!\p{Script=Han})工(?=[ァ-ヶー])/gu, 'エ'],
  [/(?<!\p{Script=Han})夕(?=[ァ-ヶー])/gu, 'タ'],
  [/(?<=[ァ-ヶ])一(?=[ァ-ヶ])/gu, 'ー'],
  [/(?<=[0-9０-９一二三])ロ(?=コンロ|以上|ガス)/gu, '口'],
  [/(?<=\p{Script=Han})エ(?=[業科学芸大]|繊維)/gu, '工'],
  [/(?<![ァ-ヶー])タ(?=[食飯])/gu, '夕'],
];

const MENDED = [...LOOK_ALIKES, ...SLIPS];

const KANJI_DIGITS = '一二三四五六七八九';
const digitOf = (kanji: string) => String(KANJI_DIGITS.indexOf(kanji) + 1);
/** 六〜七万, 五・五万: a sign between two digits in kanji. */
const SIGN_BETWEEN_KANJI = new RegExp(
  `([${KANJI_DIGITS}])([~〜～・.．\\-−－])([${KANJI_DIGITS}])(?=万)`,
  'gu',
);

/** 二ヶ月: folding leaves out ヶ between kanji, and it would be February. */
const KANJI_MONTHS = new RegExp(`([${KANJI_DIGITS}])(?=[ヶヵケカか箇]月)`, 'gu');

/** 6畳あれば十分: it is enough, and no ten minutes. */
const ENOUGH = /(?<=れば|だけで|それで|[畳帖円万KkＫRＲ]で|[台口]で|ルームで|のもので)十(?=分)/g;

/** ①, ⑵: they count the wishes, and belong to no amount. */
const NUMBERS_OF_LISTS = /[\u2460-\u249b\u2776-\u2793]/g;

const DIGIT = '[0-9０-９]';
/** 2027/04, 2027-04-01. */
const DATE_WITH_YEAR = new RegExp(
  `(?<!${DIGIT})(${DIGIT}{4})[/／.\\-－−](${DIGIT}{2})(?:[/／.\\-－−](${DIGIT}{2}))?(?!${DIGIT}|[/／\\-－−万円])`,
  'g',
);
/** 3/25, 4/1. */
const DATE = new RegExp(
  `(?<![0-9０-９/／.])((?:[1１][0-2０-２])|[1-9１-９])[/／](${DIGIT}{1,2})(?!${DIGIT}|[/／.万円分階畳帖])`,
  'g',
);

/** 国立〜立川: a sign between two names, which folding leaves out. */
const BETWEEN_NAMES =
  /(?<=[\p{Script=Han}ァ-ヶー])(?<![万千円月日年分時畳帖階歳一二三四五六七八九十])[〜～~](?=\p{Script=Han})/gu;

/** The name of a building behind the numbers of an address, up to the next blank. */
const BUILDING =
  /(?<=[0-9０-９号地][\s　]+|[0-9０-９](?:番地?|号))(?:(?:メゾン|コーポ|ハイツ|レジデンス|パレス|ハイム|ヴィラ|グラン|サン)[^\s　、。]*|[^\s　、。]*(?:ビル(?:ディング)?|号室)[^\s　、。]*)/gu;

const blank = (text: string) => ' '.repeat(text.length);

/**
 * A search with its numbers, dates and slips in the writing that the readers know. It is as long as the one that was typed, so that
 * places in one are places in the other.
 */
export function plainWriting(typed: string): string {
  const dated = typed
    .replace(NUMBERS_OF_LISTS, '、')
    .replace(KANJI_MONTHS, (_, digit: string) => digitOf(digit))
    .replace(ENOUGH, '充')
    .replace(BUILDING, blank)
    .replace(BETWEEN_NAMES, 'か')
    .replace(DATE_WITH_YEAR, (_, year: string, month: string, day?: string) =>
      day === undefined ? `${year}年${month}` : `${year}年${month}月${day}`,
    )
    .replace(DATE, '$1月$2')
    .replace(
      SIGN_BETWEEN_KANJI,
      (_, first: string, sign: string, second: string) =>
        digitOf(first) + (/[・.．]/u.test(sign) ? '.' : '~') + digitOf(second),
    );
  return MENDED.reduce((text, [slip, meant]) => text.replace(slip, meant), dated);
}
