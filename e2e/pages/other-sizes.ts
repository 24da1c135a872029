import type { Page } from '@playwright/test';
import { addRules } from '../browser.ts';
import { findInDoubledText } from './doubled-text.ts';

/** The narrowest screen that has to do, which is also a desktop of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 256 };

/** Spacing that a visitor may set, by WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** How far the page reaches beyond the right edge of the screen. */
const beyondRight = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const countFixed = () =>
  [...document.querySelectorAll('header, nav')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  ).length;

/**
 * Elements that are wider than the narrowest screen, with wide spacing too, and those that leave too little of it to
 * read.
 */
async function findOnNarrow(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? NARROW;
  await page.setViewportSize(NARROW);
  const narrow = await beyondRight(page);
  const fixed = await page.evaluate(countFixed);
  const removeSpacing = await addRules(page, SPACING);
  const spaced = await beyondRight(page);
  await removeSpacing();
  await page.setViewportSize(size);
  return [
    ...(narrow > 0 ? [`320 px: ${narrow} px wider than the screen`] : []),
    ...(spaced > 0 ? [`320 px with wide spacing: ${spaced} px wider than the screen`] : []),
    ...(fixed > 0 ? [`320 × 256 px: ${fixed} parts of the frame stay on the screen`] : []),
  ];
}

/** Says what of a page is lost on a narrower screen or with larger text. */
export async function findAtOtherSizes(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 897;
  return [...(isPhone ? await findOnNarrow(page) : []), ...(await findInDoubledText(page))];
}
