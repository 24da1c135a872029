import { isAboutSomething, readMaterialQuery } from './material-query.ts';

test.each([
  ['', { estateIds: [], campusId: null, prefId: null }, false],
  ['estateIds=1,2,1,x,0', { estateIds: [1, 2], campusId: null, prefId: null }, true],
  ['campusId=56&prefId=13', { estateIds: [], campusId: 56, prefId: 13 }, true],
  ['campusId=-1&prefId=48', { estateIds: [], campusId: null, prefId: null }, false],
])('%j is about %j', (text, about, isAbout) => {
  const query = readMaterialQuery(new URLSearchParams(text));
  expect(query).toEqual(about);
  expect(isAboutSomething(query)).toBe(isAbout);
});

test('no more estates than a request takes', () => {
  const ids = Array.from({ length: 11 }, (_, index) => index + 1).join(',');
  expect(readMaterialQuery(new URLSearchParams({ estateIds: ids })).estateIds).toHaveLength(10);
});
