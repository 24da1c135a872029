import type { Term } from '@gakumado/shared/vocabulary';

/** A rectangle on the map in degrees. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

/** Corners of a drawn area as [lat, lon] in degrees, without the first one repeated at the end. */
export type Polygon = [lat: number, lon: number][];

/** A point to which the way is worked out as to a campus; its name is the visitor's own or that of an address. */
export interface Destination {
  lat: number;
  lon: number;
  name: string;
}

/** How a search that finds too little is relaxed in a field (decision 13). */
export type Relaxing<Value> =
  /** The field is dropped at once. */
  | { by: 'drop'; label: string; isSmall?: true }
  /** Other values, the nearest first, then the field is dropped. */
  | {
      by: 'steps';
      next: (value: Value) => readonly Value[];
      label: (value: Value) => string;
      gone: string;
      /** The place that the value is measured from: each step repeats it. */
      from?: 'station_id';
    }
  /** By rules of the relaxation's own, which must name the field. */
  | { by: 'own' };

interface Common<Value> {
  /** Name of the field as visitors read it. */
  label: string;
  /** Words of a chosen value; left out where they need more than the value (names of masters, other fields). */
  chip?: (value: Value) => string;
  /** It says where is searched: a search is saved only with one of these. */
  isPlace?: true;
  /** Kept in logs: ids, amounts and words out of fixed sets, and no position or free text. */
  isLogged?: true;
  /** Given by the path or the body of a call, never by the query of an address. */
  isOutsideQuery?: true;
  /** The field's key in the query of an address, where it is another one. */
  queryKey?: string;
  /** A flag that is a column of the estate with the field's name: its SQL and its facet follow. */
  isColumn?: true;
  /** Each value is a bit of estate.offer_mask, and is counted by it. */
  isOffer?: true;
  /** It is asked of a room: all such fields must be true of one and the same room (contract, 8.4). */
  isOfRoom?: true;
  /** null: it stays as it is in every offer. */
  relaxing: Relaxing<Value> | null;
}

/** The sentences of the filter that show their flags by this table. */
export type FilterGroup = 'safety' | 'contract';

/** One field of the common search filter (contract, 3.4). */
export type FieldRow =
  | ({ kind: 'flag'; filterGroup?: FilterGroup } & Common<true>)
  | ({ kind: 'id' } & Common<number>)
  | ({ kind: 'ids'; maxCount?: number; maxId?: number } & Common<number>)
  | ({ kind: 'terms'; terms: readonly Term[] } & Common<number>)
  | ({ kind: 'words'; words: readonly string[] } & Common<string>)
  | ({ kind: 'word'; words: readonly string[] } & Common<string>)
  | ({ kind: 'choice'; choices: readonly number[] } & Common<number>)
  | ({ kind: 'integer'; min: number; max: number } & Common<number>)
  | ({ kind: 'yen' } & Common<number>)
  | ({ kind: 'area' } & Common<number>)
  | ({ kind: 'degrees'; max: number } & Common<number>)
  | ({ kind: 'text'; maxLength: number } & Common<string>)
  | ({ kind: 'month' } & Common<string>)
  | ({ kind: 'bounds' } & Common<Bounds>)
  | ({ kind: 'polygon' } & Common<Polygon>)
  | ({ kind: 'destination' } & Common<Destination>);

type Numbers = 'id' | 'choice' | 'integer' | 'yen' | 'area' | 'degrees';

/** The type of a row's values. */
export type ValueOf<Row> = Row extends { kind: 'ids' | 'terms' }
  ? number[]
  : Row extends { kind: 'words'; words: readonly (infer Word)[] }
    ? Word[]
    : Row extends { kind: 'word'; words: readonly (infer Word)[] }
      ? Word
      : Row extends { kind: Numbers }
        ? number
        : Row extends { kind: 'text' | 'month' }
          ? string
          : Row extends { kind: 'flag' }
            ? boolean
            : Row extends { kind: 'bounds' }
              ? Bounds
              : Row extends { kind: 'polygon' }
                ? Polygon
                : Row extends { kind: 'destination' }
                  ? Destination
                  : never;
