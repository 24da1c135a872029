import { setImmediate } from 'node:timers/promises';
import type { EstateFilter, EstatePin, Targets, AskedStay } from '@gakumado/shared/contract';
import type { StayPlan } from '@gakumado/shared/cost-simulation';
import { textKey } from '@gakumado/shared/texts';
import type { Kysely } from 'kysely';
import type { Point } from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import {
  commutesTo,
  minutesOnFoot,
  noCommutes,
  toDestination,
  type Commutes,
  type Destination,
} from '../../engines/commute/commutes-to.ts';
import { destinationAt, pointKey } from '../../engines/commute/destinations.ts';
import { loadNetwork } from '../../engines/commute/network.ts';
import type { LearnWalks } from '../../engines/walking/chosen-points.ts';
import type { Database } from '../../data/db/database.ts';
import { targetsOf } from '../../engines/estate-index/targets.ts';
import type { TargetPoints } from '../../engines/estate-index/targets.ts';
import { compareCosts } from '../../engines/estate-index/cost-comparison.ts';
import type { FoundComparison } from '../../engines/estate-index/cost-comparison.ts';
import { countBits, hasBit, readSlots } from '../../engines/estate-index/bits.ts';
import { both, homesThatMeet } from '../../engines/estate-index/conditions.ts';
import type {
  EstateSearch,
  FoundPage,
  NearHome,
  PageSearch,
  RelaxableSearch,
  RelaxedChoice,
} from '../../engines/estate-index/estate-search.ts';
import { countFacets } from '../../engines/estate-index/facets.ts';
import { HomeColumns } from '../../engines/estate-index/home-columns.ts';
import { roomNumbers } from '../../engines/estate-index/home-rooms.ts';
import { HomeOrders, pageOf, pickHits } from '../../engines/estate-index/orders.ts';
import { pinsOf } from '../../engines/estate-index/pins.ts';
import { readHomes, readPublishedHomes } from './read-homes.ts';
import { readReference } from './read-reference.ts';
import { countRelaxed, findMissed } from '../../engines/estate-index/relaxed.ts';
import { fitOf, fittingRooms, roomWishes } from '../../engines/estate-index/room-wishes.ts';
import { stayOf } from '../../engines/estate-index/scene.ts';
import type { Scene } from '../../engines/estate-index/scene.ts';
import { FORGOTTEN_MS, readMark, readTouched } from './touched.ts';
import type { EstateSnapshot, MarkedHomes } from './estate-snapshot.ts';

/** Memory for commutes, two bytes a home and destination: those of some hundred destinations of 300,000 homes. */
const COMMUTE_BYTES = 128 * 2 ** 20;
/** Where more homes than this and a quarter of all have changed, all of them are read anew, beside those that answer. */
const MANY_CHANGES = 2000;
/** Texts that are indexed together; later changes come in smaller parts, and too many of these make searches slow. */
const TEXTS_AT_ONCE = 20_000;
const MANY_PARTS = 64;
/** Homes that are put in before other work gets its turn, some 20 µs each. */
const PUT_AT_ONCE = 250;
/** Changes of so many homes are worth another snapshot, since a start has to read them; a change of the reference data is worth as many. */
const WORTH_SAVING = 200;
/** A snapshot without changes is written anew before it is too old to be used. */
const SAVE_MS = 3 * 60 * 60 * 1000;

/** Everything that searches look at, of one moment. */
interface State extends MarkedHomes {
  /** By {@link pointKey}, as the walks to the point were known then. */
  commutes: LRUCache<string, { destination: Destination; found: Commutes }>;
}

const stateOf = (homes: MarkedHomes): State => ({
  ...homes,
  commutes: new LRUCache({ maxSize: COMMUTE_BYTES }),
});

/**
 * All published estates in the memory of this process, kept as the database has them: `refresh` takes in what has changed, and
 * `follow-changes.ts` calls it whenever something does. The first search builds it unless it was built before.
 */
export class EstateIndex implements EstateSearch {
  private readonly db: Kysely<Database>;
  private readonly snapshot: EstateSnapshot | undefined;
  private readonly learnWalks: LearnWalks | undefined;
  private state: State | undefined;
  /** Homes that changed since the last snapshot. */
  private unsaved = 0;
  private savedAt = 0;
  private running: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;
  private refreshedAt = 0;
  private changes = 0;
  private lastTurn: Promise<void> = Promise.resolve();

