import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3400);

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true };
const ofPages = /(journeys|pages)\/.*\.spec\.ts/;
const desktop = { viewport: { width: 1280, height: 800 } };

/** The site under test runs on its own ports and with its own database (e2e/global-setup.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/e2e/results',
  fullyParallel: true,
  // The machine is supposed to have two cores. A third worker makes each test half as long again.
  workers: 2,
  // Chromium's headless shell stops drawing once in many hundred pages, also in one that has nothing but a button: it waits
  // for a frame that nobody makes, and no click ends. A test that needs its second run is named as flaky: look into it.
  retries: 1,
  // They end what hangs. On a busy machine a test is late, and not wrong: the slowest takes a quarter of it on a quiet one.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './e2e/global-setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    actionTimeout: 30_000,
    // Recording takes up to a fifth of the time.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
      ],
    },
  },
  // The slowest projects come first, so that both workers end at the same time.
  projects: [
    // One after the other: each stops and starts the same site of its own.
    { name: 'processes', testDir: 'e2e/processes', workers: 1 },
    { name: 'federation', testDir: 'e2e/federation', use: desktop },
    { name: 'members', testDir: 'e2e/members', use: phone },
    // A test runs on the phone, unless its tag says `@desktop` or `@both`.
    { name: 'phone', testMatch: ofPages, grepInvert: /@desktop\b/, use: phone },
    { name: 'desktop', testMatch: ofPages, grep: /@(desktop|both)\b/, use: desktop },
  ],
});
