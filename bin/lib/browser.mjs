import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inRoot, programOf } from './project.mjs';
import { run, runNode } from './run.mjs';

/** The headless shell is the smallest and fastest, so it is preferred. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium for the browser tests: from CHROMIUM_PATH, one installed on this machine, Playwright's own, or
 * one installed now. Null if none of these works; the reason has then been printed.
 */
export async function findBrowser(say) {
  const here = process.env.CHROMIUM_PATH ?? onPath() ?? (await playwrightsOwn());
  if (here) return here;
  say('No Chromium on this machine: asking Playwright to download one…');
  await runNode(programOf('@playwright/test', 'playwright'), ['install', '--only-shell', 'chromium']);
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && process.geteuid?.() === 0) {
    say(`That did not work: installing the package ${SHELL} with apt-get…`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', SHELL], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return onPath();
}

/** What to do when there is no browser and none can be installed. */
export const NO_BROWSER =
  'The browser tests need Chromium: install it ("apt-get install chromium-headless-shell", or Google Chrome), or set CHROMIUM_PATH to its program.';

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
  return found ?? (existsSync(MAC) ? MAC : null);
}

/** The path of Playwright's own Chromium; null if it does not start, because libraries may be missing. */
async function playwrightsOwn() {
  const { chromium } = await import(inRoot('node_modules/@playwright/test/index.mjs'));
  const path = chromium.executablePath();
  if (!existsSync(path)) return null;
  const { code } = await run(path, ['--version']);
  return code === 0 ? path : null;
}
