import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { isMissed, printRows } from './aims.ts';
import type { Row } from './aims.ts';
import { measureFirstNavigation } from './first-navigation.ts';
import { measureCost, measureTimes } from './measure-page.ts';
import type { PageTimes } from './measure-page.ts';
import { measureRepeatVisit } from './repeat-visit.ts';

/** A page that is measured on both sites. */
export interface MeasuredPage {
  path: string;
  /** The largest ratio of the JavaScript before hydration. */
  scriptAim: number;
}

export interface CompositionOptions {
  /** Addresses of both sites, e.g. `http://localhost:3000`. */
  federated: string;
  bundled: string;
  /** By their names in the report; `list` leads to an estate. */
  pages: Record<string, MeasuredPage> & { list: MeasuredPage; estate: MeasuredPage };
  /** Publishes mf-estate with another word in the page of an estate. */
  releaseOneWord: () => Promise<void>;
  chromiumPath: string;
  /** How often times are measured; 0: not at all. */
  rounds: number;
}

/** The HTML as sent may be this much larger. */
const HTML_AIM = 1.02;
/** Bytes that a returning visitor may load after a release of one word. */
const REPEAT_AIM = 20_000;
/** The time from a press to the first page of another remote may be this much longer. */
const NAVIGATION_AIM = 1.05;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compareCosts(browser: Browser, options: CompositionOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { path, scriptAim }] of Object.entries(options.pages)) {
    const ours = await measureCost(browser, options.federated + path);
    const theirs = await measureCost(browser, options.bundled + path);
    if (ours.headingTop !== theirs.headingTop) throw new Error(`${name} does not look alike on both sites`);
    rows.push(
      {
        label: `${name}: JavaScript before hydration`,
        federated: ours.scriptBytes,
        bundled: theirs.scriptBytes,
        aim: scriptAim,
      },
      { label: `${name}: HTML`, federated: ours.htmlBytes, bundled: theirs.htmlBytes, aim: HTML_AIM },
      { label: `${name}: scripts and styles`, federated: ours.requests, bundled: theirs.requests },
    );
  }
  return rows;
}

async function compareNavigations(browser: Browser, options: CompositionOptions): Promise<Row[]> {
  const { federated, bundled, pages } = options;
  const measure = (site: string, isIdle: boolean) =>
    measureFirstNavigation(browser, site + pages.list.path, isIdle);
  const theirs = await measure(bundled, false);
  const [atOnce, idle] = [await measure(federated, false), await measure(federated, true)];
  // More than one bundle needs: one where nothing was loaded ahead, none afterwards.
  return [
    { label: 'round trips more, at once', federated: atOnce.roundTrips - theirs.roundTrips, aim: 1 },
    { label: 'round trips more, after 3 s', federated: idle.roundTrips - theirs.roundTrips, aim: 0 },
    { label: 'bytes, after 3 s', federated: idle.fileBytes, bundled: theirs.fileBytes },
  ];
}

async function compareTimes(browser: Browser, options: CompositionOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const { federated, bundled, pages, rounds } = options;
  for (const [name, { path }] of Object.entries(pages)) {
    // The second row of the same site says how far two measurements of one thing are apart.
    const sites = [federated, bundled, bundled];
    const times: PageTimes[][] = [[], [], []];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, site] of sites.entries()) {
        const one = await measureTimes(browser, site + path);
        // The first round warms the servers up.
        if (round > 0) times[index]?.push(one);
      }
    }
    for (const key of ['firstContentfulPaint', 'largestContentfulPaint', 'hydrated'] as const) {
      const [ours = 0, theirs = 0, again = 0] = times.map((of) => median(of.map((one) => one[key])));
      rows.push(
        { label: `${name}: ${key} (ms)`, federated: ours, bundled: theirs },
        { label: `${name}: ${key}, bundle again`, federated: again, bundled: theirs },
      );
    }
  }
  const navigations: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, site] of [federated, bundled].entries()) {
      const { milliseconds } = await measureFirstNavigation(browser, site + pages.list.path, true);
      if (round > 0) navigations[index]?.push(milliseconds);
    }
  }
  const [ours, theirs] = navigations.map(median);
  rows.push({
    label: 'first page of another remote (ms)',
    federated: ours ?? 0,
    bundled: theirs ?? 0,
    aim: NAVIGATION_AIM,
  });
  return rows;
}

/** Visits the same pages on both sites and prints what composition costs; answers whether every aim was met. */
export async function benchComposition(options: CompositionOptions): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    // Maps are drawn in software, as slow as that is: else there would be none.
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  });
  try {
    const costs = await compareCosts(browser, options);
    printRows('A cold visit (bytes as sent)', costs);
    const navigations = await compareNavigations(browser, options);
    printRows('From a list to the first home', navigations);
    const times = options.rounds > 0 ? await compareTimes(browser, options) : [];
    if (times.length > 0) printRows(`Times (median of ${options.rounds})`, times);
    const { pages, federated, releaseOneWord } = options;
    const address = federated + pages.estate.path;
    const repeat = await measureRepeatVisit(
      browser,
      [address, federated + (pages['map']?.path ?? '/')],
      releaseOneWord,
    );
    const engines = repeat.scripts.filter((name) => /map-engine|maplibre/.test(name)).length;
    const returning: Row[] = [
      { label: 'JavaScript of the changed page (bytes)', federated: repeat.scriptBytes, aim: REPEAT_AIM },
      { label: 'scripts that are new', federated: repeat.scripts.length, aim: 2 },
      { label: 'engines of maps among them', federated: engines, aim: 0 },
    ];
    printRows('A returning visitor after a release of one word', returning);
    return ![...costs, ...navigations, ...times, ...returning].some(isMissed);
  } finally {
    await browser.close();
  }
}
