import { type APIRequestContext, expect, test } from '@playwright/test';
import { demo, type Person, signInContext } from '../e2e/support/people.ts';

/** The ten main screens of the demo: the account that opens each, and its path. */
const screens: Record<
  string,
  { person?: Person; at: string | ((api: APIRequestContext) => Promise<string>) }
> = {
  home: { at: '/' },
  'course-list': { at: '/all-courses' },
  course: { at: '/courses/leading-without-authority' },
  'sign-in': { at: '/auth?next=/courses/leading-without-authority&purchase=1' },
  checkout: {
    person: demo.learner,
    at: async (api) => `/checkout/${await idOf(api, 'leading-without-authority')}`,
  },
  player: {
    person: demo.learner,
    at: async (api) => `/dashboard/courses/${await idOf(api, 'risk-registers-that-change-decisions')}`,
  },
  dashboard: { person: demo.learner, at: '/dashboard' },
  'instructor-dashboard': { person: demo.instructor, at: '/instructor-dashboard' },
  editor: {
    person: demo.instructor,
    at: async (api) =>
      `/instructor-dashboard/courses/${await idOf(api, 'risk-registers-that-change-decisions')}/edit`,
  },
  'admin-dashboard': { person: demo.admin, at: '/admin-dashboard' },
};

for (const [name, { person, at }] of Object.entries(screens))
  test(`the ${name} screen, wide and on a phone, in both themes`, async ({ context, page, baseURL }) => {
    if (person) await signInContext(context, person);
    const path = typeof at === 'string' ? at : await at(context.request);
    for (const theme of ['light', 'dark']) {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
      for (const [size, width] of [
        ['wide', 1280],
        ['phone', 375],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.locator('html[data-interactive]').waitFor();
        await page.evaluate(() => document.fonts.ready);
        await expect.soft(page).toHaveScreenshot(`screen-${name}-${size}-${theme}.png`, {
          // Figures that depend on the day cover less of a screen than this. Charts change every day, so they are
          // masked; `/design` has one with fixed data.
          maxDiffPixelRatio: 0.01,
          mask: [page.locator('figure.trend svg')],
        });
      }
    }
  });

async function idOf(api: APIRequestContext, slug: string): Promise<string> {
  const response = await api.get(`/api/courses/${slug}`);
  expect(response.ok(), slug).toBe(true);
  const { course } = (await response.json()) as { course: { _id: string } };
  return course._id;
}
