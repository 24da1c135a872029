import { floodRanks, labelOf, NO_FLOOD } from '@gakumado/shared/vocabulary';

const NONE_KNOWN = labelOf(floodRanks, NO_FLOOD) ?? '';

/** 3～5m for `3-5`, 0.5m未満 for `<0.5`, 20m以上 for `20<`; that there are no data for null. */
export function depthText(depth: string | null): string {
  if (depth === null) return NONE_KNOWN;
  if (depth.startsWith('<')) return `${depth.slice(1)}m未満`;
  if (depth.endsWith('<')) return `${depth.slice(0, -1)}m以上`;
  return `${depth.replace('-', '～')}m`;
}
