import { EXAM_DECIDED } from '@gakumado/shared/forms';
import { isPrefectureId, ORDER_TARGETS_MAX } from '@gakumado/shared/vocabulary';
import { textAt, valueAt } from '../../step-form/form-field.ts';
import type { FormValues } from '../../step-form/form-field.ts';

/** One school or area as its controls hold it. */
export interface TargetValues {
  /** How the place is told; it is not sent. */
  place: 'school' | 'area';
  campus_id: string;
  /** The text in the search of schools; it is not sent. */
  school_typed: string;
  school_name_free: string;
  pref_id: string;
  city_id: string;
  rank: string;
  exam_type: string;
  result_date: string;
}

const empty: TargetValues = {
  place: 'school',
  campus_id: '',
  school_typed: '',
  school_name_free: '',
  pref_id: '',
  city_id: '',
  rank: '',
  exam_type: '',
  result_date: '',
};

export type TargetName = keyof TargetValues;

/** Where the rows are in the request. */
export const TARGETS = 'targets';

/** The path of a row, counted from 0. */
export const rowPath = (index: number) => `${TARGETS}.${index}`;

/** Every path that rows may have. */
export const targetPaths = Array.from({ length: ORDER_TARGETS_MAX }, (_, index) =>
  Object.keys(empty).map((name) => `${rowPath(index)}.${name}`),
).flat();

/** Of every row: two rows with one rank are told at the second. */
export const rankPaths = targetPaths.filter((path) => path.endsWith('.rank'));

/** The rows as they are, at least one; what a row does not hold is empty. */
export function rowsOf(values: FormValues): TargetValues[] {
  const given = valueAt(values, TARGETS);
  const rows = Array.isArray(given) && given.length > 0 ? given : [{}];
  return rows.map((row: Partial<TargetValues> | undefined) => Object.assign({}, empty, row));
}

/** A further row, with the first rank that no other has. */
export function nextRow(rows: readonly TargetValues[]): TargetValues {
  const ranks = Array.from({ length: ORDER_TARGETS_MAX }, (_, index) => String(index + 1));
  const free = ranks.find((rank) => rows.every((row) => row.rank !== rank));
  return { ...empty, rank: free ?? '' };
}

/** The first row of an order, for a prefecture if a link names one. */
export const firstRow = (prefId: number | null): TargetValues => ({
  ...nextRow([]),
  ...(prefId === null ? {} : { place: 'area', pref_id: String(prefId) }),
});

/** The items of a row: a school or an area, and the date of the result unless the matter is decided. */
export function shownNames(row: TargetValues): TargetName[] {
  const school: TargetName[] = row.campus_id ? ['campus_id'] : ['campus_id', 'school_name_free'];
  const place: TargetName[] = row.place === 'area' ? ['pref_id', 'city_id'] : school;
  const date: TargetName[] = Number(row.exam_type) === EXAM_DECIDED ? [] : ['result_date'];
  return [...place, 'rank', 'exam_type', ...date];
}

/** The paths of what the rows ask for. */
export const shownTargetPaths = (values: FormValues): string[] =>
  rowsOf(values).flatMap((row, index) => shownNames(row).map((name) => `${rowPath(index)}.${name}`));

/** The prefectures in which rows look for homes, each once. */
export const prefectureIds = (values: FormValues): number[] => [
  ...new Set(
    rowsOf(values)
      .filter(({ place }) => place === 'area')
      .map(({ pref_id }) => Number(pref_id))
      .filter(isPrefectureId),
  ),
];

/** A value of a row. */
export const rowText = (values: FormValues, index: number, name: TargetName) =>
  textAt(values, `${rowPath(index)}.${name}`);
