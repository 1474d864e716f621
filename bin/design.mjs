/** Compares `/design` with its pictures. `design.mjs [arguments for Playwright]`; `--update-snapshots` takes new ones. */
import { findBrowser, NO_BROWSER } from './lib/browser.mjs';
import { giveUp, programOf } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

await underProjectNode();
const browser = (await findBrowser(console.log)) ?? giveUp(NO_BROWSER);
const args = ['test', '--config=playwright.design.config.ts', ...process.argv.slice(2)];
const { code } = await runNode(programOf('@playwright/test', 'playwright'), args, {
  env: { CHROMIUM_PATH: browser },
  show: true,
});
process.exitCode = code;
