import type { Estate, EstateDetail, EstatePin } from '@gakumado/shared/contract';
import { findInquiryEstates } from '../../inquiry/inquiry-queries.ts';
import { mailMatches } from '#background/notifier/mail-matches.ts';
import { mailsTo } from '#testing/test-outbox.ts';
import { loginSampleMember, sampleLogin } from '#testing/test-member.ts';
import { afterMinutes, save } from '#testing/test-notifier.ts';
import { findPreview } from '../../images/preview/preview-queries.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const HOMES = 200;
const MONTHS = 48;

interface Row {
  roomtype_id: number | null;
  cost_name: string;
  cost_kind: number;
  amount_min: number | null;
  amount_max: number | null;
  unit: string;
  cycle_months: number | null;
  is_required: boolean;
  is_refundable: boolean;
}

interface Room {
  estate_id: number;
  roomtype_id: number;
  layout: string;
  room_area: number;
  direction: string;
  floor_text: string;
  management_fee: number;
  move_in_from: string | null;
  vacant_count: number;
  price_min: number;
  price_max: number;
  contract_months: number | null;
  vacant_status_id: number;
}

let backend: TestApp;
/** The sums of each home, worked out from its rows alone. */
let byHand: Map<number, { low: number; high: number; lowUnfed: number; hasMeals: boolean }>;
let ids: number[];
let roomsOf: Map<number, Room[]>;
let rowsOfHome: Map<number, Row[]>;

/** Of 48 months, how often a row is paid: 1 初期, 2 毎月, 3 毎年, 4 更新, 5 退去. */
function timesPaid({ cost_kind, cycle_months }: Row, { contract_months }: Room): number {
  if (cost_kind === 2) return 48;
  if (cost_kind === 3) return 4;
  if (cost_kind === 4) {
    let times = 0;
    const cycle = cycle_months ?? contract_months ?? 24;
    for (let month = cycle; month < 48; month += cycle) times += 1;
    return times;
  }
  if (cost_kind === 5 || cycle_months === null) return 1;
  let times = 0;
  for (let month = 0; month < 48; month += cycle_months) times += 1;
  return times;
}

/** The plain sum of what a room costs in 48 months: rent and rows that must be paid and are not paid back. */
function sumOf(room: Room, rows: readonly Row[], end: 'min' | 'max', hasMeals = true): number {
  const rent = room[`price_${end}`];
  let sum = rent * 48;
  for (const row of rows) {
    const isOfRoom = row.roomtype_id === null || row.roomtype_id === room.roomtype_id;
    const isPaid = row.is_required && row.cost_kind !== 6 && !row.is_refundable && row.unit !== 'actual';
    const isCounted = row.cost_name !== '賃料' && (hasMeals || row.cost_name !== '食費');
    if (!isOfRoom || !isPaid || !isCounted) continue;
    const amount = row[`amount_${end}`] ?? row.amount_min ?? 0;
    sum += Math.round(row.unit === 'month' ? amount * rent : amount) * timesPaid(row, room);
  }
  return sum;
}

const isFree = ({ vacant_status_id }: Room) => vacant_status_id !== 4 && vacant_status_id !== 5;

/** The rooms that somebody can move into; all of a home in which 4 満室 or 5 キャンセル待ち is true of each. */
function openRooms(id: number): Room[] {
  const all = roomsOf.get(id) ?? [];
  const free = all.filter(isFree);
  return free.length > 0 ? free : all;
}

const month = (sum: number) => Math.round(sum / MONTHS);

beforeAll(async () => {
  backend = await withTestApp();
  const homes = await backend.pool.query<{ estate_id: number }>(
    `select estate_id from estate where status = 1 order by estate_id limit ${HOMES}`,
  );
  ids = homes.rows.map(({ estate_id }) => estate_id);
  const rowsOf = async <T>(table: string) => {
    const { rows } = await backend.pool.query<T & { estate_id: number }>(
      `select * from ${table} where estate_id = any($1)`,
      [ids],
    );
    return Map.groupBy(rows, ({ estate_id }) => estate_id);
  };
  const rooms = await rowsOf<Room>('roomtype');
  const costs = await rowsOf<Row>('cost');
  roomsOf = rooms;
  rowsOfHome = costs;
  byHand = new Map(
    ids.map((id) => {
      const rows = costs.get(id) ?? [];
      const counted = openRooms(id);
      const sums = counted.flatMap((room) => [sumOf(room, rows, 'min'), sumOf(room, rows, 'max')]);
      const cheapest = counted.toSorted((a, b) => sumOf(a, rows, 'min') - sumOf(b, rows, 'min'))[0];
      const hasMeals = rows.some((row) => row.cost_name === '食費' && row.is_required && row.cost_kind !== 6);
      return [
        id,
        {
          low: month(Math.min(...sums)),
          high: month(Math.max(...sums)),
          lowUnfed: cheapest ? month(sumOf(cheapest, rows, 'min', false)) : 0,
          hasMeals,
        },
      ];
    }),
  );
});
afterAll(() => backend.close());

