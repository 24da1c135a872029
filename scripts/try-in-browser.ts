import type { Browser } from '@playwright/test';
import type { Fault } from '@gakumado/release-store/faults.ts';
import type { Candidate } from '@gakumado/release-store/publish.ts';
import { chunkOf } from '@gakumado/release-store/route-table.ts';
import { startRehearsal } from '../shell/src/server/trial/rehearsal.ts';
import type { ExamplePage, RehearsalTask } from '../shell/src/server/trial/rehearsal.ts';
import { locateChromium } from './find-chromium.ts';
import { hydratePages } from './hydrate-pages.ts';
import type { OpenedPage } from './hydrate-pages.ts';
import type { LiveShell } from './live-shell.ts';

/** A site with the release and a browser. Both start beside the server's trial. */
export interface BrowserTrial {
  /** Hydrates one address of each page that is to be opened. Answers its faults, or the reason why nothing was tried. */
  run: () => Promise<Fault[] | string>;
  stop: () => Promise<void>;
}

const taskOf = ({ remote, ...built }: Candidate): RehearsalTask => ({
  remote,
  version: built.version,
  dir: built.dir,
  release: built.release,
});

/** One address of each page: routes that share a page do not load it twice. */
function onePerPage(pages: readonly ExamplePage[]): OpenedPage[] {
  const byChunk = new Map(pages.toReversed().map(({ route, address }) => [chunkOf(route), address]));
  return [...byChunk].map(([name, address]) => ({ name, address }));
}

async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--blink-settings=imagesEnabled=false',
    ],
  });
}

/**
 * Starts both at once; they are stopped by the caller.
 * @param names Of the pages to open: the others are what visitors have already. Without any, one page tries the entry.
 */
export function startBrowserTrial(
  candidate: Candidate,
  shell: LiveShell,
  names: ReadonlySet<string>,
): BrowserTrial {
  const chromium = locateChromium();
  const rehearsed = chromium === undefined ? undefined : startRehearsal(taskOf(candidate), shell.env);
  const launched = chromium === undefined ? undefined : launch(chromium).catch(() => undefined);
  const { remote, live } = candidate;

  const hydrate = async (browser: Browser, origin: string, pages: readonly OpenedPage[]) => {
    const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } });
    return hydratePages(context, origin, pages);
  };

  /** Errors of the live release at the same addresses: their cause lies elsewhere. */
  const hydrateLive = async (browser: Browser, pages: readonly OpenedPage[]) => {
    const site = live ? await startRehearsal({ remote, ...live }, shell.env) : undefined;
    if (!site) return new Map<string, string[]>();
    try {
      return (await hydrate(browser, site.origin, pages)).errors;
    } finally {
      site.stop();
    }
  };

  return {
    run: async () => {
      if (!rehearsed || !launched) return 'no Chromium is installed';
      const [site, browser] = await Promise.all([rehearsed, launched]);
      if (!browser) return 'Chromium does not start';
      if (!site) return 'no shell starts with it';
      const all = onePerPage(site.pages);
      const pages = names.size === 0 ? all.slice(0, 1) : all.filter(({ name }) => names.has(name));
      if (pages.length === 0) return 'no address of a changed page is known';
      const { errors: found, leftOut } = await hydrate(browser, site.origin, pages);
      if (leftOut > 0)
        console.log(
          `Left out: ${leftOut} of ${pages.length} pages in a browser, because this machine is too busy.`,
        );
      if (found.size === 0) return [];
      const before = await hydrateLive(
        browser,
        pages.filter(({ name }) => found.has(name)),
      );
      return [...found].flatMap(([name, errors]) =>
        errors
          .filter((error) => !before.get(name)?.includes(error))
          .map((error) => ({
            file: candidate.sources.pages[name],
            reason: `the page ${name} fails in a browser at ${pages.find((page) => page.name === name)?.address}: ${error}`,
          })),
      );
    },
    stop: async () => {
      (await rehearsed)?.stop();
      await (await launched)?.close();
    },
  };
}
