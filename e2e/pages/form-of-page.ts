import type { Page } from '@playwright/test';

/** How many there are in the main part of a page: colours of text, and boxes in one another. */
interface Form {
  colours: number;
  boxes: number;
}

/** So many sizes of type may any page have (docs/design.md). */
const MOST_SIZES = 5;

/**
 * The figures of the main pages today (docs/design.md), on a phone as on a desktop. They may become smaller and never larger: a page
 * that needs a colour or a box more takes it from the table of tokens, or gives up another one.
 */
const limits: Readonly<Record<string, Form>> = {
  '/': { colours: 6, boxes: 1 },
  '/company/': { colours: 6, boxes: 1 },
  '/faq/': { colours: 6, boxes: 1 },
  '/guide/': { colours: 6, boxes: 2 },
  '/inquiry/general/?inquiryContentsId=3&isVisit=1': { colours: 7, boxes: 1 },
  '/login/': { colours: 6, boxes: 2 },
  '/search/area/pref_id:13/result/': { colours: 6, boxes: 1 },
  '/store/': { colours: 6, boxes: 1 },
  '/view/102765/': { colours: 7, boxes: 1 },
};

/** Counts what a visitor sees in the main part. Runs in the page. */
function countForm() {
  const main = document.querySelector('main') ?? document.body;
  const sizes = new Set<string>();
  const colours = new Set<string>();
  let boxes = 0;
  const isControl = (element: Element) =>
    element.matches('a, button, input, select, textarea, summary, label, [role="button"]');
  /** A border on all sides, or a shadow, around something that is no control. */
  function isBox(element: Element): boolean {
    if (isControl(element)) return false;
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, boxShadow } =
      getComputedStyle(element);
    const borders = [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth];
    return borders.every((width) => Number.parseFloat(width) > 0) || boxShadow !== 'none';
  }
  function isRead(element: Element): boolean {
    if (element.closest('[aria-hidden="true"], [inert], script, style, noscript')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
  }
  for (const element of main.querySelectorAll('*')) {
    const hasText = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || !isRead(element)) continue;
    const { fontSize, color } = getComputedStyle(element);
    sizes.add(fontSize);
    colours.add(color);
    let depth = 0;
    for (let around: Element | null = element; around && around !== main; around = around.parentElement) {
      if (isBox(around)) depth += 1;
    }
    boxes = Math.max(boxes, depth);
  }
  return { sizes: [...sizes].toSorted(), colours: [...colours].toSorted(), boxes };
}

/** The form of a page as it is opened. */
export const formOf = (page: Page) => page.evaluate(countForm);

/** Says which page has too many sizes of type, and what of a main page has grown beyond the figures of today. `at` is its address in the table of pages. */
export async function findGrownForm(page: Page, at: string): Promise<string[]> {
  const { sizes, colours, boxes } = await formOf(page);
  const limit = limits[at] ?? { colours: Infinity, boxes: Infinity };
  return [
    ...(sizes.length > MOST_SIZES ? [`form: ${sizes.length} sizes of type: ${sizes.join(' ')}`] : []),
    ...(colours.length > limit.colours
      ? [`form: ${colours.length} colours of text: ${colours.join(' ')}`]
      : []),
    ...(boxes > limit.boxes ? [`form: ${boxes} boxes in one another`] : []),
  ];
}
