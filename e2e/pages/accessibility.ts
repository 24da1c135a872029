import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Cards, rows and links that follow six of their kind are made by the same code and left out: on a list of twenty homes
 * they take half of the time.
 */
const REPEATED = ['li', 'tr', 'article', 'option'].map((name) => `main ${name}:nth-of-type(n+7)`);

/**
 * Marks texts for the rule of contrasts, up to three of each kind: of the same colour, size and weight, on the same
 * backgrounds. Each of a kind has the same contrast, and the rule takes two thirds of the time of all. Runs in the page.
 */
function markTexts([part, exclude]: readonly [string, readonly string[]]) {
  const grounds = new WeakMap<Element, string>();
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const above = element.parentElement ? groundOf(element.parentElement) : '';
    const ground = `${above}/${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode} ${position}`;
    // Boxes without a ground of their own say nothing.
    const own = ground.endsWith('/rgba(0, 0, 0, 0) none 1 none normal static') ? above : ground;
    grounds.set(element, own);
    return own;
  };
  const kinds = new Map<string, number>();
  const left = exclude.join(', ');
  const marked = (element: Element) =>
    !(left && element.closest(left)) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const mark = (element: Element) => {
    if (!marked(element)) return;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isOff = element.closest(':disabled, [aria-disabled="true"]') !== null;
    const kind = [color, fontSize, fontWeight, textShadow, isOff, groundOf(element)].join('|');
    const count = kinds.get(kind) ?? 0;
    kinds.set(kind, count + 1);
    if (count < 3) element.setAttribute('data-contrast', '');
  };
  for (const element of document.querySelectorAll('[data-contrast]'))
    element.removeAttribute('data-contrast');
  for (const within of document.querySelectorAll(part)) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() && node.parentElement) mark(node.parentElement);
    }
    for (const control of within.querySelectorAll('input, select, textarea')) mark(control);
  }
}

/** The faults that axe finds in a part of the page. Our pages have no frames inside, so it runs in the page alone. */
async function runAxe(
  page: Page,
  part: string,
  exclude: readonly string[],
  options: RunOptions,
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  await page.evaluate(markTexts, [part, exclude] as const);
  return page.evaluate(
    async ([include, left, chosen]) => {
      const { run, configure } = (globalThis as unknown as { axe: typeof axe }).axe;
      configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
      const context = { include: [[include]], exclude: left.map((selector) => [selector]) };
      return (await run(context, { ...chosen, resultTypes: ['violations'], preload: false })).violations;
    },
    [part, exclude, options] as const,
  );
}

/**
 * The faults that axe finds in the present page, or in its main part; references to missing ids; and whether the page is
 * wider than the screen. A target that looks too small is checked once more in the middle of the screen, since a bar may
 * have covered it.
 */
export async function findViolations(
  page: Page,
  part: 'html' | 'main' = 'html',
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const excluded = [...REPEATED, ...leftOut];
  const violations = await runAxe(page, part, excluded, {
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

/** The faults of the present state of a page that was looked at before. No state changes the footer. */
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
