import type { placeKinds } from '@gakumado/shared/vocabulary';

type PlaceSlug = (typeof placeKinds)[number]['slug'];
type Choice = PlaceSlug | undefined;

const DENTIST = /歯科|デンタル|dental/i;
/** Animals, and houses in which no doctor works. */
const NO_DOCTOR = /動物|ペット|アニマル|獣医|整骨|接骨|整復|整体|鍼灸|カイロ|animal|seifuku/i;

const doctor = (name: string): Choice =>
  NO_DOCTOR.test(name) ? undefined : DENTIST.test(name) ? 'dentist' : 'hospital';

const BOX = /交番|駐在所|派出所|警察官連絡所|koban/i;
/** Posts of the police that nobody walks into. */
const NO_BOX = /警備派出所|空港/;

function police(name: string): Choice {
  if (BOX.test(name)) return NO_BOX.test(name) ? undefined : 'koban';
  return /警察署(?:$|\s)/.test(name) ? 'police-station' : undefined;
}

const HUNDRED_YEN =
  /ダイソー|daiso|セリア|seria|キャン.?ドゥ|can.?do|ワッツ|watts|シルク|ミーツ|meets|レモン|flet'?s|(?:100|百)(?:円|えん|均|yen|\s*yen)/i;
const LAUNDRY =
  /ランドリ|laundr|wash|ウォッシュ|コイン|coin|ピエロ|マンマチャオ|ふわふわ|しゃぼん|デポ|ジロー|洗い屋|せんたく館|ピュア/i;
const CLEANER = /クリーニング|急便|ドライ/;
const GYM =
  /フィットネス|fitness|スポーツクラブ|コナミスポーツ|ティップネス|ルネサンス|セントラル(?:スポーツ|ウェルネス)|カーブス|エニタイム|anytime|(?:ゴールド|スポーツ|トレーニング)ジム|\bgym\b|ジョイフィット|joyfit|メガロス/i;

const onlyIf = (slug: PlaceSlug, isOne: boolean): Choice => (isOne ? slug : undefined);
const named = (slug: PlaceSlug) => (name: string) => onlyIf(slug, name !== '');

/** Kinds of OpenStreetMap that are kept, and what a place of each is by its name. */
const rules: Readonly<Record<string, (name: string) => Choice>> = {
  convenience: () => 'convenience',
  supermarket: named('supermarket'),
  pharmacy: named('drugstore'),
  drugstore: named('drugstore'),
  // ドン・キホーテ and shops of small wares are variety stores, too.
  variety_store: (name) => onlyIf('variety-store', HUNDRED_YEN.test(name)),
  books: named('bookstore'),
  restaurant: named('restaurant'),
  fast_food: named('fast-food'),
  cafe: named('cafe'),
  clinic: (name) => (name === '' ? undefined : doctor(name)),
  hospital: (name) => (name === '' ? undefined : doctor(name)),
  dentist: named('dentist'),
  police,
  // Carriers of parcels are among them.
  post_office: (name) => onlyIf('post-office', name === '' || name.includes('郵便局')),
  bank: named('bank'),
  library: named('library'),
  park: named('park'),
  laundry: (name) => onlyIf('laundry', LAUNDRY.test(name) && !CLEANER.test(name)),
  sports_centre: (name) => onlyIf('gym', GYM.test(name)),
};

/** Chains that are no more: their shops mostly go on under another name, which nobody wrote down. */
const GONE_CHAIN = /サークルK|サンクス|circle ?k|sunkus|セーブオン|ココストア|am[/・]?pm/i;

/** Banks that were merged under another name, before the tables were made or since. */
const RENAMED_BANKS: readonly (readonly [former: RegExp, name: string])[] = [
  [/三菱東京UFJ銀行/, '三菱UFJ銀行'],
  [/近畿大阪銀行|関西アーバン銀行/, '関西みらい銀行'],
  [/(?<!第四)北越銀行|第四銀行/, '第四北越銀行'],
  [/三重銀行|第三銀行/, '三十三銀行'],
  [/十八銀行|(?<!十八)親和銀行/, '十八親和銀行'],
  [/東京都民銀行|八千代銀行/, 'きらぼし銀行'],
  [/愛知銀行|中京銀行/, 'あいち銀行'],
  [/青森銀行|(?<!青森)みちのく銀行/, '青森みちのく銀行'],
];

/** The name that a place has today, as far as that is known. */
function presentName(slug: PlaceSlug, name: string): string {
  if (slug === 'convenience') return GONE_CHAIN.test(name) ? '' : name;
  if (slug !== 'bank') return name;
  return RENAMED_BANKS.reduce((former, [pattern, present]) => former.replace(pattern, present), name);
}

/** The table of a place of OpenStreetMap and the name that it has there; undefined for places that are left out. */
export function choosePlace(kind: string, written: string): { slug: PlaceSlug; name: string } | undefined {
  const name = written.trim();
  const slug = rules[kind]?.(name);
  if (!slug) return undefined;
  return { slug, name: presentName(slug, name) };
}
