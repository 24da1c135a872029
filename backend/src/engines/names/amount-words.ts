import type { EstateFilter } from '@gakumado/shared/contract';
import { MAX_YEN } from '@gakumado/shared/vocabulary';

/** A wish about money at the start of a folded text. */
export interface AmountWish {
  /** Characters of the folded text that it takes. */
  length: number;
  label: string;
  filter: Partial<EstateFilter>;
  /** The same amount as the other kind of price, and the words that mean it. */
  other?: { label: string; words: string };
  /** It is said to be too much. */
  isRefused?: boolean;
}

/** Prices that an amount may limit: the rent alone, or all that is paid in a month (contract, 8.1). */
const prices = {
  rent: { label: '家賃', from: 'price_from', to: 'price_to', words: '家賃' },
  cost: { label: '毎月の実質負担', from: 'cost_from', to: 'cost_to', words: '実質負担' },
} as const;
type Price = keyof typeof prices;

const KANA_NUMBERS: Readonly<Record<string, number>> = {
  いち: 1,
  に: 2,
  さん: 3,
  よん: 4,
  し: 4,
  ご: 5,
  ろく: 6,
  なな: 7,
  しち: 7,
  はち: 8,
  きゅう: 9,
  く: 9,
  じゅう: 10,
};
const KANA = Object.keys(KANA_NUMBERS).join('|');

