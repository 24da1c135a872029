import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Pages that load at the same time. */
const AT_ONCE = 3;

/** How long a page may take until it is hydrated, in ms. */
const HYDRATED_MS = 10_000;

/** After so long no further page is opened, in ms: many times what all pages take on a quiet machine. */
const WHOLE_MS = 60_000;

/** How long a hydrated page is watched for what its first effects do, in ms. */
const EFFECTS_MS = 200;

/** A page to open, by the name that its fault gets. */
export interface OpenedPage {
  name: string;
  address: string;
}

/** Errors of files and calls that fail, which pages answer with messages of their own, and the router's echo of an error. */
const OF_NO_USE = /^Failed to load resource|net::ERR_|^React Router caught the following error/;

/** React's numbers for HTML that differs from the first render in the browser. */
const MISMATCH = /Minified React error #(?:418|419|421|422|423|425)\b/;

const explain = (error: string) =>
  MISMATCH.test(error)
    ? `the first render in a browser differs from the server's HTML (${error.split(';')[0]})`
    : error.split('\n')[0]?.replace(/^(?:Uncaught )?/, '') || 'an error without a message';

/** Collects the errors that a page leaves, until it is told to stop. */
function watchErrors(page: Page) {
  const errors = new Set<string>();
  const onError = (error: Error) => void errors.add(explain(`${error.name}: ${error.message}`));
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || OF_NO_USE.test(message.text())) return;
    errors.add(explain(message.text()));
  };
  const onCrash = () => void errors.add('the page ends its browser');
  page.on('pageerror', onError).on('console', onConsole).on('crash', onCrash);
  const stop = () => page.off('pageerror', onError).off('console', onConsole).off('crash', onCrash);
  return { errors, stop };
}

/**
 * A tab that visits one address after the other: a new one for each would start a process and compile the shell's code
 * again.
 */
function createTab(context: BrowserContext) {
  let tab: Promise<Page> | undefined;

  /** Opens an address and waits until it is hydrated; answers the errors that it left. */
  return async (url: string): Promise<Set<string>> => {
    const page = await (tab ??= context.newPage());
    const { errors, stop } = watchErrors(page);
    try {
      const answer = await page.goto(url, { waitUntil: 'commit', timeout: HYDRATED_MS });
      // The trial on the server has judged pages without an answer.
      if ((answer?.status() ?? 500) >= 500) return new Set();
      await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: HYDRATED_MS });
      await page.waitForTimeout(EFFECTS_MS);
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      errors.add(isLate ? `it is not hydrated within ${HYDRATED_MS / 1_000} s` : explain(String(error)));
    } finally {
      stop();
    }
    if (errors.size > 0) {
      // It may never give its thread back: then it cannot be closed, and the next address gets another one.
      tab = undefined;
      void page.close().catch(() => undefined);
    }
    return errors;
  };
}

/** The errors that a page leaves at two visits one after the other: one that does not come again was of the machine. */
async function openTwice(open: ReturnType<typeof createTab>, url: string): Promise<string[]> {
  const first = await open(url);
  if (first.size === 0) return [];
  const second = await open(url);
  const again = [...first].filter((error) => second.has(error));
  return again.length > 0 || second.size === 0 ? again : [...second];
}

/** Pages that were opened. */
export interface Hydrated {
  /** The errors of those that left some, by the names of the pages. */
  errors: Map<string, string[]>;
  /** How many were not opened, because the machine is too busy. */
  leftOut: number;
}

/** Hydrates pages of the site at `origin`. */
export async function hydratePages(
  context: BrowserContext,
  origin: string,
  pages: readonly OpenedPage[],
): Promise<Hydrated> {
  await context.addInitScript(() => {
    // The statistics of the site count visitors.
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    // Nobody goes on from here: nothing has to be loaded ahead.
    Object.assign(globalThis, { requestIdleCallback: () => 0 });
  });
  const errors = new Map<string, string[]>();
  const waiting = [...pages];
  const start = performance.now();
  const work = async () => {
    const open = createTab(context);
    while (performance.now() - start < WHOLE_MS) {
      const next = waiting.shift();
      if (!next) return;
      const ofPage = await openTwice(open, origin + next.address);
      if (ofPage.length > 0) errors.set(next.name, ofPage);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { errors, leftOut: waiting.length };
}
