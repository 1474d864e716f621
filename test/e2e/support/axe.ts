import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [1280, 320];
const themes = ['light', 'dark'] as const;

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** Looks at the page as it stands, in both themes and at both widths: no violations, and nothing wider than a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  // One cheap rule: this look is there to leave axe in the page.
  await new AxeBuilder({ page }).withRules(['document-title']).setLegacyMode(true).analyze();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
    expect.soft(await tooWide(page), `wider than ${width} px`).toEqual([]);
  }
}

/** Asks the axe that the first look left in the page: loading it anew for each look takes far longer than looking. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (values) => {
    type Axe = {
      run: (where: Document, how: object) => Promise<{ violations: Violation[] }>;
    };
    const { axe } = window as unknown as { axe: Axe };
    const how = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] };
    return (await axe.run(document, how)).violations;
  }, tags);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** The elements that make the page scroll sideways; none when it does not. */
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
