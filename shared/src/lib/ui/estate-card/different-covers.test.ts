import { withDifferentCovers } from './different-covers.ts';

const home = (...image_paths: string[]) => ({ estate_image_path: image_paths[0] ?? null, image_paths });
const coversOf = (...homes: ReturnType<typeof home>[]) =>
  withDifferentCovers(homes).map(({ estate_image_path }) => estate_image_path);

test('a home beside one of the same picture shows its next', () => {
  expect(coversOf(home('a', 'b'), home('a', 'c'), home('c', 'd'), home('a'))).toEqual(['a', 'c', 'd', 'a']);
});

test('a home of one picture, or of none, keeps what it has', () => {
  expect(coversOf(home('a'), home('a'), home(), home(), home('a', 'b'))).toEqual(['a', 'a', null, null, 'a']);
});

test('a variation of the picture before shows the same house', () => {
  const [first, second] = ['/images/exterior-16b.webp', '/images/exterior-16c.webp'];
  expect(coversOf(home(first), home(second, '/images/exterior-16.webp', '/images/room-03.webp'))).toEqual([
    first,
    '/images/room-03.webp',
  ]);
  expect(coversOf(home(first), home(second))).toEqual([first, second]);
  expect(coversOf(home('/images/exterior-1.webp'), home('/images/exterior-16.webp', first))).toEqual([
    '/images/exterior-1.webp',
    '/images/exterior-16.webp',
  ]);
});

test('two views of one series show the same home', () => {
  const [door, bath] = ['/images/series-03-door.webp', '/images/series-03-bath.webp'];
  expect(coversOf(home(door), home(bath, '/images/series-13-door.webp'))).toEqual([
    door,
    '/images/series-13-door.webp',
  ]);
});
