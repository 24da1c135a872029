import type { Page } from '@playwright/test';
import { encodings, pdfWithoutFonts, TEXT, unknownEncoding } from './made-up-pdf.ts';
import { expect, open, test } from '../browser.ts';

/** Opens a pamphlet in whose place the site has another PDF. */
async function read(page: Page, pdf: Buffer) {
  await page.route('**/documents/*.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdf }),
  );
  await open(page, '/leaflets/');
  await page.getByRole('link', { name: /^この画面で読む.*総合案内/ }).click();
  return page.getByRole('dialog', { name: /総合案内/ });
}

/** Pixels with ink in each fifth of the box around the letters of a page that is drawn, along the line that they make. */
const inkOf = (canvas: SVGElement | HTMLElement) => {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {};
  const dots = Array.from({ length: width * height }, (_, at) => at).filter(
    (at) => data !== undefined && (data[at * 4] ?? 255) < 128 && (data[at * 4 + 3] ?? 0) > 128,
  );
  const spanOf = (places: number[]) => {
    const first = places.reduce((least, place) => Math.min(least, place), Infinity);
    return { first, size: places.reduce((most, place) => Math.max(most, place), 0) - first + 1 };
  };
  const [across, down] = [dots.map((at) => at % width), dots.map((at) => Math.floor(at / width))];
  const [breadth, length] = [spanOf(across), spanOf(down)];
  const isVertical = length.size > breadth.size;
  const [places, span] = isVertical ? [down, length] : [across, breadth];
  const ink = [0, 0, 0, 0, 0];
  for (const place of places) ink[Math.floor(((place - span.first) / span.size) * 5)]! += 1;
  return { isVertical, ink };
};

for (const encoding of encodings) {
  test(`a PDF without its fonts in ${encoding.name} is drawn in Japanese letters`, async ({ page }) => {
    const dialog = await read(page, pdfWithoutFonts(encoding));
    const canvas = dialog.getByRole('img', { name: /1ページ/ });
    await expect(dialog.getByText(TEXT)).toBeAttached();
    await expect(async () => {
      const { ink, isVertical } = await canvas.evaluate(inkOf);
      expect(isVertical).toBe(encoding.name.endsWith('-V'));
      // Boxes in place of letters would all hold the same ink.
      expect(Math.min(...ink)).toBeGreaterThan(0);
      expect(new Set(ink).size).toBe(5);
    }).toPass();
    await expect(dialog.getByRole('alert')).toBeHidden();
  });
}

test('a PDF whose letters cannot be drawn says so and leads to the file', async ({ page, complaints }) => {
  const dialog = await read(page, pdfWithoutFonts(unknownEncoding));
  await expect(dialog.getByRole('alert')).toContainText('この画面では表示できない文字があります');
  await expect(dialog.getByRole('link', { name: 'PDFを開く' })).toHaveAttribute('href', /\.pdf$/);
  complaints.length = 0;
});
