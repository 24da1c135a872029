import type { EstateFilter } from '@gakumado/shared/contract';
import { countBits } from '../../backend/src/engines/estate-index/bits.ts';
import { homesThatMeet } from '../../backend/src/engines/estate-index/conditions.ts';
import { countFacets } from '../../backend/src/engines/estate-index/facets.ts';
import { HomeColumns } from '../../backend/src/engines/estate-index/home-columns.ts';
import { HomeOrders, pageOf, pickHits } from '../../backend/src/engines/estate-index/orders.ts';
import { pinsOf } from '../../backend/src/engines/estate-index/pins.ts';
import { readPublishedHomes } from '../../backend/src/fill/estate-index/read-homes.ts';
import { readReference } from '../../backend/src/fill/estate-index/read-reference.ts';
import type { Scene } from '../../backend/src/engines/estate-index/scene.ts';
import { commutesTo, toDestination } from '../../backend/src/engines/commute/commutes-to.ts';
import { loadNetwork } from '../../backend/src/engines/commute/network.ts';
import { createDatabase, createPool } from '../../backend/src/data/db/database.ts';
import { searchPlainly } from '../../backend/src/testing/plain-search/plain-search.ts';
import { toFigures } from './figures.ts';

const ROUNDS = 60;
const SQL_ROUNDS = 3;
const LIMIT = 20;
/** Copies have ids of their own, far from the others. */
const NEXT_COPY = 10_000_000;
const TEXTS_AT_ONCE = 20_000;

interface Measured {
  columns: HomeColumns;
  orders: HomeOrders;
  seconds: number;
  /** Additional memory of the process, in bytes. */
  memory: number;
}

type Database = ReturnType<typeof createDatabase>;

const usedMemory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** The homes of the database, each so many times under other ids and names. */
async function buildIndex(db: Database, copies: number): Promise<Measured> {
  const before = usedMemory();
  const startedAt = performance.now();
  const columns = new HomeColumns();
  for (let copy = 0; copy < copies; copy += 1) {
    for await (const rows of readPublishedHomes(db)) {
      for (const { estate_id, keyword_text, ...row } of rows) {
        columns.put(
          Object.assign(row, {
            estate_id: estate_id + copy * NEXT_COPY,
            keyword_text: copy === 0 ? keyword_text : `${copy}${keyword_text}`,
          }),
        );
      }
      columns.texts.settle(TEXTS_AT_ONCE);
    }
  }
  columns.texts.settle(0);
  const orders = new HomeOrders(columns);
  await orders.prepare();
  const seconds = (performance.now() - startedAt) / 1000;
  return { columns, orders, seconds, memory: usedMemory() - before };
}

const searches: readonly [name: string, filter: EstateFilter, kind: 'list' | 'map'][] = [
  ['facets, all Japan', { with_facets: true }, 'list'],
  [
    'campus and six wishes',
    {
      school_id: 55,
      price_to: 80_000,
      building_type_id: [52, 63, 65],
      walk_minutes_max: 15,
      equipment: [805],
      commute_minutes_max: 40,
      with_facets: true,
    },
    'list',
  ],
  ['keyword 大学', { keyword: '大学', with_facets: true }, 'list'],
  ['by cost, page 50', { sort: 'cost_asc', with_facets: true }, 'list'],
  ['map of all Japan', {}, 'map'],
];

function answer(scene: Scene, orders: HomeOrders, filter: EstateFilter, kind: 'list' | 'map'): number {
  const hits = filter.with_facets ? countFacets(scene, filter).hits : homesThatMeet(scene, filter);
  const total = countBits(hits);
  if (kind === 'map') return pinsOf(scene, filter, pickHits(orders.slotsBy('spread'), hits, 0, total)).length;
  const start = filter.sort ? 49 * LIMIT : 0;
  return pageOf(scene, orders, { filter, sort: filter.sort ?? 'recommend', hits, total, start, count: LIMIT })
    .length;
}

function timesOf(work: () => number): number[] {
  work();
  return Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
}

async function plainTime(db: Database, filter: EstateFilter): Promise<number> {
  const page = { filter, usualSort: 'recommend' as const, page: 1, limit: LIMIT };
  const times: number[] = [];
  for (let round = 0; round < SQL_ROUNDS; round += 1) {
    const startedAt = performance.now();
    await searchPlainly(db, page, []);
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

/**
 * The limit of the calls of a search: what the index alone needs, in this process and in ms, with the homes of the database and
 * with ten times as many, and plain SQL for the same answer.
 */
export async function benchIndex(
  databaseUrl: string,
  [few, lots]: readonly [number, number] = [1, 10],
): Promise<void> {
  const pool = createPool(databaseUrl, 2);
  const db = createDatabase(pool);
  try {
    const reference = await readReference(db);
    const one = await buildIndex(db, few);
    const destination = toDestination(loadNetwork(), reference.campuses.get(55)!);
    const many = await buildIndex(db, lots);
    for (const { columns, orders, seconds, memory } of [one, many]) {
      const counted = columns.bytes + columns.texts.bytes + columns.ways.bytes + orders.bytes;
      console.log(
        `${columns.size} homes: ready after ${seconds.toFixed(1)} s, ${(memory / columns.size).toFixed(0)} bytes a home (${(counted / columns.size).toFixed(0)} of them in arrays)`,
      );
    }
    console.log(
      `${''.padEnd(24)}${one.columns.size} p50   p95   ${many.columns.size} p50   p95  growth      SQL`,
    );
    for (const [name, filter, kind] of searches) {
      const [small, large] = [one, many].map(({ columns, orders }) => {
        const first = filter.school_id === undefined ? undefined : commutesTo(destination, columns.places);
        const scene: Scene = { columns, reference, first, second: undefined };
        return toFigures(
          timesOf(() => answer(scene, orders, filter, kind)),
          1,
          0,
        );
      });
      const sql = await plainTime(db, filter);
      const cells = [small!.p50, small!.p95, large!.p50, large!.p95, large!.p50 / small!.p50, sql];
      console.log(name.padEnd(24) + cells.map((cell) => cell.toFixed(2).padStart(9)).join(''));
    }
  } finally {
    await db.destroy();
  }
}
