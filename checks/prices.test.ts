import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { listFiles } from './list-files.ts';

/** The one component that shows a price: its loud figure is 毎月の実質負担, and the rent beside it is quiet. */
const HOME_PRICE = 'shared/src/lib/ui/home-price/home-price.tsx';

/** Where a home stands with its price: cards, lists, receipts, the page of a home and paper. */
const PLACES = [
  'mf-estate/src/components/heading/action-bar.tsx',
  'mf-estate/src/components/heading/home-summary.tsx',
  'mf-estate/src/components/passing-on/sheet-facts.tsx',
  'mf-estate/src/components/rooms/roomtypes.tsx',
  'mf-member/src/components/receipt/estate-names.tsx',
  'mf-member/src/pages/favorite/shared-list/decision-table.tsx',
  'mf-member/src/pages/general-inquiry/same-visit.tsx',
  'mf-member/src/step-form/items/estates-item.tsx',
  'mf-search/src/map/pin-card.tsx',
  'mf-search/src/pages/campus/sections/ranking.tsx',
  'shared/src/lib/ui/estate-card/estate-card.tsx',
  'shell/src/chrome/history-item.tsx',
];

const components = listFiles().filter(
  (file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file),
);
const read = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');

test('no component but one reads the rent or the monthly cost of a home', () => {
  const readers = components.filter((file) =>
    /\b(price|monthly_cost)_(min|max)\b|\bmonthlyCostText\b/.test(read(file)),
  );
  const allowed = new Set([HOME_PRICE]);
  expect(readers.filter((file) => !allowed.has(file))).toEqual([]);
  expect(read(HOME_PRICE)).toContain('<strong');
});

test('every place of a home has its price of that component', () => {
  const users = components.filter((file) => /<HomePrice\b/.test(read(file)));
  expect(users.toSorted()).toEqual(PLACES);
});

test('every place is rendered and read by a test of its workspace', () => {
  const unread = PLACES.filter((place) => {
    const workspace = place.slice(0, place.indexOf('/'));
    const tests = listFiles().filter(
      (file) => file.startsWith(`${workspace}/`) && file.endsWith('/prices.test.tsx'),
    );
    return !tests.some((file) => read(file).includes(`'${path.basename(place, '.tsx')}`));
  });
  expect(unread).toEqual([]);
});
