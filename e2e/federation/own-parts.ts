import type { Page } from '@playwright/test';

/** The remote's own copies of parts that a page has: their scripts, and their styles within the page or not. */
export async function ownParts(page: Page, remote: string): Promise<string[]> {
  const files = await page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll('style[data-href]')].map(
      (style) => style.getAttribute('data-href') ?? '',
    ),
  ]);
  const own = new RegExp(String.raw`${remote}-(shared-[a-z-]+)\.\w+(\.(?:js|css))$`);
  const names = files.flatMap((file) => {
    const [, part, ending] = own.exec(file) ?? [];
    return part === undefined ? [] : [`${part}${ending}`];
  });
  return [...new Set(names)].sort();
}
