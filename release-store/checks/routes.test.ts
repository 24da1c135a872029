import type { TableRoute } from '../route-table.ts';
import { findRouteFaults } from './routes.ts';

const route = (name: string, path: string, more: Partial<TableRoute> = {}): TableRoute => ({
  id: `mf-x/${name}`,
  path,
  layout: 'default',
  guards: [],
  ...more,
});

const shell = {
  layouts: ['default', 'form'],
  guards: ['auth'],
};

const live = [route('one-page', '/x'), route('two-page', '/x/:id')];

const reasonsOf = (routes: TableRoute[], more: Partial<Parameters<typeof findRouteFaults>[0]> = {}) =>
  findRouteFaults({
    file: 'mf-x/src/routes.tsx',
    routes,
    live,
    shell,
    drops: [],
    ...more,
  }).map(({ reason }) => reason);

test('the same addresses pass, whatever their parts are called', () => {
  expect(reasonsOf([route('new-page', '/x/'), route('two-page', '/x/:estate_id')])).toEqual([]);
});

test('a route that vanished is a fault unless it is dropped by its path or its id', () => {
  const [one] = [[route('one-page', '/x')]];
  expect(reasonsOf(one)).toEqual([
    expect.stringMatching(/answers \/x\/:id \(mf-x\/two-page\).*--drop \/x\/:id/),
  ]);
  expect(reasonsOf(one, { drops: ['/x/:id'] })).toEqual([]);
  expect(reasonsOf(one, { drops: ['/x/:id/'] })).toEqual([]);
  expect(reasonsOf(one, { drops: ['mf-x/two-page'] })).toEqual([]);
});

test('a drop that drops nothing is a fault: it may be a slip', () => {
  expect(reasonsOf(live, { drops: ['/x'] })).toEqual([expect.stringContaining('--drop /x names no route')]);
});

test.each([
  ['an unknown layout', route('a-page', '/x/a', { layout: 'wide' }), /layout wide.*default, form/],
  ['an unknown guard', route('a-page', '/x/a', { guards: ['auth', 'adult'] }), /guard adult.*auth/],
  ['a path twice', route('a-page', '/x/:other'), /mf-x\/a-page and mf-x\/two-page have the same path/],
])('%s is a fault', (_, added, reason) => {
  expect(reasonsOf([...live, added])).toEqual([expect.stringMatching(reason)]);
});

test('without a shell and without a live release nothing is compared', () => {
  const more = { shell: undefined, live: undefined };
  expect(reasonsOf([route('a-page', '/y', { layout: 'wide' })], more)).toEqual([]);
});
