import { monthlyCostOf } from '@gakumado/shared/cost-simulation';
import { columnFields } from '@gakumado/shared/search-fields';
import { textKey } from '@gakumado/shared/texts';
import {
  ESTATE_PUBLISHED,
  isFull,
  namedLayouts,
  OTHER_LAYOUTS,
  rentBands,
  STAY_MONTHS,
} from '@gakumado/shared/vocabulary';
import { LRUCache } from 'lru-cache';
import { grown, Homes } from '../commute/homes.ts';
import { readOffers } from './offer-bits.ts';
import { clearBit, emptyBits, hasBit, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { stayAmounts, withFood } from './kept-stays.ts';
import type { Bound, KeptStays } from './kept-stays.ts';
import { LimitSets } from './limit-sets.ts';
import { HomeRooms } from './home-rooms.ts';
import type { HomeRow } from './home-row.ts';
import { RoomSets } from './room-sets.ts';
import type { KeptRoomSets } from './room-sets.ts';
import { TextColumn } from './text-column.ts';
import type { KeptTexts } from './text-column.ts';
import { UNKNOWN } from './unknown.ts';
import { WayColumn } from './way-column.ts';

const numberNames = [
  'estate_id',
  'city_id',
  'price_min',
  'price_max',
  'price_with_fee_min',
  'price_with_fee_max',
  'area_min',
  'area_max',
  'mats_max',
  'walk_minutes',
  'built',
  'created_s',
  'created_us',
  'move_in',
  'reservable',
  'is_full',
  'vacant_status_id',
  'spread',
] as const;
type NumberName = (typeof numberNames)[number];

/** Fields of which every value has its set of homes. Keys are the values; a flag has the key 1. */
const setNames = [
  'prefecture_id',
  'building_type_id',
  'gender_type',
  'meal_type',
  'vacant_status_id',
  'condition',
  'equipment',
  'layout',
  'price_band',
  'price_band_with_fee',
  ...columnFields,
] as const;
export type SetName = (typeof setNames)[number];
type Value = number | string;

type StayPart = (typeof stayAmounts)[number];

const known = (amount: number) => (amount === UNKNOWN ? null : amount);

/** A monthly amount with meals: of the home's own where they are offered, else bought for a budget in yen a month. */
interface MealColumn {
  stayMonths: number;
  bound: Bound;
  foodBudget: number;
  costs: Int32Array<ArrayBuffer>;
}

/** Visitors choose the budget themselves; each has a column of its own. */
const MEAL_COLUMNS = 16;

const FIRST_CAPACITY = 256;

const split = (list: string) => (list === '' ? [] : list.split(','));

/** The fields of columns that a snapshot has: they are of one moment until something is awaited. */
export type KeptColumns = Pick<
  HomeColumns,
  'size' | 'capacity' | 'live' | 'numbers' | 'places' | 'rooms' | 'ways'
> & { texts: KeptTexts; names: KeptTexts; roomSets: KeptRoomSets };

/** All numbers of homes, by slots. A home keeps its slot; the slot of one that is closed stays empty. */
export class HomeColumns {
  /** Slots in use. */
  size = 0;
  capacity = FIRST_CAPACITY;
  /** The published homes. */
  live: Bits = emptyBits(FIRST_CAPACITY);
  readonly numbers = Object.fromEntries(
    numberNames.map((name) => [name, new Int32Array(FIRST_CAPACITY)]),
  ) as Record<NumberName, Int32Array<ArrayBuffer>>;
  readonly places: Homes = new Homes();
  readonly rooms: HomeRooms = new HomeRooms();
  readonly roomSets: RoomSets;
  readonly ways: WayColumn = new WayColumn();
  readonly texts: TextColumn = new TextColumn();
  /** Names and their readings alone. */
  readonly names: TextColumn = new TextColumn();
  private readonly sets = Object.fromEntries(
    setNames.map((name) => [name, new Map<Value, Bits>()]),
  ) as Record<SetName, Map<Value, Bits>>;
  /** Sets of what free rooms offer, by field. */
  private readonly offers = new Map<string, Map<Value, Bits>>();
  private readonly stays = new Map<string, Int32Array<ArrayBuffer>>();
  private readonly limits = new LimitSets();
  private readonly mealColumns = new LRUCache<string, MealColumn>({
    max: MEAL_COLUMNS,
    dispose: ({ costs }) => this.limits.drop(costs),
  });
  private readonly slots = new Map<number, number>();

  /** @param kept The fields of columns, as a snapshot has them; absent: columns without homes. */
  constructor(kept?: KeptColumns) {
    if (kept) {
      Object.assign(this, kept, {
        places: Homes.revive(kept.places),
        rooms: HomeRooms.revive(kept.rooms),
        ways: WayColumn.revive(kept.ways),
        texts: TextColumn.revive(kept.texts),
        names: TextColumn.revive(kept.names),
      });
    } else this.places.grow(FIRST_CAPACITY);
    this.roomSets = new RoomSets(this.rooms, kept?.roomSets);
    for (const column of [...Object.values(this.numbers), ...this.stays.values()]) this.limits.keep(column);
  }

  /** The fields but those that are worked out on first use. */
  get kept(): KeptColumns {
    const { limits: _limits, mealColumns: _meals, ...kept } = this;
    return {
      ...kept,
      places: this.places.fields,
      texts: this.texts.kept,
      names: this.names.kept,
      roomSets: this.roomSets.kept,
    };
  }

  /** The slot of a home that is or was here. */
  slotOf(estateId: number): number | undefined {
    return this.slots.get(estateId);
  }

  /** The homes with a value, undefined for none. */
  having(name: SetName, value: Value): Bits | undefined {
    return this.sets[name].get(value);
  }

  /** Every value of a field with its homes. */
  valuesOf(name: SetName): ReadonlyMap<Value, Bits> {
    return this.sets[name];
  }

  /** The homes of which some free room offers a value. */
  offering(field: string): ReadonlyMap<Value, Bits> {
    return this.offers.get(field) ?? new Map<Value, Bits>();
  }

  /** A monthly amount of each home; {@link UNKNOWN} where there is none. */
  monthly(stayMonths: number, part: StayPart): Int32Array<ArrayBuffer> {
    const key = `${stayMonths} ${part}`;
    const known = this.stays.get(key);
    if (known) return known;
    const stay = new Int32Array(this.capacity).fill(UNKNOWN);
    this.stays.set(key, stay);
    this.limits.keep(stay);
    return stay;
  }

  /** A monthly amount of each home with its meals, or with food for a budget; {@link UNKNOWN} where there is none. */
  monthlyWithMeals(stayMonths: number, bound: Bound, foodBudget: number): Int32Array<ArrayBuffer> {
    const key = `${stayMonths} ${bound} ${foodBudget}`;
    const known = this.mealColumns.get(key);
    if (known) return known.costs;
    const column = { stayMonths, bound, foodBudget, costs: new Int32Array(this.capacity) };
    for (let slot = 0; slot < this.capacity; slot += 1) this.putMealCost(column, slot);
    this.mealColumns.set(key, column);
    this.limits.keep(column.costs);
    return column.costs;
  }

  /** The homes whose number in a column is at most `limit`. Nobody may change the set. */
  upTo(column: Int32Array, limit: number): Bits {
    return this.limits.upTo(column, limit);
  }

  /** Bytes of the columns and sets; texts, slots and ways tell theirs. */
  get bytes(): number {
    const arrays = [
      this.live,
      ...Object.values(this.numbers),
      ...this.stays.values(),
      ...Array.from(this.mealColumns.values(), ({ costs }) => costs),
      ...[...Object.values(this.sets), ...this.offers.values()].flatMap((set) => Array.from(set.values())),
    ];
    return arrays.reduce(
      (sum, { byteLength }) => sum + byteLength,
      this.places.bytes + this.rooms.bytes + this.roomSets.bytes + this.limits.bytes,
    );
  }

  /**
   * Takes a home in, in place of what was known of it. Returns its slot, and whether it is new here or stands elsewhere.
   */
  put(row: HomeRow): { slot: number; hasMoved: boolean } {
    const known = this.slots.get(row.estate_id);
    const slot = known ?? this.newSlot(row.estate_id);
    const hasMoved = this.places.put(slot, row);
    if (known !== undefined) this.clear(slot);
    this.putNumbers(slot, row);
    this.putSets(slot, row);
    if (row.stays) this.putStays(slot, row.stays);
    this.rooms.put(slot, row);
    this.roomSets.update(slot, this.capacity);
    for (const column of this.mealColumns.values()) this.putMealCost(column, slot);
    this.limits.update(slot);
    this.ways.put(slot, row.ways ?? '');
    this.texts.put(slot, textKey(row.keyword_text));
    this.names.put(slot, textKey(row.keyword_text.split('|', 2).join('|')));
    if (row.status === ESTATE_PUBLISHED) setBit(this.live, slot);
    return { slot, hasMoved };
  }

  /** The home is closed or gone. */
  remove(estateId: number): void {
    const slot = this.slots.get(estateId);
    if (slot !== undefined) this.clear(slot);
  }

  /** Indexes the texts that wait if there are many; of more than `most` where it is given. */
  settleTexts(most?: number): void {
    this.texts.settle(most);
    this.names.settle(most);
  }

  private newSlot(estateId: number): number {
    if (this.size === this.capacity) this.grow(this.capacity * 2);
    const slot = this.size;
    this.size += 1;
    this.slots.set(estateId, slot);
    return slot;
  }

  private grow(capacity: number): void {
    const words = emptyBits(capacity).length;
    this.capacity = capacity;
    this.roomSets.forget();
    this.live = grown(this.live, words);
    const replace = (column: Int32Array<ArrayBuffer>) => {
      const next = grown(column, capacity).fill(UNKNOWN, column.length);
      this.limits.drop(column);
      this.limits.keep(next);
      return next;
    };
    for (const name of numberNames) this.numbers[name] = replace(this.numbers[name]);
    this.places.grow(capacity);
    for (const [key, stay] of this.stays) this.stays.set(key, replace(stay));
    for (const column of this.mealColumns.values()) column.costs = replace(column.costs);
    for (const set of [...Object.values(this.sets), ...this.offers.values()]) {
      for (const [value, homes] of set) set.set(value, grown(homes, words));
    }
  }

  private clear(slot: number): void {
    clearBit(this.live, slot);
    for (const set of [...Object.values(this.sets), ...this.offers.values()]) {
      for (const homes of set.values()) if (hasBit(homes, slot)) clearBit(homes, slot);
    }
    for (const stay of this.stays.values()) stay[slot] = UNKNOWN;
  }

  private putNumbers(slot: number, row: HomeRow): void {
    const values: Record<NumberName, number> = {
      ...row,
      price_with_fee_min: row.price_min + row.fee_min,
      price_with_fee_max: row.price_max + row.fee_max,
      move_in: row.move_in ?? UNKNOWN,
      reservable: row.reservable ?? UNKNOWN,
      is_full: isFull(row.vacant_status_id) ? 1 : 0,
      spread: spreadOf(row.estate_id),
    };
    for (const name of numberNames) this.numbers[name][slot] = values[name];
  }

  private putSets(slot: number, row: HomeRow): void {
    const add = (name: SetName, values: readonly Value[]) =>
      values.forEach((value) => this.addTo(this.sets[name], value, slot));
    const layouts = split(row.layouts);
    const isOther = (layout: string) => !namedLayouts.some((name) => name === layout);
    add('prefecture_id', [row.prefecture_id]);
    add('building_type_id', [row.building_type_id]);
    add('gender_type', [row.gender_type]);
    add('meal_type', [row.meal_type]);
    add('vacant_status_id', [row.vacant_status_id]);
    add('condition', split(row.conditions).map(Number));
    add('equipment', split(row.equipment).map(Number));
    add('layout', [
      ...layouts.filter((layout) => !isOther(layout)),
      ...(layouts.some(isOther) ? [OTHER_LAYOUTS] : []),
    ]);
    add('price_band', bandsOf(row.price_min, row.price_max));
    add('price_band_with_fee', bandsOf(row.price_min + row.fee_min, row.price_max + row.fee_max));
    for (const field of columnFields) if (row[field]) add(field, [1]);
    for (const { field, value } of readOffers(row.offers)) {
      const values = this.offers.get(field) ?? new Map<Value, Bits>();
      this.offers.set(field, values);
      this.addTo(values, value, slot);
    }
  }

  private addTo(set: Map<Value, Bits>, value: Value, slot: number): void {
    const homes = set.get(value) ?? emptyBits(this.capacity);
    set.set(value, homes);
    setBit(homes, slot);
  }

  private putStays(slot: number, stays: KeptStays): void {
    for (const [at, months] of stays.stay_months.entries()) {
      if (!STAY_MONTHS.some((offered) => offered === months)) continue;
      for (const part of stayAmounts) {
        const amount = stays[part][at] ?? null;
        if (amount === null) continue;
        this.monthly(months, part)[slot] = Math.min(monthlyCostOf(amount, months), UNKNOWN - 1);
      }
    }
  }

  private putMealCost({ stayMonths, bound, foodBudget, costs }: MealColumn, slot: number): void {
    const withMeals = known(this.monthly(stayMonths, `with_meals_${bound}`)[slot]!);
    const withoutMeals = known(this.monthly(stayMonths, `without_meals_${bound}`)[slot]!);
    costs[slot] = withFood(bound, withMeals, withoutMeals, foodBudget) ?? UNKNOWN;
  }
}

/** A number that says nothing about the home: by it any part of the homes is spread over all of them. */
const spreadOf = (estateId: number) => (Math.imul(estateId, 2_654_435_761) >>> 0) - 2 ** 31;

const bandsOf = (min: number, max: number): number[] =>
  rentBands.filter(({ from = 0, to = Infinity }) => max >= from && min <= to).map(({ value }) => value);
