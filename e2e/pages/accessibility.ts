import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isChecked } from './page-table.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Our pages have no frames, for which axe would open a second page, and only what is wrong is wanted. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();
const LEAN = { resultTypes: ['violations' as const], preload: false };

/**
 * Says what axe finds on the page as it stands, which references to an id lead nowhere, and whether the page is wider
 * than the screen. A target that looks too small is looked at once more in the middle of the screen: elsewhere a bar may
 * have stood over a part of it.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
    .options({
      ...LEAN,
      runOnly: tags,
      rules: { 'label-content-name-mismatch': { enabled: isChecked.labelInName } },
    })
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      if (id === 'target-size' && (await isLargeInTheMiddle(page, target.join(' ')))) continue;
      found.push(`axe: ${id}: ${target.join(' ')}`);
    }
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (beyond > 0) found.push(`${beyond} px wider than the screen`);
  return [...found, ...(await page.evaluate(findLooseReferences))];
}

/** The page is accessible as it stands, where a journey has led it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** Labels and descriptions whose element is not there, which axe takes for correct as long as there is another name. */
const findLooseReferences = () =>
  ['for', 'aria-describedby', 'aria-labelledby', 'aria-errormessage'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .filter((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .some((id) => id !== '' && document.getElementById(id) === null),
      )
      .map((element) => `reference: ${attribute} of ${element.outerHTML.slice(0, 120)}`),
  );

async function isLargeInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axe(page)
    .include(target)
    .options({ ...LEAN, runOnly: ['target-size'] })
    .analyze();
  return violations.length === 0;
}
