import type { Page } from '@playwright/test';

/** Sizes that a browser has for text, in px: as it comes, and doubled by a visitor. */
const NORMAL = { standard: 16, fixed: 13 };
const DOUBLED = { standard: 32, fixed: 26 };

/**
 * The texts that a visitor sees, with the size of their letters, and those that cannot be read whole: cut off by a box
 * around them, or beyond the edge of the screen with nothing to scroll. Buttons that show a picture count by their
 * names. Runs in the page.
 */
function readTexts() {
  const boxes = new Map<Element, ReturnType<typeof measure>>();
  function measure(box: Element) {
    const { position, overflowX, overflowY } = getComputedStyle(box);
    return { rect: box.getBoundingClientRect(), isFixed: position === 'fixed', x: overflowX, y: overflowY };
  }
  /** Many texts stand in one box. */
  function boxOf(element: Element) {
    const box = boxes.get(element) ?? measure(element);
    boxes.set(element, box);
    return box;
  }
  /** Whether a box around it, or the edge of the screen, takes a part of it away. */
  function isLost(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    let isCut = false;
    let isFixed = false;
    // A slide that is out of sight comes in by touch, keys and buttons.
    const isSlide = element.closest('[aria-roledescription="カルーセル"]') !== null;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { rect, x, y, ...style } = boxOf(box);
      // Text for screen readers only.
      if (rect.width <= 2 || rect.height <= 2) return false;
      isFixed ||= style.isFixed;
      if (/auto|scroll/.test(x + y)) return isCut;
      if (!isSlide && /hidden|clip/.test(x) && (right > rect.right + 2 || left < rect.left - 2)) isCut = true;
      if (/hidden|clip/.test(y) && (bottom > rect.bottom + 3 || top < rect.top - 3)) isCut = true;
    }
    const isBeyond =
      left < -1 || right > innerWidth + 1 || (isFixed && (top < -1 || bottom > innerHeight + 1));
    return isCut || (isBeyond && !isSlide);
  }
  /** Whether the chosen text is wider than its room. The padding, below which it ends, is no room of it. */
  function isCutShort(select: HTMLSelectElement): boolean {
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(select);
    // Half of a closing bracket is blank.
    const blank = select.selectedOptions[0]?.text.endsWith('）') ? Number.parseFloat(fontSize) / 2 : 0;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const { cssText } = select.style;
    select.style.cssText += `; box-sizing: content-box; width: ${room}px; padding-inline: 0`;
    const isCut = select.scrollWidth > select.clientWidth + blank;
    select.style.cssText = cssText;
    return isCut;
  }
  const isSeen = (element: Element) =>
    !element.closest('[aria-hidden="true"], [inert], script, style, noscript') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const sizes: [text: string, px: number][] = [];
  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, 30) ?? '';
    const element = node.parentElement;
    if (text === '' || !element || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    sizes.push([text, Number.parseFloat(getComputedStyle(element).fontSize)]);
    if (isLost(element, rect)) lost.push(text);
  }
  for (const button of document.querySelectorAll(':is(button, a)[aria-label]')) {
    const rect = button.getBoundingClientRect();
    if (isSeen(button) && rect.width > 1 && isLost(button, rect))
      lost.push(button.getAttribute('aria-label') ?? '');
  }
  for (const select of document.querySelectorAll('select')) {
    if (isSeen(select) && isCutShort(select)) lost.push(select.selectedOptions[0]?.text ?? '');
  }
  return { sizes, lost, beyond: document.documentElement.scrollWidth - innerWidth };
}

/** Looks at the page while the text of the browser is doubled, as its settings do it. */
export async function withDoubledText<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: DOUBLED });
  const seen = await look();
  await session.send('Page.setFontSizes', { fontSizes: NORMAL });
  await session.detach();
  return seen;
}

/** Says what of the page cannot be read in doubled text that could be read before, or has not grown. */
export async function findInDoubledText(page: Page): Promise<string[]> {
  const before = await page.evaluate(readTexts);
  const after = await withDoubledText(page, () => page.evaluate(readTexts));

  // A text may be there twice, as a heading and in a list: the smaller one counts.
  const readable = new Map<string, number>();
  for (const [text, px] of before.sizes) readable.set(text, Math.min(px, readable.get(text) ?? px));
  const wasLost = new Set(before.lost);
  // The layout of a phone, which a desktop has then, begins with smaller headings.
  const small = after.sizes
    .filter(([text, px]) => px < (readable.get(text) ?? 0) * 1.4)
    .map(([text]) => text);
  const lost = after.lost.filter((text) => !wasLost.has(text));
  return [
    ...(after.beyond > 0 ? [`doubled text: ${after.beyond} px wider than the screen`] : []),
    ...(small.length > 0 ? [`doubled text: not grown: ${[...new Set(small)].slice(0, 5).join(' | ')}`] : []),
    ...(lost.length > 0 ? [`doubled text: lost: ${[...new Set(lost)].slice(0, 8).join(' | ')}`] : []),
  ];
}
