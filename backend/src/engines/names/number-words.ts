import {
  buildingAgeChoices,
  directions,
  layoutLabel,
  matsRange,
  MAX_AREA_M2,
  OTHER_LAYOUTS,
  roomLayouts,
  radiusChoicesKm,
  STAY_MONTHS,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { amountWishAt, isAmountAhead, otherMoneyAt } from './amount-words.ts';
import { monthReaders } from './month-words.ts';
import type { NumberReader, NumberWish } from './number-wish.ts';

/** The next choice that includes a value; undefined past the last one. */
const atLeast = (choices: readonly number[], value: number) => choices.find((choice) => choice >= value);

function walk(minutes: number): Omit<NumberWish, 'length'> | null {
  const limit = atLeast(walkMinutesChoices, minutes);
  return limit === undefined
    ? null
    : { label: `駅から徒歩${limit}分以内`, filter: { walk_minutes_max: limit } };
}

/** Minutes on foot, whatever they lead to. */
const onFoot = (minutes: number): Omit<NumberWish, 'length'> | null => {
  const wish = walk(minutes);
  return wish && { ...wish, footMinutes: minutes };
};

/** Minutes without a school are those on foot, as far as homes are searched by them. */
export const walkWish = walk;

/** Minutes of a way whose ends are not known yet. */
const minutesOf = (minutes: number, isByTrain: boolean): Omit<NumberWish, 'length'> | null =>
  minutes > 0 && minutes <= 180 ? { label: `${minutes}分以内`, filter: {}, minutes, isByTrain } : null;

function age(years: number): Omit<NumberWish, 'length'> | null {
  const limit = atLeast(buildingAgeChoices, years);
  return limit === undefined ? null : { label: `築${limit}年以内`, filter: { building_age_max: limit } };
}

/** The directions that a text names; 東南 is 南東. */
function facing(text: string): Omit<NumberWish, 'length'> | null {
  const named = (text.match(/[東西南北]{1,2}/g) ?? []).map((name) =>
    name.replace(/^([東西])([南北])$/, '$2$1'),
  );
  const known = directions.filter((direction) => named.includes(direction));
  return known.length < 2 || known.length < new Set(named).size
    ? null
    : { label: `${known.join('・')}向き`, filter: { direction: known } };
}

function layout(text: string): Omit<NumberWish, 'length'> {
  const named = roomLayouts.find((name) => name.toLowerCase() === text);
  const value = named ?? OTHER_LAYOUTS;
  return { label: layoutLabel(value), filter: { layout: [value] } };
}

const M2 = '(?:平米|m2|㎡|へいべい|平方(?:めとる|m))';

/** A size of the room, with one of its limits or both. */
function area(from?: number, to?: number): Omit<NumberWish, 'length'> | null {
  if (Math.max(from ?? 0, to ?? 0) > MAX_AREA_M2 || (from ?? 0) > (to ?? MAX_AREA_M2)) return null;
  const filter = {
    ...(from !== undefined && { room_area_from: from }),
    ...(to !== undefined && { room_area_to: to }),
  };
  if (from === undefined) return { label: `${to}㎡以下`, filter };
  return { label: to === undefined ? `${from}㎡以上` : `${from}㎡～${to}㎡`, filter };
}

/** Sizes of rooms as they are spoken. */
const SPOKEN_MATS: Readonly<Record<string, number>> = {
  よん: 4,
  ろく: 6,
  なな: 7,
  しち: 7,
  はち: 8,
  じゆう: 10,
  じゅう: 10,
};

function matsFrom(mats: number): Omit<NumberWish, 'length'> | null {
  return mats >= matsRange.min && mats <= matsRange.max
    ? { label: `${mats}畳以上`, filter: { mats_from: mats } }
    : null;
}

/** The highest floor that is wanted, which no field of the filter knows. */
const highestFloor = (floor: number): Omit<NumberWish, 'length'> => ({
  label: `${floor}階以下（この条件では絞り込めません）`,
  filter: {},
});

/** How long somebody lives there: what is paid in a month follows from it. */
function stay(years: number): Omit<NumberWish, 'length'> | null {
  const stay_months = STAY_MONTHS.find((months) => months === years * 12);
  return stay_months ? { label: `${years}年住む`, filter: { stay_months } } : null;
}

/** A distance from a place, as the next radius that includes it. */
function radius(metres: number): Omit<NumberWish, 'length'> | null {
  const radiusKm = radiusChoicesKm.find((km) => km * 1_000 >= metres);
  return radiusKm === undefined || metres === 0 ? null : { label: `${radiusKm}km以内`, filter: {}, radiusKm };
}

/** So far people walk in a minute, as advertisements of homes have it. */
const METRES_A_MINUTE = 80;

const minutesText =
  '(?:以内|いない|inai|圏内|圏|以下|まで|未満|くらい|ぐらい|程度|ほど|前後)?(?:まで|の範囲|の距離)?(?:で(?:通える|行ける|いける|着く|着ける|通学できる))?';
const BY_TRAIN =
  '(?:通学(?:時間)?|通勤(?:時間)?|片道|電車(?:で|に乗つて)?|乗車時間?|乗つて|バスと電車で|電車とバスで|(?:自転車|ちゃりんこ|ちゃり|原付|バイク|バス|車)で?|door ?to ?door|どあ(?:to|つ|2)どあ)(?:は|が|で|も)?';
const FROM_PLACE = '(?:から|より|まで)?(?:約)?';
const WITHIN =
  '(?:以内|いない|圏内|圏|以下|まで|未満|くらいまで|ぐらいまで|程度まで)(?:の(?:範囲|距離|ところ|場所))?(?:で|に)?';

/** How somebody goes, before the minutes of it. */
const MODE = '(自転車|ちやり|ちゃり|徒歩|歩いて|歩きで?|電車|ばす|ばいく|原付|車)';
const BY = '(?:で|なら|だと|の場合)?(?:は)?';
/** か徒歩, 徒歩なら: the second way is another one and no part of the first. */
const OR_MODE = `(?:以内|圏内|圏|くらい|ぐらい|程度|まで)?(?:で)?(?:(?:か|または|もしくは|あるいは|or)${MODE}${BY}|${MODE}(?:なら|だと|の場合|でも)(?:は)?)`;
/** As far as people walk to school. */
const ON_FOOT_MINUTES = 20;
const ON_FOOT = /^(?:徒歩|歩)/;
type WayOf = readonly [mode: string, minutes: number];

/** The limit of two ways of which one is enough. */
function eitherWay(...ways: readonly WayOf[]): Omit<NumberWish, 'length'> | null {
  const onFootMinutes = ways.find(([mode]) => ON_FOOT.test(mode))?.[1];
  return minutesOf(onFootMinutes ?? Math.max(...ways.map(([, minutes]) => minutes)), true);
}

/** Words that refuse a house so old: 築30年とかはNG. */
const REFUSED_AGE =
  '(?:ng|嫌|いや(?!す)|やだ|無理|むり|避けたい|さけたい|避けて|だめ|不可|除[いくき外]|以外|論外|遠慮)';
const readers: readonly NumberReader[] = [
  ...monthReaders,
  // Walks and commutes.
  [
    new RegExp(
      `(?:最寄り?の?駅?|(?<!(?![線鉄])\\p{Script=Han})駅)?(?:(?:から|まで|より)(?:は|も|の)?)?(?:徒歩|とほ|歩いて|歩き?で?)(?:で)?(\\d{1,2})(?:分|ぷん|ふん)${minutesText}`,
      'yu',
    ),
    ([, minutes]) => onFoot(Number(minutes)),
  ],
  [
    new RegExp(
      `(?<!(?![線鉄])\\p{Script=Han})駅(?:から|より|まで)?(?:は|も|の)?(?:徒歩|歩いて)?(\\d{1,2})(?:分|ぷん|ふん)${minutesText}`,
      'yu',
    ),
    ([, minutes]) => walk(Number(minutes)),
  ],
  [
    new RegExp(`${BY_TRAIN}(\\d{1,3})(?:分|ぷん|ふん)${minutesText}`, 'y'),
    ([, minutes]) => minutesOf(Number(minutes), true),
  ],
  [
    new RegExp(`(${BY_TRAIN})?(\\d)時間(半)?${minutesText}`, 'y'),
    ([, train, hours, half]) => minutesOf(Number(hours) * 60 + (half ? 30 : 0), train !== undefined),
  ],
  // 片道1時間半かかるので: the way that is too long now.
  [
    new RegExp(
      `(?:${BY_TRAIN})?(?:\\d時間半?|\\d{1,3}分)(?:以上|くらい|ぐらい|ほど|も)?かか(?:る|つて(?:い)?る|つてしまう|ります|つてい?て)(?:ので|から|し|んです|ため|のが|のは|けど|距離)?(?!も)`,
      'y',
    ),
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    new RegExp(`(\\d{1,3})(?:分|ぷん|ふん|pun|fun)${minutesText}`, 'y'),
    ([, minutes]) => minutesOf(Number(minutes), false),
  ],
  // 大学まで歩ける, 徒歩で通える: as far as people walk.
  [
    /(?:まで|から|に|へ)?(?:歩い?て?き?で?|徒歩で?)(?:も)?通(?:え[るて]|いたい|学(?:し|でき)|う)[ぁ-ん]{0,3}?(?:距離|範囲|圏内?)?(?=$|[^ぁ-ん]|の|に|で|ところ|とこ|よう|です|、)|(?<!駅)(?:徒歩|歩き)圏内?|(?:(?<!駅)(?:まで|から|へ)|(?<=大学|学校|きやんぱす|きゃんぱす|校舎))に?(?:歩いて(?:行け|いけ)[るて]|歩ける)(?:距離|範囲|圏内?)?(?:で|の)?|(?<!駅(?:から|まで))歩ける(?:距離|範囲)/y,
    () => minutesOf(ON_FOOT_MINUTES, true),
  ],
  // 自転車10分か徒歩20分: of two limits by how somebody goes that on foot holds, else the longer one.
  [
    new RegExp(`${MODE}${BY}(\\d{1,2})(?:分|ぷん)${OR_MODE}(\\d{1,2})(?:分|ぷん)${minutesText}`, 'y'),
    ([, first = '', shorter, either, second = '', longer]) =>
      eitherWay([first, Number(shorter)], [either ?? second, Number(longer)]),
  ],
  // 駅徒歩10分以上でもいい: any way will do.
  [
    /(?:駅)?(?:から|まで)?(?:徒歩|歩いて)?\d{1,2}分以上(?:かかつ|離れ|歩い)?[でて]も(?:いい|良い|よい|ok|可|大丈夫|構わ|かまわ|平気)/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  [
    /(\d{1,3})(?:minutes?|mins?)(?:walk|bytrain|bybus)?(?:from|to)?/y,
    ([, minutes]) => minutesOf(Number(minutes), true),
  ],
  // Distances.
  [
    new RegExp(`${FROM_PLACE}(\\d{1,2}(?:\\.\\d)?)(?:km|きろ(?:めとる)?)${WITHIN}`, 'y'),
    ([, km]) => radius(Number(km) * 1_000),
  ],
  [
    new RegExp(`${FROM_PLACE}(\\d{3,4})(?:m(?!an|2)|めとる)${WITHIN}`, 'y'),
    ([, metres]) => radius(Number(metres)),
  ],
  [
    new RegExp(`(?:最寄り?の?駅?|駅)(?:から|まで)(\\d{3,4})(?:m|めとる)${WITHIN}`, 'y'),
    ([, metres]) => walk(Math.ceil(Number(metres) / METRES_A_MINUTE)),
  ],
  [
    /(?:から|より|まで|の)?半径(?:約)?(\d{1,2})(?:km|きろ(?:めとる)?)(?:以内|圏内|圏|くらい|ぐらい|程度)?(?:の(?:範囲|ところ))?(?:で|に)?/y,
    ([, km]) => radius(Number(km) * 1_000),
  ],
  [
    /([2-6])年(?:間)?(?:(?:だけ|ほど|くらい|ぐらい|は)?(?:ずつと|(?:ずつと)?同じ(?:ところ|とこ|所|部屋|家|場所)に)?(?:住む(?!なら)|住め[るて]|住みます|住みたい|住み続け|すむ|暮らす|暮らします|暮らしたい|留学|在籍|在学|滞在|過ごし|お世話に|借りる|借ります|借りたい|通う|通います|契約|いる予定|過ごす|(?:の|住む)?予定)|(?<=年間)(?:なので|ですので|だから|のみ)|だけ(?!ど|れ))(?:する|します|したい)?(?:の|に|で|ので|から|つもり|予定)*/y,
    ([, years]) => stay(Number(years)),
  ],
  [
    /(?:大学院|院|修士(?:課程)?|博士(?:課程)?|専門学校|専門|短大|短期大学|編入後?)(?:は|の|なので|だから)?([2-6])年(?:間)?(?!生|制|次|目|前|後)/y,
    ([, years]) => stay(Number(years)),
  ],
  // 2か月だけ, 半年間の留学: who stays for months leaves before the contract ends.
  [
    /(?:(?:[1-9]|1[01])(?:[かけゕ箇]月|かげつ)|半年|数[かけゕ]?月|1年)(?:間)?(?:だけ|のみ|限定|(?:ほど|くらい|ぐらい|の予定で|の間)?(?:の)?(?:短期|研修|交換留学|留学|滞在|いんたん|住みたい|住む|住める|借りたい|借りる|借りられる|契約|利用|予定))(?:で)?/y,
    () => ({ label: '途中解約可', filter: { is_midterm_cancelable: true } }),
  ],
  [
    /(?:夏休み|春休み|冬休み|夏|冬|1学期|半期|前期|後期)(?:の)?(?:間|期間|期間中)?(?:の)?(?:(?:\d|数)[かけゕ]?月(?:間)?)?(?:だけ|のみ|限定)/y,
    () => ({ label: '途中解約可', filter: { is_midterm_cancelable: true } }),
  ],
  // 7万×2人=14万: the amount of one is none of the home.
  [/\d+(?:\.\d+)?万円?[×x*]\d人?(?:分)?(?:=|で)?/y, () => ({ label: '', filter: {}, isUnused: true })],
  // 6畳じゃ狭い: that is too small.
  [
    /\d{1,2}(?:畳|帖|じ[よょ]う)(?:の部屋)?(?:じ[ゃや]|では|だと|は)(?:ちよつと|さすがに)?(?:狭|せま|足りな|きつ|小さ|無理)[いくすぎ]*/y,
    () => ({ label: '', filter: {}, isUnused: true }),
  ],
  // The house and the room.
  [
    new RegExp(
      `築年?数?(\\d{1,2})年(?:以上|超|くらい|ぐらい)?(?:とか|など)?(?:の)?(?:建物|物件|ところ|とこ|家|部屋)?(?:は|だと|が)?${REFUSED_AGE}`,
      'y',
    ),
    ([, years]) => age(buildingAgeChoices.findLast((choice) => choice <= Number(years)) ?? 1),
  ],
  [/築(\d{1,2})年(?:以内|いない|まで|未満|以下)?/y, ([, years]) => age(Number(years))],
  [/築年数?(\d{1,2})年(?:以内|まで)?/y, ([, years]) => age(Number(years))],
  [
    /(?:[2-9]|[12]\d|に|さん|よん|ご|ろく|なな)(?:階|かい|がい|f)(?:以上|より上|いじよう|いじょう|から上)/y,
    () => ({ label: '2階以上', filter: { floor_min: 2 } }),
  ],
  // 2階まで, 1階か2階がいい: no field knows the highest floor.
  [
    /(?:高くても|せいぜい)?(?:[1-9]階?(?:か|から|~|または|もしくは|or))?([1-9])(?:階|f)(?:くらい|ぐらい)?(?:まで(?!の|は?徒歩|は?歩)|以下|以内|より下)(?:で|の|が)?(?:(?:も)?(?:いい|良い|よい|ok|可)|希望)?/y,
    ([, floor]) => highestFloor(Number(floor)),
  ],
  [/1(?:階|f)?(?:か|または|もしくは|or)2(?:階|f)(?:がいい|が良い|希望|の部屋|で)?/y, () => highestFloor(2)],
  // 南か東向き: each of the directions will do.
  [
    /[東西南北]{1,2}(?:向き?|側)?(?:(?:か|や|または|もしくは|あるいは|or)[東西南北]{1,2}(?:向き?|側)?){1,3}(?<=向き?|側)/y,
    ([text]) => facing(text),
  ],
  // 2階希望, 2階の部屋. 2階建て is the house.
  [
    /(?:[2-9]|1\d)(?:階|f)(?:希望|の部屋|が(?:いい|良い|よい)|を希望|あたり|くらい|部分)?(?![建以\d]|(?:くらい|ぐらい)?まで|は|も|か|と|から|で)/y,
    () => ({ label: '2階以上', filter: { floor_min: 2 } }),
  ],
  // A size that is not whole asks for the whole one below it.
  [new RegExp(`(\\d{1,3})(?:\\.\\d{1,2})?${M2}(?:以上|~)?`, 'y'), ([, from]) => area(Number(from))],
  [new RegExp(`(\\d{1,3})${M2}(?:以下|以内|まで|未満)`, 'y'), ([, to]) => area(undefined, Number(to))],
  [
    new RegExp(
      `(\\d{1,3})(?:${M2})?(?:以上|から|~)(\\d{1,3})${M2}(?:以下|以内|まで|未満|くらい|ぐらい|程度)?(?:の間)?`,
      'y',
    ),
    ([, from, to]) => area(Number(from), Number(to)),
  ],
  [
    new RegExp(`築(\\d{1,2})年?(?:から|~)(\\d{1,2})年(?:以内|まで|くらい|ぐらい)?(?:まで)?`, 'y'),
    ([, , years]) => age(Number(years)),
  ],
  [
    /(\d{1,2})(?:畳|帖)?(?:から|~)\d{1,2}(?:畳|帖)(?:くらい|ぐらい|程度|まで)?/y,
    ([, size]) => matsFrom(Number(size)),
  ],
  [
    // A size that is not whole asks for the whole one below it, which the chip says.
    /(\d{1,2})(?:\.\d)?(?:畳|帖|じよう|じょう)(?:以上|いじょう|~|くらい|ぐらい|ほど|程度)?(?!以下|以内|まで|未満)/y,
    ([, size]) => matsFrom(Number(size)),
  ],
  [
    /(よん|ろく|なな|しち|はち|じゆう|じゅう)(?:はん)?じ[よょ]う(?:いじ[よょ]う|くらい|ぐらい|ほど|$)/y,
    ([, size = '']) => matsFrom(SPOKEN_MATS[size] ?? 0),
  ],
  [/([1-9]s?(?:ldk|dk|k|r))(?:以上)?(?![a-z0-9])/y, ([, text = '']) => layout(text.replace('s', ''))],
];

/** How the patterns of the readers begin: most places of a text begin otherwise. */
const BEGINS =
  /[\d最始駅かまよ徒と歩通片電乗ばち自原車dど築東西南北半数夏春冬前後院修博専短編にへさごろな期合発試受卒入内見下面今来再令r年半約]|[しは]ち|じ[ゆゅ]う|ことし|[新正][年月]|from|in|by|since|starting|movein/y;

/** The longest wish in numbers that a folded text has at a place. */
export function numberWishAt(text: string, at: number): NumberWish | null {
  // Digits before it belong to the same number.
  if (/\d/.test(text.charAt(at)) && /[\d.]/.test(text.charAt(at - 1))) return null;
  const hasAmount = isAmountAhead(text, at);
  let longest: NumberWish | null = hasAmount ? amountWishAt(text, at) : null;
  const otherMoney = hasAmount ? otherMoneyAt(text, at) : 0;
  if (otherMoney > (longest?.length ?? 0))
    longest = { length: otherMoney, label: '', filter: {}, isUnused: true };
  BEGINS.lastIndex = at;
  if (!BEGINS.test(text)) return longest;
  for (const [pattern, read] of readers) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (longest?.length ?? 0)) continue;
    const wish = read(found);
    if (wish) longest = { ...wish, length: found[0].length };
  }
  return longest;
}
