import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3400);

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** The site under test runs on its own ports and with its own database (e2e/global-setup.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/e2e/results',
  fullyParallel: false,
  // The machine is supposed to have two cores.
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  globalSetup: './e2e/global-setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
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
  projects: [
    {
      name: 'phone',
      testDir: 'e2e/journeys',
      use: phone,
    },
    {
      name: 'desktop',
      testDir: 'e2e/journeys',
      // Left out is what has no layout of its own to test.
      testIgnore:
        /(frame-routes|first-html|save-condition|guided-search|keyboard-list|keyboard-places|narrow)\.spec\.ts/,
      use: desktop,
    },
    // One after the other: the first share one member and its lists, the others measure times.
    { name: 'members', testDir: 'e2e/members', use: phone, workers: 1 },
    { name: 'federation', testDir: 'e2e/federation', use: desktop, workers: 1 },
    { name: 'processes', testDir: 'e2e/processes', timeout: 120_000, workers: 1 },
  ],
});
