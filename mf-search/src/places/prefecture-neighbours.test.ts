import { isNeighbourOf, nearestOpen, neighboursOf } from './prefecture-neighbours.ts';

const all = Array.from({ length: 47 }, (_, index) => ({ prefecture_id: index + 1, is_open: true }));
const ids = (found: readonly { prefecture_id: number }[]) => found.map(({ prefecture_id }) => prefecture_id);

test('neighbours are mutual, and no prefecture is without one or its own', () => {
  for (const { prefecture_id: id } of all) {
    const found = neighboursOf(id, all);
    expect(found).not.toEqual([]);
    expect(ids(found)).not.toContain(id);
    for (const other of found) expect(isNeighbourOf(other.prefecture_id, id)).toBe(true);
  }
});

test('Tokyo lies between Saitama, Chiba, Kanagawa and Yamanashi', () => {
  expect(ids(neighboursOf(13, all))).toEqual([11, 12, 14, 19]);
});

test('the nearest open prefectures are the open neighbours, or the next ones beyond them', () => {
  const withClosed = (...closed: number[]) =>
    all.map(({ prefecture_id }) => ({ prefecture_id, is_open: !closed.includes(prefecture_id) }));
  // 青森 is closed, 北海道, 岩手 and 秋田 are open.
  expect(ids(nearestOpen(2, withClosed(2)))).toEqual([1, 3, 5]);
  // 鳥取 with 島根 closed as well.
  expect(ids(nearestOpen(31, withClosed(31, 32)))).toEqual([28, 33, 34]);
  expect(ids(nearestOpen(47, withClosed(46, 47)))).toEqual([43, 45]);
  expect(nearestOpen(1, [])).toEqual([]);
});
