import type { Estate, EstateDetail, EstatePin } from '@gakumado/shared/contract';
import { findInquiryEstates } from '../../inquiry/inquiry-queries.ts';
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
  roomtype_id: number;
  price_min: number;
  price_max: number;
  contract_months: number | null;
  vacant_status_id: number;
}

let backend: TestApp;
/** The sums of each home, worked out from its rows alone. */
let byHand: Map<number, { low: number; high: number; lowUnfed: number; hasMeals: boolean }>;
let ids: number[];

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
  byHand = new Map(
    ids.map((id) => {
      const all = rooms.get(id) ?? [];
      // 4 満室, 5 キャンセル待ち
      const free = all.filter(({ vacant_status_id }) => vacant_status_id !== 4 && vacant_status_id !== 5);
      const rows = costs.get(id) ?? [];
      const counted = free.length > 0 ? free : all;
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
