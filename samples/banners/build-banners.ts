import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bannerHtml } from './banner-html.ts';
import { bannerSizes } from './banner-sizes.ts';
import type { BannerSize } from './banner-sizes.ts';
import type { Lettering } from './lettering.ts';

/**
 * Composes the pictures of ../files/banners/banners.json beside it, from backend/seed/pictures/ and the words of
 * lettering.json, one for wide and one (-sp) for narrow screens. Needs Chromium and BIZ UDPGothic (see ../documents/README.md).
 * Run: node samples/banners/build-banners.ts [file …]
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(here(path), 'utf8'));

const banners: { file: string; position: keyof typeof bannerSizes }[] = readJson(
  '../files/banners/banners.json',
);
const lettering: Record<string, Lettering> = readJson('lettering.json');

async function compose(page: Page, words: Lettering, size: BannerSize, name: string): Promise<void> {
  await page.setViewportSize({ width: size.width / 2, height: size.height / 2 });
  await page.setContent(bannerHtml(words, size), { waitUntil: 'load' });
  const shot = await page.screenshot({ type: 'png' });
  writeFileSync(here(`../files/banners/${name}.webp`), await sharp(shot).webp({ quality: 82 }).toBuffer());
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ deviceScaleFactor: 2 });
for (const { file, position } of banners) {
  if (wanted.length > 0 && !wanted.includes(file)) continue;
  const words = lettering[file];
  if (!words) throw new Error(`lettering.json: ${file} is missing`);
  await compose(page, words, bannerSizes[position].wide, file);
  await compose(page, words, bannerSizes[position].narrow, `${file}-sp`);
}
await browser.close();
