import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { inRoot, programOf } from './project.mjs';
import { runNode } from './run.mjs';

const NOTHING_RAN = { passed: 0, failed: 1, skipped: 0 };

/** Unit and API tests; their output is shown as it arrives. Returns `{ ok, reason, counts }`. */
export async function runVitest(extra) {
  const report = freshReport('vitest');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...extra];
  const { code } = await runNode(programOf('vitest'), args, { show: true });
  const result = readReport(report);
  if (!result) return { ok: false, reason: 'vitest ended without a report.', counts: NOTHING_RAN };
  // A file that cannot be loaded has no tests that could fail.
  const unloaded = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const counts = {
    passed: result.numPassedTests,
    failed: result.numFailedTests + unloaded.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
  return verdict('vitest', code, counts);
}

/** Browser tests; their output is shown as it arrives. Returns `{ ok, reason, counts }`. */
export async function runPlaywright(extra) {
  if (!existsSync(inRoot('playwright.config.ts'))) {
    return { ok: false, reason: 'playwright.config.ts is missing.', counts: NOTHING_RAN };
  }
  const browser = await findBrowser(console.log);
  if (!browser) return { ok: false, reason: NO_BROWSER, counts: NOTHING_RAN };
  const report = freshReport('playwright');
  const { code } = await runNode(
    programOf('@playwright/test', 'playwright'),
    ['test', '--reporter=list,json', '--output=test-results/browser', ...extra],
    {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show: true,
    },
  );
  const result = readReport(report);
  if (!result) return { ok: false, reason: 'Playwright ended without a report.', counts: NOTHING_RAN };
  const { expected, flaky, unexpected, skipped } = result.stats;
  if (flaky > 0) console.log(`${flaky} flaky: failed once, then passed. Find the cause before new work.`);
  return verdict('Playwright', code, { passed: expected + flaky, failed: unexpected, skipped });
}

function verdict(tool, code, counts) {
  if (code === 0 && counts.failed === 0) {
    return counts.passed > 0
      ? { ok: true, reason: '', counts }
      : { ok: false, reason: `${tool} found no tests.`, counts: NOTHING_RAN };
  }
  // An error outside the tests fails the run although every test passed; the totals must show that too.
  const failed = Math.max(counts.failed, 1);
  return { ok: false, reason: `${tool}: ${failed} failed, see above.`, counts: { ...counts, failed } };
}

function freshReport(name) {
  const file = inRoot('test-results', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
