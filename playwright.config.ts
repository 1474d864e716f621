import { defineConfig } from '@playwright/test';
import { isElsewhere, productUrl } from './test/e2e/support/addresses.ts';

/**
 * Chromium's own window loads two hidden pages for its address bar, which take half a second of CPU time for every
 * context. Chromium only heeds the last list of features to disable, so Playwright's comes first.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Browser tests of the built product, started the way users start it. `bin/check.mjs` finds the browser. */
export default defineConfig({
  testDir: './test/e2e',
  // These tests start and stop their own products.
  testIgnore: isElsewhere ? '**/own-product/**' : [],
  outputDir: './test-results/browser',
  globalSetup: './test/e2e/support/global-setup.ts',
  fullyParallel: true,
  // Tests spend much of their time waiting for videos and emails, so three workers make good use of two cores.
  workers: 3,
  // CI retries a failed test once. If it then passes it is reported as flaky; find the cause.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/playwright.json' }]],
  use: {
    baseURL: productUrl,
    locale: 'en-GB',
    // Animations would take a tenth of the CPU time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Playwright cannot replace the responses that pass through one; the test of the offline page allows it.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Recording takes time, so only the retry of a failed test does.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a graphics card, Chromium draws faster than it emulates one.
      args: [
        '--no-sandbox',
        '--mute-audio',
        '--disable-gpu',
        // Test pages are too short-lived for optimised code to pay off: this saves a tenth of the CPU time, and a sixth
        // of axe's.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
});
