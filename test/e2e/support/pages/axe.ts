import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOnly } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const allRules: RunOnly = { type: 'tag', values: tags };
/** The only rules whose result depends on the theme. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** A phone shows different elements from a desktop, so all rules check both. Colours hardly depend on the width. */
const checks: { width: number; colorScheme: 'light' | 'dark'; rules: RunOnly }[] = [
  { width: 1280, colorScheme: 'light', rules: allRules },
  { width: 1280, colorScheme: 'dark', rules: colourRules },
  { width: 320, colorScheme: 'dark', rules: allRules },
];

/** Sending, compiling and running the minified script takes a third less time. */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Adds axe to a page that does not have it. Frames report to the page, whatever their origin. */
export const axeScript = `${minified}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Header, footer and the links of a sidebar: nearly every page has the same. */
const recurring = 'header:not(main *), footer:not(main *), aside li';

/** The recurring parts that have been checked: their HTML, each with the width and theme. */
const checkedParts = new Set<string>();

/** Checks the current page in both themes, on a desktop and a phone: no violations, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  for (const { width, colorScheme, rules } of checks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const how = `${colorScheme}, ${width} px`;
    const known = (await recurringParts(page)).map((part) => isKnown(`${how} ${part}`));
    expect.soft(await violations(page, rules, known), how).toEqual([]);
    expect.soft(await tooWide(page), `wider than ${width} px`).toEqual([]);
  }
}

/**
 * Violations of WCAG 2.2 AA and of good practice, with their elements. While a modal dialog is open, only the dialog is
 * checked: the page behind it is inert, and has its own check. Recurring parts that have been checked are left out.
 */
async function violations(page: Page, rules: RunOnly, known: boolean[]): Promise<string[]> {
  const found: Result[] = await page.evaluate(
    async ({ runOnly, recurring, known }) => {
      const exclude = [...document.querySelectorAll(recurring)].filter((_, index) => known[index]);
      const { axe } = window as unknown as { axe: { run: typeof import('axe-core').run } };
      const dialogs = document.querySelectorAll('dialog:modal');
      const checked = dialogs.length > 0 ? dialogs : { include: document, exclude };
      // Otherwise axe reloads every style sheet, for rules we don't use.
      return (await axe.run(checked, { runOnly, resultTypes: ['violations'], preload: false })).violations;
    },
    { runOnly: rules, recurring, known },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** The HTML of each recurring part, and how many of its menus are open, which the HTML does not show. */
function recurringParts(page: Page): Promise<string[]> {
  return page.evaluate((recurring) => {
    if (document.querySelector('dialog:modal')) return [];
    return [...document.querySelectorAll(recurring)].map(
      (part) => part.outerHTML + part.querySelectorAll(':popover-open').length,
    );
  }, recurring);
}

/** Whether a part has been checked before. It counts as checked from now on. */
function isKnown(part: string): boolean {
  const before = checkedParts.has(part);
  checkedParts.add(part);
  return before;
}

/** The elements that make the page scroll sideways; none if it does not. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} px`, ...beyond.slice(0, 8).map((element) => element.outerHTML.slice(0, 120))];
  });
}
