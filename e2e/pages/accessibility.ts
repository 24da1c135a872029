import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The package's own file for pages. The source that it exports is more than twice as long, and goes to each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Cards, rows and links that follow six of their kind are made by the same code and left out: on a list of twenty homes
 * they take half of the time.
 */
const REPEATED = ['li', 'tr', 'article', 'option'].map((name) => `main ${name}:nth-of-type(n+7)`);

/** The faults that axe finds in a part of the page. Our pages have no frames inside, so it runs in the page alone. */
async function runAxe(
  page: Page,
  part: string,
  leftOut: readonly string[],
  options: RunOptions,
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([include, exclude, chosen]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const context = { include: [[include]], exclude: exclude.map((selector) => [selector]) };
      return (await run(context, { ...chosen, resultTypes: ['violations'], preload: false })).violations;
    },
    [part, leftOut, options] as const,
  );
}

/**
 * The faults that axe finds in the present page, or in its main part; references to missing ids; and whether the page
 * is wider than the screen. A target that looks too small is checked once more in the middle of the screen, since a bar
 * may have covered it.
 */
export async function findViolations(
  page: Page,
  part: 'html' | 'main' = 'html',
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const violations = await runAxe(page, part, [...REPEATED, ...leftOut], {
    runOnly: tags,
    // A control's name contains its visible text. axe does not check it while the rule is experimental.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
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

/** The faults of a further state of a page. No state changes the footer, which was looked at before. */
export const findViolationsOfState = (page: Page) => findViolations(page, 'html', ['footer']);

/** The page is accessible in its present state, where a journey has led it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolationsOfState(page)).toEqual([]);
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
  return (await runAxe(page, target, [], { runOnly: ['target-size'] })).length === 0;
}
