import { allPages } from './all-pages.ts';

const pagesOf = (items: readonly number[], size: number) => async (page: number) => ({
  result: items.slice((page - 1) * size, page * size),
  total_count: items.length,
});

test.each([
  [[], 2],
  [[1], 2],
  [[1, 2], 2],
  [[1, 2, 3, 4, 5], 2],
])('%p in pages of %p comes whole and in order', async (items, size) => {
  expect(await allPages(pagesOf(items, size))).toEqual(items);
});

test('a list without a count is one page, and a page that fails fails the list', async () => {
  expect(await allPages(async () => ({ result: ['a'] }))).toEqual(['a']);
  const list = async (page: number) => {
    if (page > 1) throw new Error('no answer');
    return { result: [1], total_count: 3 };
  };
  await expect(allPages(list)).rejects.toThrow('no answer');
});
