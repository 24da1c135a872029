import type { Locator, Page } from '@playwright/test';
import { cards } from './by-keyboard.ts';
import { fingersOf } from './fingers.ts';
import { expect, open, test } from '../browser.ts';

/** Opens a home of the sample data that has what the filter asks for. */
async function openHome(page: Page, filter: 'is_panorama' | 'is_youtube'): Promise<void> {
  await open(page, `/search/area/pref_id:13/result/?${filter}=1`);
  const link = cards(page).first().getByRole('heading').getByRole('link');
  await open(page, (await link.getAttribute('href')) ?? '');
}

const opener = (page: Page) => page.getByRole('button', { name: 'ベッドと机のパノラマを見る' });
const viewer = (page: Page) => page.getByRole('dialog', { name: /ベッドと机$/ });

/** The middle of an element, in pixels of the window. */
async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

test('fingers, wheel and keys turn and enlarge a panorama, and Back leaves it', async ({ page }) => {
  await openHome(page, 'is_panorama');
  const address = page.url();
  await opener(page).click();
  const lead = viewer(page).getByRole('button', { name: '洋室（窓側）へ移る' });
  const picture = viewer(page).getByRole('img', { name: 'ベッドと机のパノラマ' });
  await expect(lead).toBeVisible();
  const [x, y] = await middleOf(picture);
  const left = async () => (await middleOf(lead))[0];
  const below = async () => (await middleOf(lead))[1] - y;

  // Where the lead stands says where the visitor looks.
  let before = await left();
  const { touch, swipe } = await fingersOf(page);
  await swipe([x, y - 60], -60);
  await expect.poll(left).toBeLessThan(before - 30);
  before = await left();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeGreaterThan(before + 10);

  let far = await below();
  await touch('touchStart', [x - 30, y - 60], [x + 30, y - 60]);
  for (let apart = 40; apart <= 110; apart += 10)
    await touch('touchMove', [x - apart, y - 60], [x + apart, y - 60]);
  await touch('touchEnd');
  await expect.poll(below).toBeGreaterThan(far + 5);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  far = await below();
  await page.mouse.move(x, y - 60);
  await page.mouse.wheel(0, 100);
  await expect.poll(below).toBeLessThan(far - 3);

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(opener(page)).toBeFocused();
});

const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

test('without WebGL a panorama is one picture that can be moved aside', async ({ page }) => {
  await withoutWebGl(page);
  await openHome(page, 'is_panorama');
  await opener(page).click();
  const flat = viewer(page).getByRole('group', { name: '横に動かせる写真' });
  await expect(flat.getByRole('img', { name: 'ベッドと机' })).toBeVisible();
  expect(await flat.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(viewer(page).getByRole('group', { name: '見る向きと大きさ' })).toBeHidden();
  await flat.press('ArrowRight');
  await expect.poll(() => flat.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the picture of a panorama fills the width, and nothing is said of moving it', async ({ page }) => {
    await withoutWebGl(page);
    await openHome(page, 'is_panorama');
    await opener(page).click();
    const picture = viewer(page).getByRole('img', { name: 'ベッドと机' });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(1280);
    await expect(viewer(page).getByText('横に動かしてご覧ください')).toBeHidden();
  });
});

test('a film of the site is loaded by a press, and plays with its captions', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/videos/')) loaded.push(`${response.status()} ${pathname}`);
  });
  await openHome(page, 'is_youtube');
  const part = page.getByRole('region', { name: '動画' });
  await part.scrollIntoViewIfNeeded();
  expect(loaded).toEqual([]);
  await part.getByRole('button', { name: /の動画を再生する$/ }).click();
  const player = part.locator('video');
  await expect(player).toBeFocused();
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  await expect
    .poll(() =>
      player.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [track?.mode, track?.cues?.length]),
    )
    .toEqual(['showing', 5]);
  expect(loaded).toEqual(expect.arrayContaining(['206 /videos/rooms-1dk.mp4', '200 /videos/rooms-1dk.vtt']));
});
