import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { parseSeedDocument } from '@gakumado/backend/src/fill/content/seed-document.ts';
import { documentHtml } from './document-html.ts';

/**
 * Prints sources/*.md and their first pages to ../files/documents/; see README.md for what must be installed.
 * Run: node samples/documents/build-documents.ts [name …]
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A thumbnail is shown at most half as wide as a phone, on a screen of three pixels to one. */
const THUMBNAIL_WIDTH = 480;

async function print(browser: Browser, name: string): Promise<void> {
  const source = parseSeedDocument(`${name}.md`, readFileSync(here(`sources/${name}.md`), 'utf8'));
  const page = await browser.newPage();
  await page.setContent(await documentHtml(source), { waitUntil: 'load' });
  const pdf = here(`../files/documents/${name}.pdf`);
  await page.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  const first = execFileSync('pdftoppm', ['-png', '-singlefile', '-r', '200', pdf], { maxBuffer: 1e8 });
  const thumbnail = await sharp(first).resize({ width: THUMBNAIL_WIDTH }).webp({ quality: 80 }).toBuffer();
  writeFileSync(here(`../files/documents/${name}.webp`), thumbnail);
}

const wanted = process.argv.slice(2);
const names = readdirSync(here('sources'))
  .map((file) => file.replace(/\.md$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const name of names) await print(browser, name);
await browser.close();
