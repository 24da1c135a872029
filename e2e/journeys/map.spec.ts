import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { canvas, findCanvas, isDrawn, openCampusMap } from './by-map.ts';
import { chooseCampus, expect, open, test } from '../browser.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test(
  'a visitor looks at results on the map, searches where it was moved, and goes back at once',
  { tag: '@both' },
  async ({ page }) => {
    const tiles: Promise<number>[] = [];
    const origins = new Set<string>();
    page.on('response', (answer) => {
      const { origin, pathname } = new URL(answer.url());
      const isTile = /^\/map-tiles\/.+\/\d+$/.test(pathname);
      if (isTile)
        tiles.push(
          answer
            .body()
            .then((body) => body.length)
            .catch(() => 0),
        );
      if (origin.startsWith('http')) origins.add(origin);
    });
    await open(page, '/');
    await chooseCampus(page, '早大', '早稲田大学 早稲田キャンパス');
    await page.getByRole('link', { name: '地図', exact: true }).click();
    await expect(page).toHaveURL(/\?view=map$/);
    await isDrawn(page);
    await expect(page.getByText(/件を地図に表示しています/)).toBeVisible();
    // Streets come from this site, as everything else does.
    await expect(async () => expect(Math.max(...(await Promise.all(tiles)))).toBeGreaterThan(1_000)).toPass();
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    // The one of the map; the facts around the campus have their own below.
    await expect(
      page.getByRole('link', { name: '© OpenStreetMap contributors', exact: true }),
    ).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    await expect(cards(page).first()).toBeVisible();
    for (let turn = 0; turn < 2; turn++) {
      await page.getByRole('button', { name: '地図を縮小' }).click();
      await page.getByRole('button', { name: 'この範囲で検索' }).click();
      await expect(page).toHaveURL(/\?bounds=[\d.]+_[\d.]+_[\d.]+_[\d.]+&view=map$/);
      await expect(page.getByRole('button', { name: 'この範囲で検索' })).toBeHidden();
    }
    await expect(page.getByRole('link', { name: /地図の表示範囲\s*を外す/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/school_id:\d+\/$/);
    await page.goForward();
    await expect(page).toHaveURL(/bounds=/);
    await isDrawn(page);
    await expectAccessible(page);
  },
);

test('a pin shows its estate, and Escape puts it away', async ({ page }) => {
  await openCampusMap(page);
  const chosen = page.getByRole('complementary', { name: '地図で選んだ物件' });
  const { width, height } = await findCanvas(page);
  // From the campus in the middle outwards, clear of the controls at the edges.
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / 26) }, (_, n) => from + n * 26);
  const places = steps(80, height - 100).flatMap((y) => steps(24, width - 80).map((x) => ({ x, y })));
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - width / 2, y - height / 2);
  places.sort((one, other) => far(one) - far(other));
  // Clusters on the way are opened, as a visitor would.
  await expect(async () => {
    for (const position of places) {
      await canvas(page).click({ position });
      if (await chosen.isVisible()) return;
    }
    throw new Error('No pin was met.');
  }).toPass();
  await expect(chosen.getByRole('link')).toHaveAttribute('href', /^\/view\/\d+\/(\?campus=\d+)?$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chosen).toBeHidden();
});

test(
  'the map ends within the screen, wherever the page is scrolled to',
  { tag: '@desktop' },
  async ({ page }) => {
    await openCampusMap(page);
    const screen = page.viewportSize()?.height ?? 0;
    for (const top of [0, 60, 600]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(async () => {
        const box = await canvas(page).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen);
      }).toPass();
    }
  },
);
