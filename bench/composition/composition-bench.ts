import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { isMissed, printRows } from './aims.ts';
import type { Row } from './aims.ts';
import { measureFirstNavigation } from './first-navigation.ts';
import { measureCost, measureTimes } from './measure-page.ts';
import { measureRepeatVisit } from './repeat-visit.ts';
import { measureShellCpu } from './shell-cpu.ts';

/** A page that is measured on both sites. */
export interface MeasuredPage {
  path: string;
  /** The largest ratio of the JavaScript. */
  scriptAim: number;
  /** It shows a map, which is loaded after hydration. */
  hasMap?: boolean;
}

export interface CompositionOptions {
  /** Addresses of both sites, e.g. `http://localhost:3000`. */
  federated: string;
  bundled: string;
  /** By their names in the report; `list` leads to an estate. */
  pages: Record<string, MeasuredPage> & { list: MeasuredPage; map: MeasuredPage; estate: MeasuredPage };
  /** Publishes mf-estate with another word in the page of an estate; answers the scripts that this adds. */
  releaseOneWord: () => Promise<string[]>;
  chromiumPath: string;
  /** How often times are measured; 0: not at all. */
  rounds: number;
  /** The process of the federated site's shell; undefined where it is not known. */
  shellPid: number | undefined;
}

/** The HTML as sent may be this much larger. */
const HTML_AIM = 1.02;
/** Bytes that a returning visitor may load after a release of one word. */
const REPEAT_AIM = 20_000;
/** Processor time of the shell for one page, in ms. */
const CPU_AIM = 15;
/** The time from a press to the first page of another remote may be this much longer. */
const NAVIGATION_AIM = 1.05;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compareCosts(browser: Browser, options: CompositionOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, { path, scriptAim, hasMap = false }] of Object.entries(options.pages)) {
    const ours = await measureCost(browser, options.federated + path, hasMap);
    const theirs = await measureCost(browser, options.bundled + path, hasMap);
    if (ours.headingTop !== theirs.headingTop) throw new Error(`${name} does not look alike on both sites`);
    rows.push(
      {
        label: `${name}: JavaScript ${hasMap ? 'with the map' : 'before hydration'}`,
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

/** Measures something at each site in turn, round after round. The first round warms the servers up and does not count. */
async function repeat<T>(
  rounds: number,
  sites: string[],
  measure: (site: string) => Promise<T>,
): Promise<T[][]> {
  const results = sites.map((): T[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, site] of sites.entries()) {
      const one = await measure(site);
      if (round > 0) results[index]?.push(one);
    }
  }
  return results;
}

async function compareTimes(browser: Browser, options: CompositionOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const { federated, bundled, pages, rounds } = options;
  // The second measurement of the same site says how far two of one thing are apart.
  const sites = [federated, bundled, bundled];
  for (const [name, { path }] of Object.entries(pages)) {
    const times = await repeat(rounds, sites, (site) => measureTimes(browser, site + path));
    for (const key of ['firstContentfulPaint', 'largestContentfulPaint', 'hydrated'] as const) {
      const [ours = 0, theirs = 0, again = 0] = times.map((of) => median(of.map((one) => one[key])));
      rows.push(
        { label: `${name}: ${key} (ms)`, federated: ours, bundled: theirs },
        { label: `${name}: ${key}, bundle again`, federated: again, bundled: theirs },
      );
    }
  }
  const navigations = await repeat(rounds, sites, (site) =>
    measureFirstNavigation(browser, site + pages.list.path, true),
  );
  const [ours = 0, theirs = 0, again = 0] = navigations.map((of) =>
    median(of.map(({ milliseconds }) => milliseconds)),
  );
  rows.push(
    { label: 'first page of another remote (ms)', federated: ours, bundled: theirs, aim: NAVIGATION_AIM },
    { label: 'first page of another remote, bundle again', federated: again, bundled: theirs },
  );
  return rows;
}

/** Processor time of the shell for pages that no cache has. */
async function measureCpus({ federated, pages, shellPid }: CompositionOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of ['home', 'list', 'estate']) {
    const address = pages[name]?.path;
    const cpu =
      shellPid && address !== undefined ? await measureShellCpu(shellPid, federated + address) : undefined;
    if (cpu !== undefined)
      rows.push({ label: `${name}: processor of the shell (ms)`, federated: cpu, aim: CPU_AIM });
  }
  return rows;
}

/** A visitor comes back to the page of an estate after a release of one word in it. */
async function compareVisits(browser: Browser, options: CompositionOptions): Promise<Row[]> {
  const { pages, federated } = options;
  const addresses = [federated + pages.estate.path, federated + pages.map.path] as const;
  const visits = await measureRepeatVisit(browser, addresses, options.releaseOneWord);
  // The engine itself, by the name of its chunk in every build, and not its worker or what uses it.
  const isEngine = (name: string) => /-shared-map-engine\./.test(name);
  return [
    { label: 'JavaScript of the changed page (bytes)', federated: visits.scriptBytes, aim: REPEAT_AIM },
    { label: 'scripts that are new to the visitor', federated: visits.scripts.length, aim: 2 },
    { label: 'engines of maps among them', federated: visits.scripts.filter(isEngine).length, aim: 0 },
    { label: 'scripts that are new in the release', federated: visits.released.length, aim: 2 },
    { label: 'engines of maps, by address', federated: visits.before.filter(isEngine).length, aim: 1 },
  ];
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
    const times =
      options.rounds > 0 ? [...(await measureCpus(options)), ...(await compareTimes(browser, options))] : [];
    if (times.length > 0) printRows(`Times (median of ${options.rounds})`, times);
    const returning = await compareVisits(browser, options);
    printRows('A returning visitor after a release of one word', returning);
    return ![...costs, ...navigations, ...times, ...returning].some(isMissed);
  } finally {
    await browser.close();
  }
}
