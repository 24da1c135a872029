import type { Estate } from '@gakumado/shared/contract';
import { formatYen } from '@gakumado/shared/ui';
import { FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';

/** A text for each home: '' where the value is unknown, null where it could not be loaded. */
type Cells = readonly (string | null)[];

/** The monthly cost of each home beside that of the cheapest. Undefined is unknown, and null could not be loaded. */
export const costDifferences = (yen: readonly (number | null | undefined)[]): Cells =>
  besideLeast(yen, {
    same: () => '同じ',
    least: () => 'いちばん安い',
    more: (difference) => `月${formatYen(difference)}高い`,
  });

/** How much longer the way of each home is than the shortest. The longer way counts where there are two schools. */
export function wayDifferences(cards: readonly Estate[]): Cells {
  const minutes = cards.map(({ commute_minutes, second_commute_minutes }) => {
    const ways = [commute_minutes, second_commute_minutes].filter((way) => typeof way === 'number');
    return ways.length === 0 ? undefined : Math.max(...ways);
  });
  const cells = besideLeast(minutes, {
    same: (way) => `どれも${way}分`,
    least: (way) => `いちばん近い（${way}分）`,
    more: (difference) => `${difference}分長い`,
  });
  return cells.map((cell) => cell || `${FAR_COMMUTE_MINUTES}分を超えます`);
}

interface Words {
  /** All homes have this value. */
  same: (value: number) => string;
  least: (value: number) => string;
  more: (difference: number) => string;
}

/** Each value beside the least one. */
function besideLeast(values: readonly (number | null | undefined)[], { same, least, more }: Words): Cells {
  const known = values.filter((value) => typeof value === 'number');
  const lowest = Math.min(...known);
  const isSame = known.length === values.length && known.every((value) => value === lowest);
  return values.map((value) => {
    if (value === null) return null;
    if (value === undefined) return '';
    if (isSame) return same(value);
    return value === lowest ? least(value) : more(Math.round(value - lowest));
  });
}
