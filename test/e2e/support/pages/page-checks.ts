import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Api } from '../api.ts';
import { open } from '../open.ts';
import { demo, letIn, type Person, signInByApi } from '../people.ts';
import { expectAccessible } from './axe.ts';
import { expectValidHtml } from './html.ts';

/** A page to check: its URL, or how to find it; then what to do before checking. */
export type PageCheck = {
  name: string;
  address: string | ((api: Api) => Promise<string>);
  prepare?: (page: Page) => Promise<void>;
};

/** A user's browser and API client, signed in once for all the checks of a worker. */
type Visitor = { context: BrowserContext; api: Api };

export const test = base.extend<object, { visitors: Map<string, Promise<Visitor>> }>({
  visitors: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const visitors = new Map<string, Promise<Visitor>>();
      await use(visitors);
      for (const visitor of visitors.values()) await (await visitor).context.close();
    },
    { scope: 'worker' },
  ],
});
/**
 * A test for each page: it loads without an error, is valid HTML, and has no violations in either theme, on a desktop
 * or a phone.
 */
export function checkPages(who: string, pages: PageCheck[], person?: Person): void {
  for (const { name, address, prepare } of pages) {
    test(`${who}: ${name}`, async ({ browser, visitors }) => {
      if (!visitors.has(who)) visitors.set(who, visit(await browser.newContext(), person));
      const { context, api } = await (visitors.get(who) as Promise<Visitor>);
      const page = await context.newPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const where = typeof address === 'string' ? address : await address(api);
      await open(page, where);
      expect(new URL(page.url()).pathname, 'the page that was meant').toBe(
        new URL(where, page.url()).pathname,
      );
      await prepare?.(page);
      await expectAccessible(page);
      await expectValidHtml(page, await (await context.request.get(where)).text());
      expect(errors, 'errors of the page').toEqual([]);
      await page.close();
    });
  }
}

/** Without a person, an anonymous visitor; the API client is then the demo's learner. */
async function visit(context: BrowserContext, person?: Person): Promise<Visitor> {
  if (person) await letIn(context, person);
  return { context, api: await signInByApi(person ?? demo.learner) };
}

/**
 * The oldest of a list; the others may belong to other tests. Fails if there is none, so that no error page is checked.
 */
export function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (!item) throw new Error('There is nothing to look at.');
  return item;
}

/** Presses the first button with that name. */
export const pressing = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Presses the first button with that name, which opens a confirmation dialog. */
export const asking = (name: string | RegExp) => async (page: Page) => {
  await pressing(name)(page);
  await expect(page.locator('dialog[open]')).toBeVisible();
};

/** Shows the figures behind the charts of a dashboard. */
export const unfoldFigures = async (page: Page) => {
  await page.getByText('Show these figures as a table').click();
  await expect(page.getByRole('table', { name: 'Trends' })).toBeVisible();
};