type Priced = Pick<Estate, 'estate_id' | 'monthly_cost_min' | 'monthly_cost_max'>;

const handSums = () => ids.map((id) => [id, byHand.get(id)?.low, byHand.get(id)?.high]);
const shown = (homes: readonly Priced[]) => {
  const byId = new Map(homes.map((home) => [home.estate_id, home]));
  return ids.map((id) => [id, byId.get(id)?.monthly_cost_min, byId.get(id)?.monthly_cost_max]);
};

const askIn = async <T>(size: number, ask: (some: readonly number[]) => Promise<T[]>): Promise<T[]> => {
  const answers: T[] = [];
  for (let start = 0; start < ids.length; start += size)
    answers.push(...(await ask(ids.slice(start, start + size))));
  return answers;
};

const result = async (path: string, body: object) => (await backend.call(path, body)).body.result;

/** Every place of the backend that says a price, beside pins, which know the lower end alone. */
const places: [name: string, read: () => Promise<Priced[]>][] = [
  [
    'cards of lists',
    () => askIn<Estate>(50, (some) => result('estate/list', { estate_id: some, limit: 50 })),
  ],
  [
    'recently seen',
    () => askIn<Estate>(10, (some) => result('estate/history/list', { estate_id: some.join(',') })),
  ],
  [
    'the page of a home',
    () =>
      askIn<EstateDetail>(10, (some) =>
        Promise.all(some.map((estate_id) => result('estate/detail', { estate_id }))),
      ),
  ],
  [
    "the family's list",
    () =>
      askIn<Estate>(20, async (some) => {
        const { share_key } = await result('share/list/create', { estate_ids: some });
        return (await result('share/list/detail', { share_key })).estates;
      }),
  ],
  ['mails about inquiries', () => findInquiryEstates(backend.db, { ids })],
  [
    'pictures of links',
    async () => {
      const facts: Priced[] = [];
      for (const estate_id of ids)
        facts.push({ estate_id, ...(await findPreview(backend.db, estate_id))!.facts });
      return facts;
    },
  ],
];

test('there are 200 homes, and halls among them', () => {
  expect(ids).toHaveLength(HOMES);
  expect([...byHand.values()].filter(({ hasMeals }) => hasMeals).length).toBeGreaterThan(5);
});

test.each(places)('%s say what the rows add up to', async (_name, read) => {
  expect(shown(await read())).toEqual(handSums());
});

/** Places that show some of the homes. */
const partial: [name: string, read: () => Promise<Priced[]>][] = [
  [
    'similar homes',
    async () => {
      const found: Priced[] = [];
      for (const id of ids.slice(0, 60))
        found.push(...(await result('estate/recommendation/list', { estate_id: [id], limit: 12 })));
      return found;
    },
  ],
  [
    'the ranking of a school',
    async () => {
      await backend.pool.query(
        `insert into log_favorite select id, 'browser-' || n, now() from unnest($1::integer[]) as id, generate_series(1, 5) as n`,
        [ids],
      );
      const { rows } = await backend.pool.query<{ campus_id: number }>(
        `select campus_id from campus_summary where school_type = '大学' order by estate_count desc, campus_id limit 40`,
      );
      const found: Priced[] = [];
      for (const { campus_id: school_id } of rows)
        found.push(...(await result('estate/school/ranking/list', { school_id, limit: 10 })));
      return found;
    },
  ],
];

test.each(partial)('%s say it as well', async (_name, read) => {
  const homes = new Map((await read()).map((home) => [home.estate_id, home]));
  const known = ids.filter((id) => homes.has(id));
  expect(known.length).toBeGreaterThan(20);
  expect(known.map((id) => [id, homes.get(id)?.monthly_cost_min, homes.get(id)?.monthly_cost_max])).toEqual(
    known.map((id) => [id, byHand.get(id)?.low, byHand.get(id)?.high]),
  );
});

