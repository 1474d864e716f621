import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOnly } from 'axe-core';

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

/** Frames report to the page, whatever their origin. */
const source = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Checks the current page in both themes, on a desktop and a phone: no violations, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  for (const { width, colorScheme, rules } of checks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page, rules), `${colorScheme}, ${width} px`).toEqual([]);
    expect.soft(await tooWide(page), `wider than ${width} px`).toEqual([]);
  }
}

/**
 * Violations of WCAG 2.2 AA and of good practice, with their elements. While a modal dialog is open, only the dialog is
 * checked: the page behind it is inert, and has its own check.
 */
async function violations(page: Page, rules: RunOnly): Promise<string[]> {
  const found: Result[] = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: typeof import('axe-core').run } };
    const dialogs = document.querySelectorAll('dialog:modal');
    const checked = dialogs.length > 0 ? dialogs : document;
    // Otherwise axe reloads every style sheet, for rules we don't use.
    return (await axe.run(checked, { runOnly, resultTypes: ['violations'], preload: false })).violations;
  }, rules);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
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
