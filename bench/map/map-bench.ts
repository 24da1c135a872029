import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { mainThreadTasks } from './main-thread-tasks.ts';

/** More than the API ever sends. */
const PINS = 10_000;

/** Pins as thick as around Tokyo's stations: half of them in heaps, half spread over the Kanto plain. */
function makePins(count: number) {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, index) => {
    const spread = index % 2 === 0 ? 0.03 : 0.6;
    const heap = index % 40;
    return {
      estate_id: index + 1,
      lat: 35.7 + (heap % 8) * 0.03 - 0.12 + (random() - 0.5) * spread,
      lon: 139.7 + Math.floor(heap / 8) * 0.04 - 0.1 + (random() - 0.5) * spread,
      price_min: 30_000 + Math.floor(random() * 140) * 500,
      vacant_status_id: 1 + (index % 5),
    };
  });
}

/** Starts to note the time between frames. */
const startRecording = () => {
  const frames: number[] = [];
  let last = performance.now();
  const note = (now: number) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(globalThis, { frameRecord: frames });
};

async function moveAround(page: Page): Promise<void> {
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let turn = 0; turn < 4; turn++) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 220 * (turn % 2 ? -1 : 1), y + 120, { steps: 40 });
    await page.mouse.up();
    await page.waitForTimeout(700);
    for (let step = 0; step < 6; step++) {
      await page.mouse.wheel(0, turn < 2 ? -240 : 240);
      await page.waitForTimeout(250);
    }
  }
}

/** Time between frames and processor time of the page's tasks, in ms, while a map with that many pins is moved. */
async function measure(browser: Browser, site: string, count: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('**/api/v1/user/estate/map/list*', (route) =>
    route.fulfill({ json: { status: 200, result: makePins(count), total_count: count } }),
  );
  await page.goto(`${site}/search/area/pref_id:13/result/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: '地図', exact: true }).click();
  await page.getByRole('button', { name: '地図を拡大' }).waitFor({ timeout: 60_000 });
  await page.locator('.maplibregl-canvas').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(startRecording);
  await moveAround(page);
  const frames = await page.evaluate(() => (globalThis as unknown as { frameRecord: number[] }).frameRecord);
  const tasks = mainThreadTasks(await browser.stopTracing());
  await page.close();
  return { frames: frames.slice(1), tasks: tasks.filter((task) => task > 1) };
}

function describe(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const late = sorted.filter((value) => value > 50).length;
  return `median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, longest ${at(1)}; ${late} of ${sorted.length} over 50`;
}

/** Moves and zooms the result map with one pin, which is the base map alone, and with 10,000, in turn. */
export async function benchMap(options: {
  site: string;
  rounds: number;
  chromiumPath: string;
}): Promise<void> {
  const browser = await chromium.launch({
    executablePath: options.chromiumPath,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });
  try {
    for (let round = 1; round <= options.rounds; round++) {
      for (const count of [1, PINS]) {
        const { frames, tasks } = await measure(browser, options.site, count);
        console.log(`\nround ${round}, pins: ${count} (all in ms)`);
        console.log(`  time between frames (graphics in software): ${describe(frames)}`);
        console.log(`  processor time of a task of the page: ${describe(tasks)}`);
      }
    }
  } finally {
    await browser.close();
  }
}
