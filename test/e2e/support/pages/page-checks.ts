import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test';
import type { Api } from '../api.ts';
import { open } from '../open.ts';
import { demo, type Person, signInByApi, signInContext } from '../people.ts';
import { axeScript, expectAccessible } from './axe.ts';
import { expectValidHtml, faultsIn } from './html.ts';

const desktop = { width: 1280, height: 800 };

type Prepare = (page: Page) => Promise<void>;

/**
 * A page to check: its URL, or how to find it; what to do before checking; and further states of the open page, checked
 * one after another.
 */
export type PageCheck = {
  name: string;
  address: string | ((api: Api) => Promise<string>);
  prepare?: Prepare;
  states?: Record<string, Prepare>;
};

/**
 * A user's tab and API client, signed in once for all the checks of a worker, because opening a tab takes as long as
 * checking a page.
 */
type Visitor = { page: Page; api: Api };

const test = base.extend<object, { visitors: Map<string, Promise<Visitor>> }>({
  visitors: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's dependencies from its pattern
    async ({}, use) => {
      const visitors = new Map<string, Promise<Visitor>>();
      await use(visitors);
      for (const visitor of visitors.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
});

/**
 * A test for each page: it loads without an error, is valid HTML, and has no violations in either theme, on a desktop
 * or a phone. The same applies to its further states.
 */
export function checkPages(who: string, pages: PageCheck[], person?: Person): void {
  for (const { name, address, prepare, states = {} } of pages) {
    test(`${who}: ${[name, ...Object.keys(states)].join('; ')}`, async ({ browser, visitors }) => {
      if (!visitors.has(who)) visitors.set(who, visit(await browser.newContext(), person));
      const { page, api } = await (visitors.get(who) as Promise<Visitor>);
      await forget(page);
      const errors: Error[] = [];
      const note = (error: Error) => errors.push(error);
      page.on('pageerror', note);
      const where = typeof address === 'string' ? address : await address(api);
      const response = await open(page, where);
      expect(new URL(page.url()).pathname, 'the page that was requested').toBe(
        new URL(where, page.url()).pathname,
      );
      expect.soft(await faultsIn(await (response as Response).text()), 'the HTML that was sent').toEqual([]);
      for (const [state, change] of [[name, prepare] as const, ...Object.entries(states)])
        await test.step(state, async () => {
          await page.setViewportSize(desktop);
          await change?.(page);
          await expectAccessible(page);
          await expectValidHtml(page);
        });
      expect(errors, 'errors of the page').toEqual([]);
      page.off('pageerror', note);
    });
  }
}

/** Removes what the previous check left in the tab: its width and theme, and input that is kept for a reload. */
async function forget(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
}

/** Without a person, an anonymous visitor; the API client is then the demo's learner. */
async function visit(context: BrowserContext, person?: Person): Promise<Visitor> {
  if (person) await signInContext(context, person);
  const page = await context.newPage();
  await page.addInitScript(axeScript);
  return { page, api: await signInByApi(person ?? demo.learner) };
}

/** The last item, the oldest, as newer items may belong to other tests. Fails on an empty list. */
export function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (!item) throw new Error('There is nothing to look at.');
  return item;
}

/** Presses the first button with that name. */
export const pressing = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Presses the first button with that name, which opens a confirmation dialog. */
export const confirming = (name: string | RegExp) => async (page: Page) => {
  await pressing(name)(page);
  await expect(page.locator('dialog[open]')).toBeVisible();
};

/** Closes the open dialog. */
export const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

/** Shows the table with the figures of a dashboard's charts. */
export const showFigures = async (page: Page) => {
  await page.getByText('Show these figures as a table').click();
  await expect(page.getByRole('table', { name: 'Trends' })).toBeVisible();
};
