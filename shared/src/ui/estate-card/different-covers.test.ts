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
