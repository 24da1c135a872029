import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { MADE_UP_TEXT } from '@gakumado/release-store/faulty/made-up-release.ts';
import { mainTextOf, textOf, titleOf } from './matrix-pages.ts';
import type { MatrixPage } from './matrix-pages.ts';

/** In place of a page that cannot be shown. */
const MESSAGE = 'このページの一部を読み込めませんでした';
/** Over a page that stays as the server sent it. */
const LINE = '一部の機能を読み込めませんでした';

/** How long a browser may take until it shows something, in ms. */
const SHOWN_MS = 30_000;
/** How long a page is watched after that, in ms. */
const EFFECTS_MS = 700;

/** The looks of a page to a visitor. */
export interface View {
  /** `blank`: neither the page nor a message. */
  shows: 'page' | 'message' | 'blank';
  /** Header, footer and a way home. */
  hasFrame: boolean;
  /** Of the server. */
  status?: number;
  /** The line which says that the page stays as the server sent it. */
  hasLine?: boolean;
  /** Whether the text of the server's HTML was gone for a moment. */
  isLost?: boolean;
}

const judge = (html: string, isPage: boolean): View => ({
  shows: isPage ? 'page' : mainTextOf(html).includes(MESSAGE) ? 'message' : 'blank',
  hasFrame: /<header[\s>][^]*href="\/"[^]*<\/header>/.test(html) && /<footer[\s>]/.test(html),
});

/** How long a server on a busy machine may take until it uses a release, in ms. */
const USE_MS = 60_000;

/** Waits until a server renders the page at an address with a version of a remote, but not for ever. */
export async function untilInUse(address: string, remote: string, version: string): Promise<void> {
  const until = performance.now() + USE_MS;
  while (performance.now() < until) {
    const { headers } = await fetch(address);
    if (headers.get('X-Gakumado-Remotes')?.includes(`${remote}@${version}`)) return;
    await wait(200);
  }
}

/** A page as the server sends it. */
export async function viewFromServer(address: string, title: string): Promise<View> {
  const response = await fetch(address);
  const html = await response.text();
  return { ...judge(html, titleOf(html) === title), status: response.status };
}

/** Whether scripts of the frame work: also where the page stays as the server sent it. */
const hasHydrated = (line: string) =>
  'hydrated' in document.documentElement.dataset || document.body.innerText.includes(line);

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

/** Notes in every document of a tab whether the text that the server sent is gone for a moment. */
const watchText = (page: Page, text: string) =>
  page.addInitScript((text) => {
    const look = () => {
      const shown = document.querySelector('main')?.textContent?.replaceAll(/\s+/g, '') ?? '';
      if (document.readyState !== 'loading' && !shown.includes(text)) sessionStorage.setItem('lost', '1');
      requestAnimationFrame(look);
    };
    look();
  }, text);

/**
 * A page that is opened in a browser, after its frame works.
 * @param isMadeUp Whether the release is the one that throws in browsers.
 */
export async function viewOpened(
  browser: Browser,
  origin: string,
  { address, title }: MatrixPage,
  isMadeUp: boolean,
): Promise<View> {
  const page = await openPage(browser);
  const text = isMadeUp ? MADE_UP_TEXT : title;
  try {
    await watchText(page, text);
    await page.goto(origin + address, { waitUntil: 'commit' });
    await page.waitForFunction(hasHydrated, LINE, { timeout: SHOWN_MS });
    await page.waitForTimeout(EFFECTS_MS);
    const html = await page.content();
    return {
      ...judge(html, mainTextOf(html).includes(text)),
      hasLine: textOf(html).includes(LINE),
      isLost: (await page.evaluate(() => sessionStorage.getItem('lost'))) !== null,
    };
  } finally {
    await page.context().close();
  }
}

/** A page to which a visitor follows a link from the page of another remote. */
export async function viewReached(browser: Browser, origin: string, to: MatrixPage): Promise<View> {
  const page = await openPage(browser);
  try {
    await page.goto(origin + to.from.address, { waitUntil: 'commit' });
    await page.waitForFunction(hasHydrated, LINE, { timeout: SHOWN_MS });
    await page.locator(to.link).filter({ visible: true }).first().click();
    const look = async (): Promise<View> => {
      await page.waitForTimeout(EFFECTS_MS);
      // It may be on its way to another document.
      const html = await page.content().catch(() => '');
      return {
        ...judge(html, titleOf(html) === to.title || mainTextOf(html).includes(MADE_UP_TEXT)),
        hasLine: textOf(html).includes(LINE),
      };
    };
    const until = performance.now() + SHOWN_MS;
    const isUnderWay = ({ shows, hasFrame }: View) =>
      (shows === 'blank' || !hasFrame) && performance.now() < until;
    while (isUnderWay(await look()));
    // Where the server sent the page, its frame does not work at once.
    await page.waitForFunction(hasHydrated, LINE, { timeout: SHOWN_MS });
    return await look();
  } finally {
    await page.context().close();
  }
}
