import { readRoutes } from './routing.ts';

const route = { id: 'mf-x/a-page', path: '/a', handle: { layout: 'default' }, lazy: async () => ({}) };

test('routes are taken as they come, also with names that only a newer shell knows', () => {
  const newer = { ...route, id: 'mf-x/b-page', handle: { layout: 'wide', guards: ['adult'] } };
  expect(readRoutes('mf-x', { routes: [route, newer] })).toEqual([route, newer]);
});

test.each([
  [null, 'no array of routes'],
  [{}, 'no array of routes'],
  [{ routes: [] }, 'no array of routes'],
  [{ routes: { 0: route } }, 'no array of routes'],
  [{ routes: [undefined] }, 'route 0 (undefined) of mf-x has no id'],
  [{ routes: [{ ...route, id: 'mf-y/a-page' }] }, 'has no id that begins with mf-x/'],
  [{ routes: [{ ...route, path: 'a' }] }, 'has no path'],
  [{ routes: [{ ...route, lazy: undefined }] }, 'has no lazy'],
  [{ routes: [{ ...route, handle: undefined }] }, 'has no handle'],
  [{ routes: [{ ...route, handle: { layout: 'default', guards: 'num' } }] }, 'has no handle'],
  [{ routes: [route, route] }, 'route 1 (mf-x/a-page) of mf-x has the id of another'],
])('%j is refused', (module, fault) => {
  expect(() => readRoutes('mf-x', module)).toThrow(fault);
});
