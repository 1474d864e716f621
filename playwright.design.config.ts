import { defineConfig } from '@playwright/test';

const port = Number(process.env.DESIGN_PORT ?? 4890);

/**
 * Compares every component of `/design` with committed pictures. `npm run design` runs it, `npm test` does not: another
 * version of the browser draws text differently.
 */
export default defineConfig({
  testDir: './test/design',
  outputDir: './test-results/design',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter: 'list',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      stylePath: './test/design/still.css',
      maxDiffPixelRatio: 0.001,
    },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: 'node bin/dev.mjs',
    url: `http://localhost:${port}/design`,
    timeout: 240_000,
    env: { PORT: String(port), DATA_DIR: './test-results/design-data', LOG_LEVEL: 'error' },
  },
});
