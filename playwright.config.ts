import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3400);

/** The site under test runs on its own ports and with its own database (e2e/global-setup.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/e2e/results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  globalSetup: './e2e/global-setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    trace: 'retain-on-failure',
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
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testDir: 'e2e/journeys',
      // Left out is what has no layout of its own to test.
      testIgnore:
        /(frame-routes|first-html|login|save-condition|guided-search|keyboard-list|keyboard-places|customer-lists)\.spec\.ts/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'federation', testDir: 'e2e/federation', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'processes', testDir: 'e2e/processes', timeout: 120_000 },
  ],
});
