/**
 * Compares `/design` and the main screens with the reference screenshots. `design.mjs [arguments for Playwright]`;
 * `-u` or `--update-snapshots` takes new ones.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, NO_BROWSER } from './lib/browser.mjs';
import { giveUp, inRoot, programOf } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

await underProjectNode();
const browser = (await findBrowser(console.log)) ?? giveUp(NO_BROWSER);
const args = ['test', '--config=playwright.design.config.ts', ...process.argv.slice(2)];
const { code } = await runNode(programOf('@playwright/test', 'playwright'), args, {
  env: { CHROMIUM_PATH: browser },
  show: true,
});
if (args.some((argument) => /^(-u|--update-snapshots)/.test(argument))) await shrinkPictures();
process.exitCode = code;

/** Stores pictures with at most 128 colours: a third of the bytes, and the comparison still passes. */
async function shrinkPictures() {
  const { default: sharp } = await import('sharp');
  const folder = inRoot('test/design/pictures');
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await sharp(path).metadata()).isPalette) continue;
    await writeFile(
      path,
      await sharp(path).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer(),
    );
  }
}
