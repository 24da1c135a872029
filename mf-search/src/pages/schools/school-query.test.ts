import { readSchoolQuery } from './school-query.ts';

const read = (query: string) => readSchoolQuery(new URLSearchParams(query));

test('a keyword, a row, nothing', () => {
  expect(read('keyword=%20早稲田　')).toEqual({ kind: 'keyword', keyword: '早稲田', page: 1 });
  expect(read('keyword=早稲田&page=2&kana_row=か')).toEqual({ kind: 'keyword', keyword: '早稲田', page: 2 });
  expect(read('kana_row=か')).toEqual({ kind: 'kana', row: 'か' });
  expect(read('kana_row=x')).toEqual({ kind: 'all' });
  expect(read('')).toEqual({ kind: 'all' });
});

test('a keyword without text is the empty search', () => {
  expect(read('keyword=')).toEqual({ kind: 'empty' });
  expect(read('keyword=%E3%80%80')).toEqual({ kind: 'empty' });
  expect(read('keyword=%E2%80%8B')).toEqual({ kind: 'empty' });
});

test('unreadable page numbers count as the first, and a keyword is cut at 100 characters', () => {
  expect(read('keyword=a&page=0')).toMatchObject({ page: 1 });
  expect(read('keyword=a&page=x')).toMatchObject({ page: 1 });
  expect(read(`keyword=${'𠮷'.repeat(120)}`)).toMatchObject({ keyword: '𠮷'.repeat(100) });
});
