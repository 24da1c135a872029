import { readArticle } from './read-article.ts';

test('a text is cut at its headings, whatever stands in them', () => {
  const { intro, sections, minutes } = readArticle(
    '<p>はじめに</p><h2>一　<strong>話し合う</strong></h2><p>本文</p><h3>小見出し</h3><h2>二</h2>',
  );
  expect(intro).toHaveLength(1);
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['part-1', '一　話し合う'],
    ['part-2', '二'],
  ]);
  expect(sections[0]?.nodes).toHaveLength(2);
  expect(minutes).toBe(1);
});

test.each([
  [0, 1],
  [500, 1],
  [501, 2],
  [1500, 3],
])('%i characters take %i minutes', (count, minutes) => {
  expect(readArticle(`<p>${'あ'.repeat(count)}</p>`).minutes).toBe(minutes);
});
