import { layoutFor, layouts } from './layouts.ts';

/** Specification, 2.4. */
const names = [
  'default',
  'basic',
  'city',
  'event',
  'favorite',
  'guide',
  'history',
  'inquiry',
  'login',
  'matomete',
  'mypage',
  'popup',
  'schoolID',
  'searchNotContact',
  'searchStation',
  'store',
  'template2',
  'topic',
  'transit',
  'view',
  'viewContact',
  'auth',
  'contents_mailform',
];

test('there are the 23 layouts of the specification and no other', () => {
  expect(Object.keys(layouts).sort()).toEqual(names.sort());
});

test('only the popup has neither header nor footer', () => {
  const bare = Object.entries(layouts).filter(([, layout]) => !layout.hasHeader || !layout.footer);
  expect(bare.map(([name]) => name)).toEqual(['popup']);
});

test('the event layout hides header and footer for taisyuku and its pages, and for nothing else', () => {
  expect(layoutFor('event', '/event/taisyuku/')).toMatchObject({ hasHeader: false, footer: null });
  expect(layoutFor('event', '/event/taisyuku/flow/')).toMatchObject({ hasHeader: false, footer: null });
  expect(layoutFor('event', '/event/taisyuku2/')).toMatchObject({ hasHeader: true, footer: 'customer' });
  expect(layoutFor('topic', '/event/taisyuku/')).toMatchObject({ hasHeader: true });
});

test('school and transit pages have their own footers', () => {
  expect(layouts.schoolID.footer).toBe('school');
  expect(layouts.transit.footer).toBe('transit');
});