  /**
   * @param snapshot The first search starts with it, if it is of this database, in place of reading all homes.
   * @param learnWalks Absent: walks to points that are no station or campus are those of the straight line.
   */
  constructor(db: Kysely<Database>, snapshot?: EstateSnapshot, learnWalks?: LearnWalks) {
    this.db = db;
    this.snapshot = snapshot;
    this.learnWalks = learnWalks;
  }

  /** Whether it was built. */
  get isBuilt(): boolean {
    return this.state !== undefined;
  }

  /** Another number after each change of estates or reference data that it took in. */
  get revision(): number {
    return this.changes;
  }

  /** Where a search measures commutes to, and the stay that costs are of. */
  async placeOf(filter: AskedStay & Targets): Promise<{ targets: TargetPoints; stay: StayPlan }> {
    await this.learnTargets([filter]);
    const { reference } = this.state!;
    return { targets: targetsOf(reference.campuses, filter), stay: stayOf(reference, filter) };
  }

  /** Resolves when everything is in it that was committed before the call. */
  refresh(): Promise<void> {
    if (!this.running) {
      this.running = this.update().finally(() => (this.running = undefined));
      return this.running;
    }
    // The one under way may have read before the change.
    const again = () => {
      this.waiting = undefined;
      return this.refresh();
    };
    this.waiting ??= this.running.then(again, again);
    return this.waiting;
  }

  /** Writes a snapshot where there is none of this state, and the next start would have much to read. */
  async save(): Promise<void> {
    const isDue = this.unsaved >= WORTH_SAVING || Date.now() - this.savedAt > SAVE_MS;
    if (!this.snapshot || !this.state || !isDue) return;
    const before = [this.unsaved, this.savedAt] as const;
    [this.unsaved, this.savedAt] = [0, Date.now()];
    try {
      await this.snapshot.write(this.db, this.state);
    } catch (error) {
      [this.unsaved, this.savedAt] = before;
      throw error;
    }
  }

  /**
   * Size and version for monitoring; `age_ms` is the time since the database was last read. Undefined before the first
   * build.
   */
  status(): { homes: number; version: string; bytes: number; age_ms: number } | undefined {
    if (!this.state) return undefined;
    const { columns, orders, mark, commutes } = this.state;
    const bytes =
      columns.bytes +
      columns.texts.bytes +
      columns.names.bytes +
      columns.ways.bytes +
      orders.bytes +
      commutes.size * columns.size * 2;
    return {
      homes: countBits(columns.live),
      version: mark.from,
      bytes,
      age_ms: Date.now() - this.refreshedAt,
    };
  }

  async findPage({ filter, usualSort, page, limit }: PageSearch): Promise<FoundPage> {
    const { scene, orders } = await this.open(filter);
    const { facets, hits } = filter.with_facets
      ? countFacets(scene, filter)
      : { facets: undefined, hits: homesThatMeet(scene, filter) };
    const total = countBits(hits);
    const slots = filter.count_only
      ? []
      : pageOf(scene, orders, {
          filter,
          sort: filter.sort ?? usualSort,
          hits,
          total,
          start: (page - 1) * limit,
          count: limit,
        });
    const { estate_id } = scene.columns.numbers;
    return {
      estate_ids: Array.from(slots, (slot) => estate_id[slot]!),
      total_count: total,
      ...(facets && { facets }),
    };
  }

  async count(filters: readonly EstateFilter[]): Promise<number[]> {
    await this.learnTargets(filters);
    const state = await this.ready();
    return filters.map((filter) => countBits(homesThatMeet(sceneOf(state, filter), filter)));
  }

  async findPins(filter: EstateFilter): Promise<{ result: EstatePin[]; total_count: number }> {
    const { scene, orders } = await this.open(filter);
    const hits = homesThatMeet(scene, filter);
    const total_count = countBits(hits);
    return {
      result: pinsOf(scene, filter, pickHits(orders.slotsBy('spread'), hits, 0, total_count)),
      total_count,
    };
  }

  async countByCity(
    filter: EstateFilter,
  ): Promise<ReadonlyMap<number, { estate_count: number; price_min: number }>> {
    const { scene } = await this.open(filter);
    const { city_id, price_min } = scene.columns.numbers;
    const fit = fitOf(scene, filter);
    const cities = new Map<number, { estate_count: number; price_min: number }>();
    for (const slot of readSlots(homesThatMeet(scene, filter))) {
      const city = cities.get(city_id[slot]!) ?? { estate_count: 0, price_min: Infinity };
      city.estate_count += 1;
      city.price_min = Math.min(city.price_min, fit?.(slot).price_min ?? price_min[slot]!);
      cities.set(city_id[slot]!, city);
    }
    return cities;
  }

