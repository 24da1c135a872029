import type { NameIndex } from './name-index.ts';
import type { Counts } from './name-rows.ts';

/** Names and counts as they are known at one moment. */
export interface KnownNames {
  index: NameIndex;
  counts: Counts;
}