/** 万 with what follows it down to the yen (5万5千円, 5万5, 14万2000, 6万5500), 千, plain digits with 円 or ¥, and numbers as they are spoken. */
const AMOUNT = new RegExp(
  [
    String.raw`¥?(?<myriads>\d+(?:\.\d+)?)(?:万|まん|man(?![a-z]*shon))(?:(?<thousands>\d)(?:千|せん)(?<rest>\d{1,3}(?!\d))?|(?<digits>\d{3,4}(?!\d))|(?<tail>\d)(?=$|[円台程前まくぐでがなに~]|以[内下]))?(?<half>半)?`,
    String.raw`(?<spoken>${KANA})まん(?:(?<spokenThousands>${KANA})せん)?(?<spokenHalf>はん)?`,
    String.raw`¥?(?<onlyThousands>\d+(?:\.\d+)?)(?:千|せん|k(?![a-z]))`,
    String.raw`¥(?<yen>\d+)`,
    String.raw`(?<plain>\d+)(?=円|えん|yen)`,
    String.raw`(?<bare>\d{5,6})(?!\d)`,
    // 6.8まで: a decimal without a unit is one of 万.
    String.raw`(?<decimal>(?:[2-9]|1\d)\.\d{1,2})(?![\d.a-z%万千円分階畳帖平㎡年月日人名倍時])`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'y',
);

interface Amount {
  yen: number;
  end: number;
  /** The step in which it is said: 8万 stands for all of 8万円台. */
  step: number;
}

function readAmount(text: string, at: number): Amount | null {
  AMOUNT.lastIndex = at;
  const found = AMOUNT.exec(text);
  if (!found) return null;
  const { myriads, thousands, tail, rest, digits, half, spoken, spokenThousands, spokenHalf } = found.groups!;
  const { onlyThousands, yen, plain, bare, decimal } = found.groups!;
  const end =
    at +
    found[0].length +
    (/^(?:円|えん|yen|en|日?元)/.exec(text.slice(at + found[0].length))?.[0].length ?? 0);
  const sum = (unit: number, ...parts: number[]) => ({
    yen: Math.round(parts.reduce((total, part) => total + part, 0)),
    end,
    step: unit,
  });
  if (myriads !== undefined) {
    const small =
      Number(thousands ?? tail ?? 0) * 1_000 + Number(rest ?? 0) + Number(digits ?? 0) + (half ? 5_000 : 0);
    return sum(myriads.includes('.') || small > 0 ? 1_000 : 10_000, Number(myriads) * 10_000, small);
  }
  if (spoken !== undefined) {
    const small = (KANA_NUMBERS[spokenThousands ?? ''] ?? 0) * 1_000 + (spokenHalf ? 5_000 : 0);
    return sum(small > 0 ? 1_000 : 10_000, (KANA_NUMBERS[spoken] ?? 0) * 10_000, small);
  }
  if (onlyThousands !== undefined) return sum(1_000, Number(onlyThousands) * 1_000);
  if (decimal !== undefined) return sum(1_000, Number(decimal) * 10_000);
  const whole = Number(yen ?? plain ?? bare);
  return sum(whole % 10_000 === 0 ? 10_000 : 1_000, whole);
}

/** Words before an amount, and which price they mean: 予算8万 is what is paid, 家賃8万 is the rent. */
const RENT =
  /(?:家賃|賃料|やちん|お家賃|御家賃|yachin|rent)(?:の?上限)?(?:(?:に|として|で)(?:使える|つかえる|出せる|払える|かけられる|まわせる|回せる)(?:の|お?金|額|分)?)?(?:(?:は)?(?:共益費|管理費)(?:など)?(?:抜き|ぬき|別|なし|を除いて|を除き|を含まず|含まず)(?:で|の)?)?(?:が|は|を|も|だけで)?(?:(?:出せて|大体|だいたい|せいぜい|できれば|最大|最高|多くて|高くて)(?:も|で)?)?/y;
const COST =
  /(?:(?:毎月の?|月々の?|月額|(?<!\d)月|1か月|1ケ月|合計|全部で|総額|諸費用込みで?|込み込みで?|こみこみで?|予算|budget|全部込みで?|最大|上限|実質負担(?:額)?|実質|負担|支払い?|支払額|費用|生活費|住居費|こすと)(?:の|は|が|を|も|で)?)+/y;

/** 家賃はなるべく抑えたい、4万くらい: the amount in the sentence of 家賃 is the rent. */
const RENT_EARLIER = /(?:家賃|賃料)(?:[はがをも]|(?=高|安|抑))[^、。\d]{2,16}$/;

/** 家賃は6万、無理すれば7万: the second amount of a rent is a rent. */
const RENT_RAISED =
  /(?:家賃|賃料)[はがも]?[\d.~]+万?(?:円)?[^\d]{0,8}?(?:頑張つて|がんばつて|無理して|無理すれば|頑張れば|がんばれば|最悪|最大|最高|上限|高くて|できれば|出来れば|理想)(?:でも?|とも|も|は|が)?$/;

/** 管理費別で5万円: the fee is beside the amount, which is the rent. */
const WITHOUT_FEE =
  /(?:共益費|管理費)(?:等|など)?(?:は)?(?:抜き|ぬき|別|除[いき]て?|を除[いき]て?|を?含まず|を?含まない)(?:途)?(?:で|の)?(?:家賃|賃料)?(?:は|が|で)?/y;

/** 食費込みで8万円: what is eaten is in the amount. */
const WITH_FOOD =
  /(?:(?:家賃|賃料|実質負担)(?:と|\+|も|に))?(?:食費|食事代|御?飯代|ごはん代|食事)(?:も|を|まで)?(?:込み?|こみ|含めて|含む|含め|入れて|入れても|合わせて|あわせて|足して|全部で)(?:の)?(?:で|の)?(?:(?:予算|全部|合計|毎月|月々?|月額)(?:で|は)?)?/y;

/** The characters with which it begins. */
const MAY_BE_FOOD = /[家賃実食御ご]/;

/** 家賃は管理費込みで7万円: the fee is in the amount. */
const WITH_FEE =
  /[+と]?(?:管理費|共益費)(?:等|など)?(?:も|を)?(?:込み?|こみ|含めて|含む|含め|入れて|合わせて|あわせて|足して|(?<=[+と]管理費|[+と]共益費|家賃管理費|家賃共益費)[で=はが])(?:で|の)?/y;

const UP_TO =
  /(?:以下|以内|いか|いない|ika|inai|made|orless|まで|が限界|未満|より安い|より下|を?切る|を?切つて|を?きる|を超えない|をこえない|以下に|上限|max|が上限|内|うち|いない)(?:で(?![すき])|に|の|が|なら)?(?:抑えたい|おさえたい|収めたい|おさめたい|したい|希望)?/y;
const FROM = /(?:以上|いじょう|から(?!\d)|~(?!\d)|より高い|より上)(?:で|の|が)?/y;
/** Limits that stand before the amount: ~8万, under 80000, 下限4万. */
const MOST =
  /(?:(?:上|うえ)[はが]|まつくす(?:で|は)?|高くても?|多くても?|頑張つても?|せいぜい|~|under|below|upto|within|lessthan|max|maximum)/y;
const LEAST =
  /(?:(?:下|した)[はが](?=\d)|安くても|低くても|少なくとも|下限|最低|over|morethan)(?:で|でも|は|が)?/y;
const AROUND =
  /(?:台)?(?:ちようど|ちょうど|ぴつたり)?(?:くらい|ぐらい|前後|程度|ほど|位|あたり|辺り|に近い(?:金額|値段|額)?|近く|近辺|ちょい|ちょつと|弱|強)(?:まで|の|で(?![すき]))?/y;
const BAND =
  /(?:(?:[台代]|だい(?!が))(?:の)?|(?=前半|後半))(?:(?<half>前半|後半)(?:まで|で|の)?|(?<limit>まで|以下|以内))?/y;
const BETWEEN =
  /(?:円|えん)?(?:[台代](?=\d)|[台代]?(?:以上|~|から|より|-))(?:高くても?|最大(?:で|でも)?|上限|せいぜい|多くても?|いつても?|最高(?:でも|で)?|頑張つて)?/y;
/** 8万は無理: what is paid is below it. */
const REFUSED =
  /(?:は|も|だと|では)(?:ちょつと|もう)?(?:無理|むり|ぎりぎり|ぎり|苦しい|おば|足りない|つらい|辛い|しんどい|きつい|厳しい|きびしい|高い|高すぎ|出せない|出せません|払えない|払えません|予算おば|ng|だめ)/y;
/** 6万以上は払えない: more than an amount is refused, which is the limit. */
const MORE_REFUSED =
  /(?:以上|を?(?:超え|こえ|越え|上回)(?:る|た)?|より(?:上|高い)|おば)(?:の)?(?:家賃|金額|部屋|物件|ところ|とこ|額)?(?:に(?:なる|なつたら))?(?:は|だと|と|のは|なら)?(?:ちよつと|もう)?(?:払え|出せ|無理|むり|きつい|厳しい|きびしい|だめ|ng|困る|避けたい|つらい|辛い|苦しい|手が出|借りられ|しんどい|嫌)(?:ない|ません|へん|ん(?![ぁ-ん]))?(?:です)?/y;
/** 6万円以下の家賃 */
const RENT_BEHIND = /の?(?:お|御)?(?:家賃|賃料)(?!相場|[はがをも\d])/y;
/** 年間60万円 */
const IN_A_YEAR = /(?:年間?|年額|1年間?で?|1年分)(?:で|に|の予算)?/y;
const UNIT_LATER = /(\d+(?:\.\d+)?)(?:~|から)(?=\d)/y;

/** Money that is no price of a home, and what is paid beside the rent: 仕送り6万円, 初期費用は10万円まで, 管理費5,000円. */
const OTHER_MONEY =
  /(?:仕送り|家賃補助|住宅手当|家賃手当|手取り|ボナス|時給|初期費用|敷金|礼金|入館金|入居金|奨学金|ばいと(?:代|収入)?|給料|年収|月収|貯金|引越し代|引つ越し代|学費|授業料|光熱費|水道光熱費|電気代|食費|交通費|定期代|仲介手数料|保証料|更新料|管理費|共益費|火災保険料?|鍵交換[代費]?|駐車場代|駐輪場代|水道代|がす代|ねつと代)(?:等|など)?(?:は|が|を|に|も|で|[:=])?(?:別に|別途|ぷらす|\+)?(?:月々?|毎月|合計|全部で)?/y;

/** 月20万円しかもらえません */
const INCOME_BEHIND =
  /(?:しか|くらい|ぐらい|ほど|を|は)?(?:もら[えいつうわ]|貰[えいつうわ]|いただ[いけくき]|稼|かせ[いぎぐ]|支給|振り込)/y;

/** Characters of a folded text that tell what somebody earns; 0 where there are none. */
function incomeAt(text: string, start: number): number {
  const amount = readAmount(text, skip(/(?:毎月|月々?)(?:に)?/y, text, start));
  const end = amount ? skip(INCOME_BEHIND, text, amount.end) : start;
  return amount && end > amount.end ? end - start : 0;
}

/** Characters of a folded text that tell of such money from a place on; 0 where there is none. */
export function otherMoneyAt(text: string, start: number): number {
  const at = skip(OTHER_MONEY, text, start);
  if (at === start) return incomeAt(text, start);
  const amount = readAmount(text, at);
  // 礼金0円 is a wish.
  if (!amount || amount.yen === 0 || amount.yen > MAX_YEN) return 0;
  return skip(UP_TO, text, skip(AROUND, text, amount.end)) - start;
}

/** A monthly price; 500円 is asked for by nobody, and 500万円 either. */
const isPrice = (yen: number) => yen >= 5_000 && yen <= MAX_YEN;
/** How far 8万円くらい goes to both sides. */
const AROUND_YEN = 5_000;

const inWords = (yen: number) =>
  yen % 100 === 0 && yen >= 10_000 ? `${yen / 10_000}万円` : `${yen.toLocaleString('ja')}円`;

interface Limits {
  from?: number | undefined;
  to?: number | undefined;
  isRefused?: boolean;
}

const labelOf = (name: string, { from, to }: Limits) => {
  if (from !== undefined && to !== undefined) return `${name}${inWords(from)}～${inWords(to)}`;
  return from === undefined ? `${name}${inWords(to!)}以下` : `${name}${inWords(from)}以上`;
};

function wishOf(price: Price, limits: Limits, length: number, typed: string): AmountWish | null {
  const { from, to } = limits;
  const given = [from, to].filter((yen) => yen !== undefined);
  if (given.length === 0 || !given.every(isPrice) || (from ?? 0) > (to ?? Infinity)) return null;
  const { label, from: fromField, to: toField } = prices[price];
  const other = prices[price === 'rent' ? 'cost' : 'rent'];
  return {
    length,
    label: labelOf(label, limits),
    filter: { ...(from !== undefined && { [fromField]: from }), ...(to !== undefined && { [toField]: to }) },
    other: { label: labelOf(other.label, limits), words: other.words + typed },
    ...(limits.isRefused && { isRefused: true }),
  };
}

/** The end of a pattern at a place; the place itself where it is not there. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

const NUMBER = /[\d¥]|まん/g;
/** Words before an amount take no more characters. */
const BEFORE_NUMBER_MAX = 48;

/** Whether an amount may be near behind a place: it spares most places of a text the readers. */
export function isAmountAhead(text: string, at: number): boolean {
  NUMBER.lastIndex = at;
  const found = NUMBER.exec(text);
  return found !== null && found.index <= at + BEFORE_NUMBER_MAX;
}

/**
 * The wish about a monthly price that a folded text has at a place: an amount, a range or a limit, with or without the price that it is
 * of. One number makes one limit.
 */
export function amountWishAt(text: string, start: number): AmountWish | null {
  const ofYear = amountOfYear(text, start);
  if (ofYear) return ofYear;
  const afterFood = MAY_BE_FOOD.test(text.charAt(start)) ? skip(WITH_FOOD, text, start) : start;
  const afterRent =
    afterFood > start ? start : Math.max(skip(RENT, text, start), skip(WITHOUT_FEE, text, start));
  const afterCost = Math.max(afterFood, skip(COST, text, start));
  const afterFee = afterRent > start ? skip(WITH_FEE, text, afterRent) : afterRent;
  const isWithFee = afterFee > afterRent;
  const beforeLimit = Math.max(afterFee, afterCost);
  const isNamed = beforeLimit > start;
  const afterLeast = skip(LEAST, text, beforeLimit);
  const afterMost = skip(MOST, text, beforeLimit);
  const isUpTo = afterMost > beforeLimit;
  const at = Math.max(afterLeast, afterMost);
  const first = lastSaid(text, readAmount(text, at)) ?? readWithoutUnit(text, at);
  const isSaid =
    isNamed ||
    at - beforeLimit >= 2 ||
    (first !== null && (hasUnit(text, at, first) || hasLimit(text, first.end) || isRound(first)));
  if (!first || !isSaid) return null;
  const limits =
    afterLeast > beforeLimit
      ? { from: first.yen, end: skip(FROM, text, first.end) }
      : readLimits(text, first, isUpTo);
  const end = afterRent > start ? limits.end : skip(RENT_BEHIND, text, limits.end);
  const said = text.slice(0, start);
  const isOfRent =
    (!isNamed && RENT_EARLIER.test(said)) || (!isWithFee && RENT_RAISED.test(text.slice(0, at)));
  const price: Price = isOfRent || afterRent > start || end > limits.end ? 'rent' : 'cost';
  const wish = wishOf(price, limits, end - start, text.slice(beforeLimit, limits.end));
  if (wish && afterFood > start)
    return { ...wish, label: `食費込みの${wish.label}`, filter: { ...wish.filter, with_meals: true } };
  if (!wish || !isWithFee) return wish;
  return {
    ...wish,
    label: `管理費込みの${wish.label}`,
    filter: { ...wish.filter, is_include_management: true },
  };
}

/** An amount of a year as one of a month. */
function amountOfYear(text: string, start: number): AmountWish | null {
  const at = skip(IN_A_YEAR, text, start);
  const amount = at > start ? readAmount(text, at) : null;
  if (!amount) return null;
  const { from, to, end } = readLimits(text, amount, false);
  const inMonth = (yen?: number) => yen && Math.round(yen / 12 / 100) * 100;
  return wishOf('cost', { from: inMonth(from), to: inMonth(to) }, end - start, text.slice(at, end));
}

/** 5~7万: the first number has the unit of the second. */
function readWithoutUnit(text: string, at: number): Amount | null {
  UNIT_LATER.lastIndex = at;
  const found = UNIT_LATER.exec(text);
  const next = found && readAmount(text, at + found[0].length);
  if (!found || !next || next.step < 1_000) return null;
  const factor = next.yen >= 10_000 && Number(found[1]) < 100 ? 10_000 : 1;
  return { yen: Math.round(Number(found[1]) * factor), end: at + found[1]!.length, step: factor };
}

const hasUnit = (text: string, at: number, { end }: Amount) =>
  /[万千円¥.]|まん|せん|えん|~|man|yen/.test(text.slice(at, end + 1));
/** 早稲田 70000: digits alone are an amount where they are a usual one, and no number of a house. */
const isRound = ({ yen }: Amount) => yen >= 20_000 && yen <= 300_000 && yen % 500 === 0;
const hasLimit = (text: string, at: number) =>
  [UP_TO, FROM, AROUND].some((bound) => skip(bound, text, at) > at);

/** 7万でも8万でもいい, 6万か7万: the higher one is the limit. */
const EITHER = /(?:でも|か)(?=\d)/y;
const EITHER_ENDS = /でも(?:いい|良い|よい|可|ok)?/y;

function higherOfTwo(text: string, first: Amount): Amount | null {
  const at = skip(EITHER, text, first.end);
  const second = at > first.end ? readAmount(text, at) : null;
  return second && second.yen > first.yen ? second : null;
}

/** 6万、いや6万5千円: the amount that is said last is meant. */
const CORRECTED = /、?(?:いや|いえ|もとい|訂正|じ[やゃ]なくて|ではなく(?:て)?|やつぱり?)、?(?=\d)/y;

function lastSaid(text: string, first: Amount | null): Amount | null {
  const at = first ? skip(CORRECTED, text, first.end) : 0;
  return first && at > first.end ? (readAmount(text, at) ?? first) : first;
}

function readLimits(text: string, first: Amount, isUpTo: boolean): Limits & { end: number } {
  const { yen, end, step } = first;
  if (isUpTo) return { to: yen, end: skip(UP_TO, text, end) };
  const more = skip(MORE_REFUSED, text, end);
  if (more > end) return { to: yen, end: more };
  const refused = skip(REFUSED, text, end);
  if (refused > end) return { to: yen, end: refused, isRefused: true };
  const last = higherOfTwo(text, first);
  if (last) return { to: last.yen, end: skip(UP_TO, text, skip(EITHER_ENDS, text, last.end)) };
  const between = skip(BETWEEN, text, end);
  const second = between > end ? readAmount(text, between) : null;
  if (second && second.yen >= yen) {
    const afterBand = skip(BAND, text, second.end);
    const after = skip(UP_TO, text, afterBand);
    // 3万円台〜4万円台 goes up to the end of the second band.
    const isBand = afterBand > second.end && /[台代]/.test(text.slice(end, between));
    return {
      from: yen,
      to: isBand ? second.yen + second.step - 1 : second.yen,
      end: skip(/の間(?:で|の)?/y, text, after),
    };
  }
  BAND.lastIndex = end;
  const band = BAND.exec(text);
  if (band) {
    const { half, limit } = band.groups!;
    const last = end + band[0].length;
    const top = yen + step - 1;
    if (limit !== undefined) return { to: top, end: last };
    const isLimit = text.slice(end, last).endsWith('まで');
    if (half === '前半') return { ...(!isLimit && { from: yen }), to: yen + step / 2 - 1, end: last };
    if (half === '後半') return { from: yen + step / 2, to: top, end: last };
    const around = skip(AROUND, text, last);
    return { from: yen, to: top, end: skip(UP_TO, text, around) };
  }
  const upTo = skip(UP_TO, text, end);
  if (upTo > end) return { to: yen, end: upTo };
  const around = skip(AROUND, text, end);
  if (around > end) {
    const word = text.slice(end, around);
    // 4万ちょっとまで is a little more than 4万.
    const isMore = /^(?:ちよい|ちよつと|ちょい|ちょつと|強)/.test(word);
    if (word.endsWith('まで')) return { to: isMore ? yen + AROUND_YEN : yen, end: around };
    if (word.startsWith('弱')) return { to: yen, end: around };
    return { from: yen - AROUND_YEN, to: yen + AROUND_YEN, end: around };
  }
  const from = skip(FROM, text, end);
  return from > end ? { from: yen, end: from } : { to: yen, end };
}
