import type { EstateFilter } from '@gakumado/shared/contract';
import type { radiusChoicesKm } from '@gakumado/shared/vocabulary';

/** A wish in numbers that was found at the start of a text. */
export interface NumberWish {
  /** Characters of the folded text that it takes. */
  length: number;
  label: string;
  filter: Partial<EstateFilter>;
  /** Minutes of a way that is not said to be on foot. The places beside it tell where it leads (interpret.ts). */
  minutes?: number;
  /** Minutes on foot that may be those to a place beside them. */
  footMinutes?: number;
  /** Money or minutes that no filter knows: 仕送り6万円. */
  isUnused?: boolean;
  /** A month in which something else begins: it says when somebody moves in where no other month does. */
  isOfStart?: boolean;
  /** The minutes are said to be by train, or to school. */
  isByTrain?: boolean;
  /** A radius around the place before it. */
  radiusKm?: (typeof radiusChoicesKm)[number];
  /** An amount as the other kind of price, and the words that mean it. */
  other?: { label: string; words: string };
  /** An amount that is too much. */
  isRefused?: boolean;
}

/** A pattern of wishes in numbers, and what a wish of that pattern asks for. */
export type NumberReader = readonly [
  pattern: RegExp,
  read: (found: RegExpExecArray) => Omit<NumberWish, 'length'> | null,
];