const yen = (amount: number) => `${amount.toLocaleString('en')}円`;
const rangeText = (low: number, high: number) => (low === high ? yen(low) : `${yen(low)}～${yen(high)}`);

/** The text of a mail about new homes of a saved search. */
async function mailAbout(condition: object, homes: readonly number[]): Promise<string> {
  const headers = await loginSampleMember(backend);
  await backend.pool.query('delete from saved_condition');
  await backend.pool.query('delete from mail_outbox');
  const condition_id = await save(backend, headers)(condition, 1);
  await backend.pool.query(
    'insert into condition_match (condition_id, estate_id, matched_at) select $1, unnest($2::integer[]), clock_timestamp()',
    [condition_id, homes],
  );
  await mailMatches(backend, afterMinutes(5), 'https://gakumado.example');
  const [mail] = await mailsTo(backend, sampleLogin.mail_address);
  return mail!.body_text;
}

test('mails about new homes say it', async () => {
  for (let start = 0; start < 50; start += 5) {
    const homes = ids.slice(start, start + 5);
    const text = await mailAbout({ pref_id: [13] }, homes);
    const said = homes.map((id) => {
      const { low, high } = byHand.get(id)!;
      return text.includes(`毎月の実質負担（4年間） ${rangeText(low, high)} ／`);
    });
    expect(said).toEqual(homes.map(() => true));
  }
});

/** Wishes about rooms, each with the rooms that meet it by hand. */
const wishes: [filter: object, isMet: (room: Room, cost: Record<'low' | 'high', number>) => boolean][] = [
  [{ cost_to: 70_000 }, (_, { low }) => low <= 70_000],
  [{ cost_from: 60_000, cost_to: 66_000 }, (_, { low, high }) => high >= 60_000 && low <= 66_000],
  [{ price_to: 55_000 }, ({ price_min }) => price_min <= 55_000],
  [
    { price_to: 60_000, is_include_management: 1 },
    ({ price_min, management_fee }) => price_min + management_fee <= 60_000,
  ],
  [{ layout: ['1K'] }, ({ layout }) => layout === '1K'],
  [{ layout: ['1K'], cost_to: 75_000 }, ({ layout }, { low }) => layout === '1K' && low <= 75_000],
  [{ room_area_from: 20, room_area_to: 25 }, ({ room_area }) => room_area >= 20 && room_area <= 25],
  [
    { floor_min: 2, direction: ['南'] },
    (room) => isFree(room) && highestFloor(room) >= 2 && room.direction === '南',
  ],
  [{ move_in_ym: '2027-03' }, ({ move_in_from }) => move_in_from !== null && move_in_from < '2027-04-01'],
];

const highestFloor = ({ floor_text }: Room) =>
  Math.max(0, ...(floor_text.match(/\d+/g) ?? []).map((floor) => Number(floor)));

/** The rooms of a home that meet a wish, each with its cost a month. */
function fittingByHand(id: number, isMet: (typeof wishes)[number][1]) {
  const rows = rowsOfHome.get(id) ?? [];
  return openRooms(id).flatMap((room) => {
    const ends = [month(sumOf(room, rows, 'min')), month(sumOf(room, rows, 'max'))];
    const cost = { low: Math.min(...ends), high: Math.max(...ends) };
    return isMet(room, cost) ? [{ ...room, ...cost }] : [];
  });
}

const sortedIds = (rooms: readonly { roomtype_id: number }[]) =>
  rooms.map(({ roomtype_id }) => roomtype_id).toSorted((a, b) => a - b);

/** The card of a home in a list that asks for rooms. */
function cardByHand(id: number, isMet: (typeof wishes)[number][1]) {
  const fitting = fittingByHand(id, isMet);
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)];
  return fitting.length === 0
    ? { id, rooms: [] }
    : {
        id,
        rooms: sortedIds(fitting),
        vacant: fitting.reduce((sum, { vacant_count }) => sum + vacant_count, 0),
        cost: range(fitting.flatMap(({ low, high }) => [low, high])),
        rent: range(fitting.flatMap(({ price_min, price_max }) => [price_min, price_max])),
        area: range(fitting.map(({ room_area }) => room_area)),
      };
}

const cardShown = (card: Estate) => {
  const { roomtype_ids, vacant_count } = card.fitting_rooms!;
  return roomtype_ids.length === 0
    ? { id: card.estate_id, rooms: [] }
    : {
        id: card.estate_id,
        rooms: roomtype_ids.toSorted((a, b) => a - b),
        vacant: vacant_count,
        cost: [card.monthly_cost_min, card.monthly_cost_max],
        rent: [card.price_min, card.price_max],
        area: [card.room_area_min, card.room_area_max],
      };
};

