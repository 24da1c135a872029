import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from '../browser.ts';

/** No page has more stops than this between two things of one journey. */
const STOPS_MAX = 500;

interface Stop {
  /** The focused element, for messages. */
  what: string;
  isTarget: boolean;
  isTargetGone: boolean;
  /** Why a visitor does not see where the focus is; empty when it is seen. */
  fault: string;
}

/** Looks at what has the focus; runs in the page. */
function lookAtFocus(target: Node | null): Stop {
  const focused = document.activeElement;
  const isTargetGone = target?.isConnected !== true;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { what: 'nothing', isTarget: false, isTargetGone, fault: '' };
  }
  const what = focused.outerHTML.slice(0, 160);
  const stop = (fault: string): Stop => ({ what, isTarget: focused === target, isTargetGone, fault });

  /** A box that is drawn by its label is seen when its label is. */
  const seen = () => {
    const { width, height } = focused.getBoundingClientRect();
    const isDrawn = width > 2 && height > 2 && getComputedStyle(focused).opacity !== '0';
    return isDrawn ? focused : (focused.closest('label') ?? focused);
  };
  const shown = seen();
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  // Of a text with several lines, browsers bring the line of the caret onto the screen.
  const least =
    focused instanceof HTMLTextAreaElement
      ? box.width * Number.parseFloat(getComputedStyle(focused).lineHeight)
      : Math.min(box.width * box.height, innerWidth * innerHeight) / 2;
  const isInView = right > left && bottom > top && (right - left) * (bottom - top) >= least;
  if (!isInView) return stop('outside the screen');

  const label = focused.closest('label');
  const isFree = (x: number, y: number) => {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown) || label?.contains(hit) === true);
  };
  const free = [0.1, 0.5, 0.9].flatMap((y) => [0.1, 0.5, 0.9].map((x) => isFree(x, y)));
  if (free.filter(Boolean).length < 5) return stop('covered by something else');

  const isMarked = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  let ring: Element | null = focused;
  for (let level = 0; ring && level < 6; level += 1, ring = ring.parentElement) {
    if (isMarked(ring) || isMarked(ring, '::after')) return stop('');
  }
  return stop('without a ring');
}

/** Looks where the focus is, and that it is seen, once the page is laid out. */
async function stopAt(page: Page, target: ElementHandle | null): Promise<Stop> {
  let stop = await page.evaluate(lookAtFocus, target);
  if (!stop.fault) return stop;
  await expect(async () => {
    stop = await page.evaluate(lookAtFocus, target);
    expect(stop.fault, `The focus is ${stop.fault}: ${stop.what}`).toBe('');
  }).toPass({ timeout: 20_000 });
  return stop;
}

/**
 * Goes to `target` with the Tab key, or backwards with Shift and Tab. Every stop on the way has to be seen: on the
 * screen, not under parts that are fixed to its edges, with a ring (WCAG 2.4.7 and 2.4.11).
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let element = await target.elementHandle();
  for (let count = 0; count < STOPS_MAX; count += 1) {
    await page.keyboard.press(key);
    const stop = await stopAt(page, element);
    if (stop.isTarget) return;
    // The page may have drawn it again.
    if (stop.isTargetGone) element = await target.elementHandle();
  }
  throw new Error(`${STOPS_MAX} times ${key} did not lead there.`);
}

/** Goes to `target` with the Tab key and presses another there. */
export async function pressAt(
  page: Page,
  target: Locator,
  press: 'Enter' | 'Space' = 'Enter',
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press(press);
}

/** Past header and menus to the page itself, by the link that every page begins with. */
export async function skipToMain(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('link', { name: '本文へ移動' }));
  await expect(page.getByRole('main')).toBeFocused();
}

/** The page has been opened, and reading goes on at its heading. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
}

/** The page shows another list, and reading goes on at its heading. */
export async function expectList(page: Page): Promise<void> {
  await expect(listHeading(page)).toBeFocused();
  await expect(listHeading(page)).toBeInViewport();
}

export const listHeading = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /(条件に合う物件|物件一覧|通える物件)/ });

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** From the heading of a result page on to its first estate. */
export async function enterFirstEstate(page: Page): Promise<void> {
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await pressAt(page, link);
  await expect(page).toHaveURL(/\/view\/\d+\/(\?campus=\d+)?$/);
  await expectPage(page, name);
}
