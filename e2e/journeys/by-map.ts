import type { Page } from '@playwright/test';
import { expect, open } from '../browser.ts';

/** A busy place in Tokyo. */
export const RANGE = '/search/range/35.709/139.72/3/';

const CAMPUS_MAP = '/search/school/pref_id:13/school_id:56/?view=map';

/** Drawn in software, a map takes its time. */
export const isDrawn = (page: Page) =>
  expect(page.getByRole('button', { name: '地図を拡大' })).toBeVisible({ timeout: 120_000 });

export const canvas = (page: Page) => page.getByRole('region', { name: '物件の地図' });

/** The results around a campus on the map. */
export async function openCampusMap(page: Page): Promise<void> {
  await open(page, CAMPUS_MAP);
  await isDrawn(page);
}

/** The map in the middle of the screen, and where it is there. */
export async function findCanvas(page: Page) {
  await canvas(page).scrollIntoViewIfNeeded();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no map.');
  return box;
}