/** Every home that a search finds, page by page. */
async function everyHome(filter: object): Promise<Estate[]> {
  const found: Estate[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await backend.call(`estate/list?limit=100&page=${page}`, filter);
    found.push(...body.result);
    if (found.length >= body.total_count || body.result.length === 0) return found;
  }
}

test.each(wishes)('%j: cards, lists and pins are about the rooms that fit', async (filter, isMet) => {
  const cards = await askIn<Estate>(50, (some) =>
    result('estate/list', { ...filter, estate_id: some, limit: 50 }),
  );
  const expected = ids.map((id) => cardByHand(id, isMet));
  expect(cards.map(cardShown)).toEqual(expected);
  const withRooms = expected.filter(({ rooms }) => rooms.length > 0);
  expect(withRooms.length).toBeGreaterThan(5);
  // A search finds the homes with such a room, and no others.
  const known = new Set(ids);
  const listed = (await everyHome({ ...filter, sort: 'cost_asc' })).filter(({ estate_id }) =>
    known.has(estate_id),
  );
  expect(listed.map(cardShown).toSorted((a, b) => a.id - b.id)).toEqual(withRooms);
  const pins: EstatePin[] = await result('estate/map/list', filter);
  const lowest = new Map(pins.map((pin) => [pin.estate_id, pin.monthly_cost_min]));
  const pinned = listed.filter(({ estate_id }) => lowest.has(estate_id));
  expect(pinned.length).toBeGreaterThan(0);
  expect(pinned.map(({ estate_id }) => lowest.get(estate_id))).toEqual(
    pinned.map((card) => card.monthly_cost_min),
  );
});

test('what makes the cost of the rooms that fit is that of the cheapest of them', async () => {
  const filter = { room_area_from: 25 };
  const cards = await askIn<Estate>(50, (some) =>
    result('estate/list', { ...filter, estate_id: some, limit: 50 }),
  );
  const fitting = cards.filter((card) => card.fitting_rooms!.roomtype_ids.length > 0);
  expect(fitting.length).toBeGreaterThan(5);
  for (const card of fitting) {
    const rooms = fittingByHand(card.estate_id, ({ room_area }) => room_area >= 25);
    const cheapest = rooms.toSorted((a, b) => a.low - b.low)[0]!;
    const rows = rowsOfHome.get(card.estate_id) ?? [];
    const meals = month(sumOf(cheapest, rows, 'min')) - month(sumOf(cheapest, rows, 'min', false));
    if (card.cost_parts!.is_meal_required) expect(card.cost_parts!.meals).toBe(meals);
    else expect(meals).toBe(0);
  }
});

test('a mail of a search for rooms tells of those', async () => {
  const [filter, isMet] = wishes[5]!;
  const homes = ids.filter((id) => fittingByHand(id, isMet).length > 0).slice(0, 5);
  const text = await mailAbout({ pref_id: [13], ...filter }, homes);
  const said = homes.map((id) => {
    const { cost } = cardByHand(id, isMet);
    return text.includes(`毎月の実質負担（4年間） ${rangeText(cost![0]!, cost![1]!)} ／`);
  });
  expect(said).toEqual(homes.map(() => true));
  expect(text).toContain('条件に合う部屋');
});

test('pins say the lower end', async () => {
  const { body } = await backend.call('estate/map/list', { estate_id: ids });
  const pins = new Map<number, EstatePin>(body.result.map((pin: EstatePin) => [pin.estate_id, pin]));
  const known = ids.filter((id) => pins.has(id));
  expect(known.length).toBeGreaterThan(100);
  expect(known.map((id) => pins.get(id)?.monthly_cost_min)).toEqual(known.map((id) => byHand.get(id)?.low));
});

test('both figures of a hall add up: with its meals and without them', async () => {
  const halls = ids.filter((id) => byHand.get(id)?.hasMeals);
  const { body } = await backend.call('estate/list', { estate_id: halls.slice(0, 50), limit: 50 });
  const differences = (body.result as Estate[]).map(
    ({ estate_id, monthly_cost_min, cost_parts }) =>
      (monthly_cost_min ?? 0) - (cost_parts?.meals ?? 0) - (byHand.get(estate_id)?.lowUnfed ?? 0),
  );
  expect(differences).toEqual(differences.map(() => 0));
});
