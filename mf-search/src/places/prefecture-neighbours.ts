/**
 * Prefectures side by side, by id: those with a common border on land, and those joined by a bridge or tunnel
 * that trains or cars use daily (青函, 関門, 本州四国連絡橋, アクアライン). 沖縄 counts as 鹿児島's neighbour.
 */
const neighbours: Readonly<Record<number, readonly number[]>> = {
  1: [2],
  2: [1, 3, 5],
  3: [2, 4, 5],
  4: [3, 5, 6, 7],
  5: [2, 3, 4, 6],
  6: [4, 5, 7, 15],
  7: [4, 6, 8, 9, 10, 15],
  8: [7, 9, 11, 12],
  9: [7, 8, 10, 11],
  10: [7, 9, 11, 15, 20],
  11: [8, 9, 10, 12, 13, 19, 20],
  12: [8, 11, 13, 14],
  13: [11, 12, 14, 19],
  14: [12, 13, 19, 22],
  15: [6, 7, 10, 16, 20],
  16: [15, 17, 20, 21],
  17: [16, 18, 21],
  18: [17, 21, 25, 26],
  19: [11, 13, 14, 20, 22],
  20: [10, 11, 15, 16, 19, 21, 22, 23],
  21: [16, 17, 18, 20, 23, 24, 25],
  22: [14, 19, 20, 23],
  23: [20, 21, 22, 24],
  24: [21, 23, 25, 26, 29, 30],
  25: [18, 21, 24, 26],
  26: [18, 24, 25, 27, 28, 29],
  27: [26, 28, 29, 30],
  28: [26, 27, 31, 33, 36],
  29: [24, 26, 27, 30],
  30: [24, 27, 29],
  31: [28, 32, 33, 34],
  32: [31, 34, 35],
  33: [28, 31, 34, 37],
  34: [31, 32, 33, 35, 38],
  35: [32, 34, 40],
  36: [28, 37, 38, 39],
  37: [33, 36, 38],
  38: [34, 36, 37, 39],
  39: [36, 38],
  40: [35, 41, 43, 44],
  41: [40, 42],
  42: [41],
  43: [40, 44, 45, 46],
  44: [40, 43, 45],
  45: [43, 44, 46],
  46: [43, 45, 47],
  47: [46],
};

interface HasId {
  prefecture_id: number;
}

export function isNeighbourOf(prefId: number, otherId: number): boolean {
  return neighbours[prefId]?.includes(otherId) ?? false;
}

/** The neighbours of a prefecture among the given ones, in the order of their ids. */
export function neighboursOf<T extends HasId>(prefId: number, prefectures: readonly T[]): T[] {
  return prefectures.filter(({ prefecture_id }) => isNeighbourOf(prefId, prefecture_id));
}

/**
 * The open prefectures that are the fewest borders away: all neighbours that are open, else all that are two
 * borders away, and so on.
 */
export function nearestOpen<T extends HasId & { is_open: boolean }>(
  prefId: number,
  prefectures: readonly T[],
): T[] {
  const seen = new Set([prefId]);
  let ring = [prefId];
  while (ring.length > 0) {
    ring = [...new Set(ring.flatMap((id) => neighbours[id] ?? []))].filter((id) => !seen.has(id));
    for (const id of ring) seen.add(id);
    const open = prefectures.filter(({ prefecture_id, is_open }) => is_open && ring.includes(prefecture_id));
    if (open.length > 0) return open;
  }
  return [];
}
