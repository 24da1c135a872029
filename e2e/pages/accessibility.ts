import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe finds nothing on the page as it stands, every reference to an id leads somewhere, and the page is not wider than
 * the screen. A target that looks too small
 * is looked at once more in the middle of the screen: elsewhere a bar may have stood over a part of it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => [id, target.join(' ')] as const),
  );
  const remaining: string[] = [];
  for (const [rule, target] of found) {
    if (rule !== 'target-size' || !(await isLargeInTheMiddle(page, target)))
      remaining.push(`${rule}: ${target}`);
  }
  expect(remaining).toEqual([]);
  expect(await page.evaluate(findLooseReferences)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
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
      .map((element) => `${attribute} of ${element.outerHTML.slice(0, 120)}`),
  );

async function isLargeInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page
    .locator(target)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).include(target).withRules('target-size').analyze();
  return violations.length === 0;
}
