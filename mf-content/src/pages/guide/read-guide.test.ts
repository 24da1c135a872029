import { parseHtml } from '@gakumado/shared/ui';
import type { HtmlElement } from '@gakumado/shared/ui';
import { readTimeline } from './read-guide.ts';

const tableOf = (...rows: string[][]) =>
  parseHtml(
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  )[0] as HtmlElement;

test('equal cells that follow each other are one stretch of time', () => {
  const table = tableOf(
    ['時期', '推薦', '一般'],
    ['夏', '街を歩く', '街を歩く'],
    ['秋', '<strong>申し込む</strong>', '街を歩く'],
    ['冬', '引っ越し', '契約'],
  );
  expect(readTimeline(table)).toEqual({
    periods: ['夏', '秋', '冬'],
    lanes: [
      {
        name: '推薦',
        spans: [
          { text: '街を歩く', isKey: false, from: 0, to: 0 },
          { text: '申し込む', isKey: true, from: 1, to: 1 },
          { text: '引っ越し', isKey: false, from: 2, to: 2 },
        ],
      },
      {
        name: '一般',
        spans: [
          { text: '街を歩く', isKey: false, from: 0, to: 1 },
          { text: '契約', isKey: false, from: 2, to: 2 },
        ],
      },
    ],
  });
});

test.each([
  ['another first column', tableOf(['項目', '推薦', '一般'], ['夏', '一', '二'], ['秋', '一', '二'])],
  ['one way alone', tableOf(['時期', 'すること'], ['夏', '一'], ['秋', '二'])],
  ['a cell that is missing', tableOf(['時期', '推薦', '一般'], ['夏', '一', '二'], ['秋', '一'])],
  ['no rows', tableOf(['時期', '推薦', '一般'])],
])('a table with %s stays a table', (_, table) => {
  expect(readTimeline(table)).toBeNull();
});
