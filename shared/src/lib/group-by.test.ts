import { groupBy } from './group-by.ts';

test('keeps the order of the items and of the keys', () => {
  const groups = groupBy(['いぬ', 'あめ', 'いえ', 'うみ'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['い', ['いぬ', 'いえ']],
    ['あ', ['あめ']],
    ['う', ['うみ']],
  ]);
});
