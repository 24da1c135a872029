import { KEYWORD_MAX, SUGGESTIONS_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import { filterFields } from './estate-filter.ts';
import { flag, integer, optional, text, wordList } from './fields.ts';

/** Kinds of things that have names. */
export const nameKinds = [
  'school',
  'campus',
  'faculty',
  'station',
  'line',
  'prefecture',
  'city',
  'town',
  'zip',
  'condition',
] as const;
export type NameKind = (typeof nameKinds)[number];

/** Kinds of suggestions: homes are found by their own names as well. */
const suggestionKinds = [...nameKinds, 'estate'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

const keyword = text(KEYWORD_MAX).refine((value) => value !== '', { params: { code: 'required' } });

/** search/suggest: what is being typed. */
export const suggestRequest = z.object({
  keyword,
  limit: optional(integer(1, SUGGESTIONS_MAX)),
  /** Only these kinds; with `town` addresses are found as well (港区三田2-15-45). Absent: all. */
  kinds: optional(wordList(nameKinds)),
  /**
   * Some of each kind: campuses, stations, lines, places, conditions and homes, in this order; `limit` and `kinds` do not hold.
   * Homes come only so: a page from before does not know their kind.
   */
  by_group: optional(flag()),
  access_key: accessKeyField,
});
export type SuggestRequest = z.infer<typeof suggestRequest>;

/** Something that a text may be the beginning of, best first across all kinds unless they come by group. */
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  /** As it is written in full: 早稲田大学, 渋谷駅, オートロック. */
  name: z.string(),
  /** Distinguishes it from others of its name: its prefecture, lines or campus; '' if its name is unique. */
  note: z.string(),
  /** Published estates there or with it; 0 as well where the number is not worked out. */
  estate_count: z.int(),
  /** Its page. */
  path: z.string(),
  school_id: z.int().optional(),
  school_name: z.string().optional(),
  campus_id: z.int().optional(),
  campus_name: z.string().optional(),
  station_id: z.int().optional(),
  line_id: z.int().optional(),
  pref_id: z.int().optional(),
  city_id: z.int().optional(),
  /** Of a request with kinds: the middle of a station, city, town or postal code in degrees, a destination (contract, 7.8). */
  lat: z.number().optional(),
  lon: z.number().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** search/interpret: the words of a keyword search. */
export const interpretRequest = z.object({ keyword, access_key: accessKeyField });
export type InterpretRequest = z.infer<typeof interpretRequest>;

const filter = z.object(filterFields).partial();

/** A word with what it was taken for. */
export const understoodWordSchema = z.object({
  /** As it was typed. */
  word: z.string(),
  kind: z.enum(nameKinds),
  label: z.string(),
  /** Its part of the filter. A town's `keyword` is its name, which is in `rest` as well. */
  filter,
  /** Of an amount: the same as the other kind of price (rent or what is paid in a month), and the words that mean it. */
  turned: z.object({ label: z.string(), words: z.string() }).optional(),
});
export type UnderstoodWord = z.infer<typeof understoodWordSchema>;

export const interpretationSchema = z.object({
  /** All that was understood: `estate/list` with it and `keyword` = `rest` finds what was asked for. */
  filter,
  understood: z.array(understoodWordSchema),
  /** Words that are looked for as text: names of towns, or all words where nothing was understood; '' for none. */
  rest: z.string(),
  /** Words that were not used (contract, 8.8). Absent in a backend from before, which looked for them as text. */
  unused: z.array(z.string()).optional(),
  /** Other places and schools of the same names, each with the whole filter and with its address. */
  alternatives: z.array(z.object({ label: z.string(), filter, path: z.string() })),
});
export type Interpretation = z.infer<typeof interpretationSchema>;
