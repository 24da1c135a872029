import { emptySearch } from '../../search/search.ts';
import { matchFilters } from './match-filters.ts';

const choices = {
  buildingTypes: [{ label: '学生会館', ids: [65] }],
  conditions: [{ label: '女性専用', ids: [53, 54] }],
  equipment: [
    { label: 'オートロック', ids: [801] },
    { label: 'バス・トイレ別', ids: [805] },
  ],
};
const match = (keyword: string, more = {}) => matchFilters({ ...emptySearch, keyword, ...more }, choices);

test('a word alone leads to the list of the whole country', () => {
  expect(match('オートロック')).toEqual([
    { label: 'オートロック', href: '/search/area/result/?equipment=801' },
  ]);
  expect(match('女性専用')).toEqual([{ label: '女性専用', href: '/search/area/result/?condition=53,54' }]);
  expect(match('学生会館付近')).toEqual([
    { label: '学生会館', href: '/search/area/result/?building_type_id=65' },
  ]);
});

test('the other words stay, a place of one letter among them', () => {
  const href = (keyword: string) => `/search/keyword/?equipment=801&keyword=${encodeURIComponent(keyword)}`;
  expect(match('津 オートロック')).toEqual([{ label: 'オートロック', href: href('津') }]);
  expect(match('高田馬場 オートロック 二番館')).toEqual([
    { label: 'オートロック', href: href('高田馬場 二番館') },
  ]);
});

test('present filters, single letters and other words are not offered', () => {
  expect(match('オートロック', { equipment: [801] })).toEqual([]);
  expect(match('バ')).toEqual([]);
  expect(match('高田馬場')).toEqual([]);
  expect(match('')).toEqual([]);
});
