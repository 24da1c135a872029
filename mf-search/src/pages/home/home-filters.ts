/** Conditions that have a picture on the home page; ids of one meaning stand together (contract, section 1). */
const filters = [
  { name: '食事付き', ids: [911], picture: 'common-03' },
  { name: '女性専用', ids: [53, 54], picture: 'room-21' },
  { name: '家具付き', ids: [61, 64], picture: 'room-01' },
  { name: '合格発表前に予約できる', ids: [115], picture: 'room-22' },
  { name: '24時間管理', ids: [55], picture: 'common-01' },
  { name: '新築・築浅', ids: [914], picture: 'exterior-07' },
] as const;

export interface HomeFilter {
  name: string;
  ids: number[];
  picture: string;
  /** Estates in the whole country. */
  count: number;
}

/** The filters with their counts; those that no estate meets are left out. */
export function homeFilters(counts: Readonly<Record<string, number>> = {}): HomeFilter[] {
  return filters
    .map(({ name, ids, picture }) => ({
      name,
      ids: [...ids],
      picture,
      // Each id of one meaning is counted with the others of that meaning.
      count: Math.max(...ids.map((id) => counts[String(id)] ?? 0)),
    }))
    .filter(({ count }) => count > 0);
}
