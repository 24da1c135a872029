import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeSimpleview } from './make-simpleview.ts';
import type { Row, State } from './page-table.ts';

const openDialog = (page: Page) => page.getByRole('dialog').waitFor();

const sharePopup: State = {
  name: 'the ways of sharing open',
  reach: async (page) => {
    await page.getByRole('button', { name: 'この物件を家族や友だちに送る' }).click();
    await openDialog(page);
  },
};

const largePhotos: State = {
  name: 'the photographs open',
  reach: async (page) => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('region', { name: '写真' })
      .getByRole('link', { name: /を拡大/ })
      .first()
      .click();
    await openDialog(page);
  },
};

const floorPlan: State = {
  name: 'a floor plan open',
  reach: async (page) => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /の間取り図を拡大/ })
      .first()
      .click();
    await openDialog(page);
  },
};

const drawnMap: State = {
  name: 'the map of the surroundings drawn',
  reach: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '地図を見る' }).click();
    await page.getByRole('button', { name: '地図を拡大' }).waitFor();
  },
};

/** By keyboard: Escape closes the note, and the focus returns to the word. The first press on another word opens its note. */
const termNote: State = {
  name: 'a word of renting explained',
  reach: async (page) => {
    const costs = page.getByRole('region', { name: '費用', exact: true });
    const word = costs.getByRole('button', { name: '火災保険料' });
    const note = page.getByRole('dialog', { name: '火災保険料とは' });
    await word.press('Enter');
    await note.waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    await expect(word).toBeFocused();
    const other = costs.getByRole('button', { name: '入館金', exact: true });
    await other.press('Enter');
    await expect(other).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The pages of mf-estate. */
export const estatePages: readonly Row[] = [
  [
    'view/:id',
    'view',
    'num',
    'yes',
    { at: '/view/102765/', states: [sharePopup, largePhotos, floorPlan, drawnMap, termNote] },
    { at: '/view/100015/?cost_to=90000&layout=1K', says: /タイプが検索した条件に合います。/ },
  ],
  [
    'simpleview/:pref?/:estate_id?/:random_key',
    'view',
    'key',
    'no',
    {
      at: '/simpleview/tokyo/102765/Ab3dEf5h/',
      make: () => makeSimpleview(102765),
      says: /このページは\d{4}年\d{2}月\d{2}日までご覧いただけます。/,
      states: [largePhotos],
    },
  ],
];
