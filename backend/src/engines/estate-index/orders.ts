import { setImmediate } from 'node:timers/promises';
import type { EstateFilter, SortName } from '@gakumado/shared/contract';
import { badField } from '../../platform/http/api-fault.ts';
import { distanceM } from '../commute/geo.ts';
import { groupsOf } from './feature-groups.ts';
import { targetsOf } from './targets.ts';
import { hasBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { withFeature } from './conditions.ts';
import { firstSlots, HomeOrder, sortSlots } from './home-order.ts';
import type { HomeColumns } from './home-columns.ts';
import { fitOf } from './room-wishes.ts';
import { monthlyCosts, stayOf, walkMinutes } from './scene.ts';
import type { Scene } from './scene.ts';

type Key = (slot: number) => number;

/** Orders that depend on the homes alone. */
type KeptSort = Extract<
  SortName,
  'recommend' | 'new_desc' | 'price_asc' | 'price_desc' | 'room_area_desc' | 'age_asc' | 'walk_asc'
>;

type KeptOrder = KeptSort | 'id' | 'spread';

type ColumnKeys = readonly [keyof HomeColumns['numbers'], 1 | -1][];

/** Full homes come after the others in every order that a visitor can choose (contract, 7.10). */
const fullLast = (...keys: ColumnKeys): ColumnKeys => [['is_full', 1], ...keys];

/** Keys of the orders; ties go by the id. Columns are looked up by name each time: they may have grown. */
const keptKeys: Record<KeptOrder, ColumnKeys> = {
  id: [],
  spread: [['spread', 1]],
  recommend: fullLast(['walk_minutes', 1], ['built', -1]),
  new_desc: fullLast(['created_s', -1], ['created_us', -1]),
  price_asc: fullLast(['price_min', 1], ['price_max', 1]),
  price_desc: fullLast(['price_max', -1], ['price_min', -1]),
  room_area_desc: fullLast(['area_max', -1]),
  age_asc: fullLast(['built', -1]),
  walk_asc: fullLast(['walk_minutes', 1]),
};

const keptOrders = Object.keys(keptKeys) as KeptOrder[];

type SortedSlots = ReadonlyMap<KeptOrder, Uint32Array>;

const isKept = (sort: SortName): sort is KeptSort => sort in keptKeys;

/** The orders that are kept. */
export class HomeOrders {
  private readonly columns: HomeColumns;
  private readonly kept = new Map<string, HomeOrder>();

  /** @param sorted The slots in the orders of {@link HomeOrders.sorted}, as a snapshot has them. */
  constructor(columns: HomeColumns, sorted?: SortedSlots) {
    this.columns = columns;
    for (const sort of sorted?.keys() ?? []) this.slotsBy(sort, sorted);
  }

  /** The slots in all orders that {@link HomeOrders.prepare} sorts. */
  get sorted(): SortedSlots {
    return new Map(keptOrders.map((sort) => [sort, this.slotsBy(sort)]));
  }

  get bytes(): number {
    return [...this.kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** All slots in an order, which is sorted on first use. */
  slotsBy(sort: KeptOrder, sorted?: SortedSlots): Uint32Array {
    return this.slotsIn(
      sort,
      keptKeys[sort].map(
        ([name, sign]): Key =>
          (slot) =>
            sign * this.columns.numbers[name][slot]!,
      ),
      sorted?.get(sort),
    );
  }

  /** All slots by the monthly cost of a stay without regard to meals, sorted on first use. */
  slotsByCost(months: number): Uint32Array {
    return this.slotsIn(`cost ${months}`, [
      (slot) => this.columns.numbers.is_full[slot]!,
      (slot) => this.columns.monthly(months, 'stay_cost_min')[slot]!,
      (slot) => this.columns.monthly(months, 'stay_cost_max')[slot]!,
    ]);
  }

  private slotsIn(name: string, keys: readonly Key[], sorted?: Uint32Array): Uint32Array {
    const known = this.kept.get(name);
    if (known) return known.slots;
    const byId: Key = (slot) => this.columns.numbers.estate_id[slot]!;
    const order = new HomeOrder(this.columns.size, [...keys, byId], sorted);
    this.kept.set(name, order);
    return order.slots;
  }

  /** Sorts all of them, so that no visitor waits for it. Others get their turn in between. */
  async prepare(): Promise<void> {
    for (const sort of keptOrders) {
      this.slotsBy(sort);
      await setImmediate();
    }
  }

  /** Puts homes that are new or changed in their place. */
  place(slots: ReadonlySet<number>): void {
    for (const order of this.kept.values()) order.place(slots);
  }
}

/** Straight line to the searched point, else to the campus or destination; null where the search has none. */
function searchDistance({ columns, reference }: Scene, filter: EstateFilter): Key | null {
  const { lat, lon } = filter;
  const isPoint = lat !== undefined && lon !== undefined;
  const to = isPoint ? { lat, lon } : targetsOf(reference.campuses, filter).first;
  if (!to) return to === undefined ? null : () => 0;
  const { places } = columns;
  return (slot) => Math.round(distanceM({ lat: places.lat[slot]!, lon: places.lon[slot]! }, to));
}

/** By the commute to one of them; by both, the longer one decides, and where that is the same, the shorter one. */
function commuteKeys({ first, second }: Scene, by: 'both' | 'first' | 'second'): Key[] {
  if (!first) throw badField('school_id', 'required');
  if (by === 'second') {
    if (!second) throw badField('second_school_id', 'required');
    return [(slot) => second.minutes[slot]!];
  }
  if (by === 'first' || !second) return [(slot) => first.minutes[slot]!];
  return [
    (slot) => Math.max(first.minutes[slot]!, second.minutes[slot]!),
    (slot) => first.minutes[slot]! + second.minutes[slot]!,
  ];
}

/** More preferences that are met come first. */
function matchKey(scene: Scene, { optional_condition = [], optional_equipment = [] }: EstateFilter): Key {
  const wishes = [
    ...groupsOf(optional_condition).map((group) => withFeature(scene, 'condition', group)),
    ...groupsOf(optional_equipment).map((group) => withFeature(scene, 'equipment', group)),
  ];
  if (wishes.length === 0) throw badField('optional_condition', 'required');
  return (slot) => -wishes.reduce((count, homes) => count + (hasBit(homes, slot) ? 1 : 0), 0);
}

/** Keys of a search's own, by which homes are sorted that stand in an order already. */
interface OwnOrder {
  keys: Key[];
  /** All slots as they stand where the keys are the same. */
  sorted: Uint32Array;
}

function ownOrder(scene: Scene, orders: HomeOrders, filter: EstateFilter, sort: SortName): OwnOrder {
  const hasStations = Boolean(filter.station_id?.length);
  const { is_full, built } = scene.columns.numbers;
  const full: Key = (slot) => is_full[slot]!;
  const kept = (name: KeptOrder): OwnOrder => ({ keys: [], sorted: orders.slotsBy(name) });
  const byKeys = (...keys: Key[]): OwnOrder => ({ keys: [full, ...keys], sorted: orders.slotsBy('id') });
  const byWalk = (...keys: Key[]): OwnOrder => {
    const walk = walkMinutes(scene, filter);
    return byKeys((slot) => walk[slot]!, ...keys);
  };
  const fit = fitOf(scene, filter);
  switch (sort) {
    // The walk to the searched stations in place of that to the home's nearest.
    case 'recommend':
      return hasStations ? byWalk((slot) => -built[slot]!) : kept('recommend');
    case 'walk_asc':
      return hasStations ? byWalk() : kept('walk_asc');
    // Amounts and sizes of the rooms that the cards show.
    case 'price_asc':
    case 'price_desc':
    case 'room_area_desc': {
      if (!fit) return kept(sort);
      if (sort === 'room_area_desc') return byKeys((slot) => -fit(slot).area_max);
      return sort === 'price_asc'
        ? byKeys(
            (slot) => fit(slot).price_min,
            (slot) => fit(slot).price_max,
          )
        : byKeys(
            (slot) => -fit(slot).price_max,
            (slot) => -fit(slot).price_min,
          );
    }
    case 'cost_asc': {
      if (fit)
        return byKeys(
          (slot) => fit(slot).monthly_min,
          (slot) => fit(slot).monthly_max,
        );
      if (!filter.with_meals)
        return { keys: [], sorted: orders.slotsByCost(stayOf(scene.reference, filter).stay_months) };
      const [low, high] = [monthlyCosts(scene, filter, 'min'), monthlyCosts(scene, filter, 'max')];
      return byKeys(
        (slot) => low[slot]!,
        (slot) => high[slot]!,
      );
    }
    case 'commute_asc':
      return byKeys(...commuteKeys(scene, 'both'));
    case 'first_commute_asc':
      return byKeys(...commuteKeys(scene, 'first'));
    case 'second_commute_asc':
      return byKeys(...commuteKeys(scene, 'second'));
    case 'distance_asc': {
      const distance = searchDistance(scene, filter);
      if (!distance) throw badField('lat', 'required');
      return byKeys(distance);
    }
    case 'match_desc': {
      const match = matchKey(scene, filter);
      const { keys, sorted } = ownOrder(scene, orders, filter, 'recommend');
      return { keys: [full, match, ...keys], sorted };
    }
    default:
      return kept(isKept(sort) ? sort : 'id');
  }
}

/** The slots of `hits` as they stand among `sorted`, from the `start`th on. */
export function pickHits(sorted: Uint32Array, hits: Bits, start: number, count: number): Uint32Array {
  const picked = new Uint32Array(count);
  let [seen, taken] = [0, 0];
  for (let i = 0; i < sorted.length && taken < count; i += 1) {
    const slot = sorted[i]!;
    if (!hasBit(hits, slot)) continue;
    if (seen >= start) {
      picked[taken] = slot;
      taken += 1;
    }
    seen += 1;
  }
  return picked.subarray(0, taken);
}

/** Refuses an order whose base is missing (contract, section 1). Ties go by the estate's id. */
export function pageOf(
  scene: Scene,
  orders: HomeOrders,
  {
    filter,
    sort,
    hits,
    total,
    start,
    count,
  }: { filter: EstateFilter; sort: SortName; hits: Bits; total: number; start: number; count: number },
): Uint32Array {
  const { keys, sorted } = ownOrder(scene, orders, filter, sort);
  if (keys.length === 0) return pickHits(sorted, hits, start, count);
  const first = firstSlots(pickHits(sorted, hits, 0, total), keys, start + count);
  return sortSlots(first, keys).subarray(start, start + count);
}