  async findNear(target: Targets, maxMinutes: number): Promise<NearHome[]> {
    const { scene } = await this.open(target);
    const { columns, first } = scene;
    const homes: NearHome[] = [];
    const place = targetsOf(this.state!.reference.campuses, target).first;
    if (!first || !place) return homes;
    const destination = destinationAt(place);
    const { lat, lon } = columns.places;
    for (const slot of readSlots(columns.live)) {
      const minutes = first.minutes[slot]!;
      if (minutes > maxMinutes) continue;
      homes.push({
        estate_id: columns.numbers.estate_id[slot]!,
        minutes,
        walk_minutes: minutesOnFoot({ lat: lat[slot]!, lon: lon[slot]! }, destination),
      });
    }
    return homes;
  }

  async findCampuses(place: Point, maxMinutes: number, limit: number): Promise<number[]> {
    if (!this.state) await this.refresh();
    const { campusIds, campusPlaces } = this.state!.reference;
    // A train takes as long in the other direction, and one search for ways does for all campuses.
    const { minutes } = commutesTo(toDestination(loadNetwork(), place), campusPlaces);
    return Array.from(campusIds.keys())
      .filter((index) => minutes[index]! <= maxMinutes)
      .toSorted((a, b) => minutes[a]! - minutes[b]! || campusIds[a]! - campusIds[b]!)
      .slice(0, limit)
      .map((index) => campusIds[index]!);
  }

  async findNamed(text: string, limit: number): Promise<number[]> {
    const word = textKey(text);
    if (word === '') return [];
    const { scene, orders } = await this.open({});
    const { columns } = scene;
    const hits = both(columns.names.containing(word, columns.capacity), columns.live);
    return Array.from(
      pickHits(orders.slotsBy('recommend'), hits, 0, limit),
      (slot) => columns.numbers.estate_id[slot]!,
    );
  }

  async compareCosts(asked: AskedStay & Targets, estateId: number): Promise<FoundComparison | null> {
    const { scene } = await this.open(asked);
    const slot = scene.columns.slotOf(estateId);
    return slot === undefined || !hasBit(scene.columns.live, slot) ? null : compareCosts(scene, asked, slot);
  }

