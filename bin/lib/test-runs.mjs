import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { inRoot, programOf } from './project.mjs';
import { runNode } from './run.mjs';

const NOTHING_RAN = { passed: 0, failed: 1, skipped: 0 };

/** Runs the unit and API tests; their output is shown as it arrives. Returns `{ ok, reason, counts }`. */
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
  return verdict('vitest', code, counts, result.testResults.flatMap(failedVitestTests));
}

/** A line for each failed test of a file in vitest’s report. */
export function failedVitestTests(file) {
  const name = relative(inRoot(), file.name);
  const tests = file.assertionResults.filter(({ status }) => status === 'failed');
  if (file.status === 'failed' && tests.length === 0) return [`${name}: ${firstLine(file.message)}`];
  return tests.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

/** Runs the browser tests; their output is shown as it arrives. Returns `{ ok, reason, counts }`. */
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
  const counts = { passed: expected + flaky, failed: unexpected, skipped };
  return verdict('Playwright', code, counts, result.suites.flatMap(failedBrowserTests));
}

function failedBrowserTests({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  const lines = failed.map(({ file, title, tests }) => `${file} › ${title}: ${firstLine(errorOf(tests[0]))}`);
  return [...lines, ...suites.flatMap(failedBrowserTests)];
}

function errorOf(test) {
  return test.results.findLast(({ error }) => error)?.error.message;
}

/** The reason names the failed tests, because often only the end of a long output is read or kept. */
function verdict(tool, code, counts, failedTests) {
  if (code === 0 && counts.failed === 0) {
    return counts.passed > 0
      ? { ok: true, reason: '', counts }
      : { ok: false, reason: `${tool} found no tests.`, counts: NOTHING_RAN };
  }
  // An error outside the tests fails the run although every test passed; the totals must show that too.
  const failed = Math.max(counts.failed, 1);
  const reason = [`${tool}: ${failed} failed, see above.`, ...failedTests].join('\n    ');
  return { ok: false, reason, counts: { ...counts, failed } };
}

/** Vitest reports null as the message when a test threw a value that is not an Error. */
function firstLine(message) {
  return stripVTControlCharacters(message ?? 'no message')
    .trim()
    .split('\n')[0];
}

function freshReport(name) {
  const file = inRoot('test-results', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
