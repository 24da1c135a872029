import { chromium } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { measurePage } from './measure-page.ts';
import type { PageCost } from './measure-page.ts';

export interface CompositionOptions {
  /** Addresses of both sites, e.g. `http://localhost:3000`. */
  federated: string;
  bundled: string;
  /** Paths to measure, by their names in the report. */
  pages: Record<string, string>;
  rounds: number;
  chromiumPath: string;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rows: [keyof PageCost, string][] = [
  ['scriptBytes', 'JavaScript (bytes)'],
  ['requests', 'requests'],
  ['firstContentfulPaint', 'first contentful paint (ms)'],
  ['largestContentfulPaint', 'largest contentful paint (ms)'],
  ['hydrated', 'hydrated (ms)'],
];

function report(name: string, federated: PageCost[], bundled: PageCost[]): void {
  console.log(`\n${name} (median of ${federated.length})`);
  console.log(
    `${''.padEnd(32)}${'federated'.padStart(12)}${'one bundle'.padStart(12)}${'ratio'.padStart(8)}`,
  );
  for (const [key, label] of rows) {
    const [ours, theirs] = [
      median(federated.map((cost) => cost[key])),
      median(bundled.map((cost) => cost[key])),
    ];
    const ratio = theirs === 0 ? '–' : (ours / theirs).toFixed(2);
    console.log(
      `${label.padEnd(32)}${ours.toFixed(0).padStart(12)}${theirs.toFixed(0).padStart(12)}${ratio.padStart(8)}`,
    );
  }
}

/** Visits the same pages on both sites in turn, in one browser, and prints medians and ratios. */
export async function benchComposition(options: CompositionOptions): Promise<void> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    // Maps are drawn in software, as slow as that is: else there would be none.
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  });
  try {
    for (const [name, path] of Object.entries(options.pages)) {
      const federated: PageCost[] = [];
      const bundled: PageCost[] = [];
      for (let round = 0; round <= options.rounds; round += 1) {
        const pair = [
          await measurePage(browser, options.federated + path),
          await measurePage(browser, options.bundled + path),
        ] as const;
        if (pair[0].headingTop !== pair[1].headingTop)
          throw new Error(`${name} does not look alike on both sites`);
        // The first round warms the servers up.
        if (round > 0) {
          federated.push(pair[0]);
          bundled.push(pair[1]);
        }
        await wait(100);
      }
      report(name, federated, bundled);
    }
  } finally {
    await browser.close();
  }
}