  async findRooms(
    filter: EstateFilter,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, number[]> | null> {
    const scene = sceneOf(await this.ready(), withoutTargets(filter));
    const wishes = roomWishes(scene, filter);
    if (wishes.size === 0) return null;
    const { rooms } = scene.columns;
    return new Map(
      ids.flatMap((id) => {
        const slot = scene.columns.slotOf(id);
        if (slot === undefined) return [];
        const fitting = fittingRooms(scene, wishes, slot);
        return [[id, fitting.map((room) => rooms.get(room, roomNumbers.roomtype_id))] as const];
      }),
    );
  }

  async findMeeting(filter: EstateFilter, ids: readonly number[]): Promise<number[]> {
    const { scene } = await this.open(filter);
    const hits = homesThatMeet(scene, filter);
    return ids.filter((id) => {
      const slot = scene.columns.slotOf(id);
      return slot !== undefined && hasBit(hits, slot);
    });
  }

  async countRelaxed(
    search: RelaxableSearch,
    choices: readonly (readonly RelaxedChoice[])[],
  ): Promise<number[]> {
    const { scene } = await this.open(search.filter);
    return countRelaxed(scene, search, choices);
  }

  async findMissed(search: RelaxableSearch, most: number): Promise<number[][]> {
    const { scene } = await this.open(search.filter);
    return findMissed(scene, search, most);
  }

  /**
   * The state, when it is a search's turn: they run one after the other, and what waits for the network gets its turn between
   * two of them. It is of one moment until something is awaited.
   */
  private async ready(): Promise<State> {
    if (!this.state) await this.refresh();
    this.lastTurn = this.lastTurn.then(() => setImmediate());
    await this.lastTurn;
    return this.state!;
  }

  /** Returns when the walks to the places of searches are known as well as they can be. */
  private async learnTargets(filters: readonly Targets[]): Promise<void> {
    if (!this.state) await this.refresh();
    const { campuses } = this.state!.reference;
    const points = filters.flatMap((filter) => {
      const { first, second } = targetsOf(campuses, filter);
      return [first, second].filter((point) => point !== undefined && point !== null);
    });
    if (points.length > 0) await this.learnWalks?.(points);
  }

  /** The scene of a search with its commutes, when it is its turn. */
  private async open(filter: EstateFilter): Promise<{ scene: Scene; orders: HomeOrders }> {
    await this.learnTargets([filter]);
    const state = await this.ready();
    return { scene: sceneOf(state, filter), orders: state.orders };
  }

  private async update(): Promise<void> {
    const startedAt = Date.now();
    const isForgotten = startedAt - this.refreshedAt > FORGOTTEN_MS;
    const before = this.state ? (isForgotten ? undefined : this.state) : await this.openSnapshot();
    const isCurrent = before !== undefined && (await this.takeIn(before));
    if (!isCurrent || before !== this.state) this.changes += 1;
    if (!isCurrent) this.unsaved = WORTH_SAVING;
    this.state = isCurrent ? before : await this.build();
    this.refreshedAt = startedAt;
  }

  /** The homes of the last snapshot, which lack what has changed since. */
  private async openSnapshot(): Promise<State | undefined> {
    const homes = await this.snapshot?.read(this.db);
    if (homes) this.savedAt = Date.now();
    return homes && stateOf(homes);
  }

  /** Reads all homes of one moment. */
  private build(): Promise<State> {
    return this.inSnapshot(async (db) => {
      const mark = await readMark(db);
      const reference = await readReference(db);
      const columns = new HomeColumns();
      for await (const rows of readPublishedHomes(db)) {
        for (const [index, row] of rows.entries()) {
          if (index % PUT_AT_ONCE === 0) await setImmediate();
          columns.put(row);
        }
        // Part by part: searches of the index before are answered in between.
        columns.settleTexts(TEXTS_AT_ONCE);
      }
      columns.settleTexts(0);
      const orders = new HomeOrders(columns);
      await orders.prepare();
      return stateOf({ columns, orders, reference, mark });
    });
  }

  /** Takes in what has changed since; false where so much has that all is better read anew. */
  private takeIn(state: State): Promise<boolean> {
    return this.inSnapshot(async (db) => {
      const touched = await readTouched(db, state.mark);
      const { columns } = state;
      const isScattered = columns.texts.parts > MANY_PARTS;
      if (touched.hasAll || isScattered || touched.estateIds.length > MANY_CHANGES + columns.size / 4)
        return false;
      const rows = touched.estateIds.length > 0 ? await readHomes(db, touched.estateIds) : [];
      const reference = touched.hasReference ? await readReference(db) : state.reference;
      // Nothing is awaited from here on: no search sees half of it.
      const present = new Set(rows.map(({ estate_id }) => estate_id));
      for (const id of touched.estateIds) if (!present.has(id)) columns.remove(id);
      const put = rows.map((row) => columns.put(row));
      columns.settleTexts();
      if (put.length > 0) state.orders.place(new Set(put.map(({ slot }) => slot)));
      if (put.some(({ hasMoved }) => hasMoved)) state.commutes.clear();
      if (touched.estateIds.length > 0 || touched.hasReference) this.changes += 1;
      this.unsaved += touched.hasReference ? WORTH_SAVING : touched.estateIds.length;
      state.reference = reference;
      state.mark = touched.next;
      return true;
    });
  }

  private inSnapshot<T>(read: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  }
}

/** The filter without the places that commutes are worked out to; the stay of a school keeps its length. */
const withoutTargets = ({
  destination: _to,
  second_destination: _second,
  school_id: _id,
  second_school_id: _other,
  ...filter
}: EstateFilter) => filter;

function sceneOf(state: State, filter: EstateFilter): Scene {
  const { columns, reference } = state;
  const { first, second } = targetsOf(reference.campuses, filter);
  return { columns, reference, first: commutesOf(state, first), second: commutesOf(state, second) };
}

/** The commutes of all homes to a point, calculated on first use. An unknown campus (null) has none. */
function commutesOf({ columns, commutes }: State, to: Point | null | undefined): Commutes | undefined {
  if (to === undefined) return undefined;
  if (to === null) return noCommutes(columns.size);
  const key = pointKey(to);
  const destination = destinationAt(to);
  const known = commutes.get(key);
  if (known?.destination === destination) return known.found;
  const found = commutesTo(destination, columns.places);
  commutes.set(key, { destination, found }, { size: 2 * columns.size + 1 });
  return found;
}
