import type { RoomLayout, SortName } from '@gakumado/shared/contract';

/** Wishes of a visitor on the result page of a campus. They live in the address; field names are the API's. */
export interface Condition {
  /** 2 to 7 (specification, section 9); the free amounts win over it. */
  rentSelect?: number;
  /** Yen. */
  price_from?: number;
  price_to?: number;
  building_type_id: number[];
  layout: RoomLayout[];
  walk_minutes_max?: number;
  commute_minutes_max?: number;
  condition: number[];
  equipment: number[];
  sort: SortName;
  page: number;
}

export const layoutNames: readonly RoomLayout[] = ['1R', '1K', '1DK', '1LDK', '2K', '2DK+'];
export const walkChoices = [1, 3, 5, 7, 10, 15, 20] as const;
export const commuteChoices = [10, 15, 20, 30, 45, 60] as const;
export const DEFAULT_SORT: SortName = 'commute_asc';
export const sorts: readonly { name: SortName; label: string }[] = [
  { name: 'commute_asc', label: '通学時間が短い順' },
  { name: 'price_asc', label: '家賃が安い順' },
  { name: 'price_desc', label: '家賃が高い順' },
  { name: 'walk_asc', label: '駅から近い順' },
  { name: 'room_area_desc', label: '部屋が広い順' },
  { name: 'age_asc', label: '築年数が新しい順' },
  { name: 'new_desc', label: '新着順' },
];

const MAX_YEN = 10_000_000;
const MAX_PAGE = 100_000;

const readInteger = (text: string | null | undefined, min: number, max: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
};

/** Values of a list, given as repeated keys (a form) or as one comma list (a link). */
const readWords = (query: URLSearchParams, key: string) =>
  query.getAll(key).flatMap((value) => value.split(','));

const readIds = (query: URLSearchParams, key: string): number[] => {
  const ids = readWords(query, key).map((word) => readInteger(word, 1, 999_999));
  return [...new Set(ids.filter((id) => id !== undefined))].sort((a, b) => a - b);
};

const readChoice = (query: URLSearchParams, key: string, choices: readonly number[]) => {
  const value = readInteger(query.get(key), 0, 999);
  return choices.find((choice) => choice === value);
};

/** Reads an address; what it does not understand it leaves out. */
export function readCondition(query: URLSearchParams): Condition {
  const words = readWords(query, 'layout');
  return {
    rentSelect: readInteger(query.get('rentSelect'), 2, 7),
    price_from: readInteger(query.get('price_from'), 1, MAX_YEN),
    price_to: readInteger(query.get('price_to'), 1, MAX_YEN),
    building_type_id: readIds(query, 'building_type_id'),
    layout: layoutNames.filter((layout) => words.includes(layout)),
    walk_minutes_max: readChoice(query, 'walk_minutes_max', walkChoices),
    commute_minutes_max: readChoice(query, 'commute_minutes_max', commuteChoices),
    condition: readIds(query, 'condition'),
    equipment: readIds(query, 'equipment'),
    sort: sorts.find(({ name }) => name === query.get('sort'))?.name ?? DEFAULT_SORT,
    page: readInteger(query.get('page'), 1, MAX_PAGE) ?? 1,
  };
}

/**
 * The query of a condition with its `?`, '' for none. Keys are alphabetical and ids sorted, so one condition
 * has one address; defaults are left out.
 */
export function writeCondition({ sort, page, ...filters }: Condition): string {
  const values = {
    ...filters,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}=${encodeValue(value)}`)
    .sort();
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Commas stay readable: they are the separator of lists. */
const encodeValue = (value: unknown) => encodeURIComponent(String(value)).replaceAll('%2C', ',');

/** Whether anything narrows the list; sorting and paging do not. */
export function isNarrowed(condition: Condition): boolean {
  return writeCondition({ ...condition, sort: DEFAULT_SORT, page: 1 }) !== '';
}
