import { defineConfig } from '@playwright/test';
import { productUrl } from './test/e2e/support/addresses.ts';

/** Browser tests of the built product, started as its users start it. `bin/check.mjs` finds the browser. */
export default defineConfig({
  testDir: './test/e2e',
  outputDir: './test-results/browser',
  globalSetup: './test/e2e/support/global-setup.ts',
  fullyParallel: true,
  // Much of a test is waiting for films and mails: three share two cores well.
  workers: 3,
  // CI runs a failed test once more; one that then passes is printed as flaky, and its cause is to be found.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    baseURL: productUrl,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--mute-audio'],
    },
  },
});
