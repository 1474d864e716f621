import { expect, type Page } from '@playwright/test';
import { open } from './support/open.ts';
import { demo, joinByApi, newPerson, signInContext } from './support/people.ts';
import { test } from './support/shared-tab.ts';

/** The focused element, whether its focus is visible, and whether it is the footer's last control. */
type Stop = { name: string; seen: boolean; inDialog: boolean; isLast: boolean };

/** Presses Tab, or another key, and returns where the focus is then. */
async function tab(page: Page, key = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const marked = (candidate: Element | null): boolean => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const box = element.getBoundingClientRect();
    // A field may show its focus on its frame, a stretched link on its card, and a custom checkbox on its label.
    const frames = [element, element.parentElement, element.closest('.control-group, .card, label, .choice')];
    const name = element.getAttribute('aria-label') ?? element.innerText ?? '';
    return {
      name: `${element.tagName} ${(name || element.getAttribute('name') || '').trim().slice(0, 60)}`,
      // The browser draws its own focus ring on the controls inside a video.
      seen:
        element.tagName === 'VIDEO' ||
        (box.width > 0 && box.height > 0 && frames.some((frame) => marked(frame ?? null))),
      inDialog: element.closest('dialog') !== null,
      isLast:
        element ===
        [...document.querySelectorAll<HTMLElement>('footer a, footer button, footer input, footer select')]
          .filter((one) => one.offsetParent !== null)
          .at(-1),
    };
  });
}

/** Tabs through a page from its first stop to its last; each must be visible. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  const most = 150;
  while (stops.length < most) {
    const { name, seen, isLast } = await tab(page);
    if (name.startsWith('BODY')) return stops;
    expect.soft(seen, `focus is visible on ${name}, stop ${stops.length + 1} of ${page.url()}`).toBe(true);
    stops.push(name);
    if (isLast) return stops;
  }
  throw new Error(`Tab does not reach the end of ${page.url()}: ${stops.slice(-5).join(', ')}`);
}

const publicPages = [
  '/',
  '/all-courses',
  '/courses/leading-without-authority',
  '/about',
  '/contact',
  '/termsandconndition',
  '/auth',
  '/forgot-password',
  '/unsubscribe?email=someone@people.example',
  '/no/such/page',
];

test('Tab moves through public pages from the skip link to the footer, and the focus is always visible', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const address of publicPages)
    await test.step(address, async () => {
      await open(page, address);
      const stops = await walk(page);
      expect(stops[0]).toMatch(/skip/i);
      expect(stops[1]).toContain('Milepost, home');
      expect(stops.length).toBeGreaterThan(10);
    });
});

test('Tab moves through a learner’s pages, and the focus is always visible', async ({ page }) => {
  test.setTimeout(120_000);
  await signInContext(page.context(), demo.learner);
  for (const address of ['/account/profile', '/account/security', '/dashboard'])
    await test.step(address, async () => {
      await open(page, address);
      const stops = await walk(page);
      expect(stops.join('\n')).toContain('Edit Profile');
      expect(stops.join('\n')).toContain('Security');
    });
});

test('on a phone, the link back from the checkout to the course is visible while it has focus', async ({
  page,
}) => {
  const buyer = newPerson();
  await joinByApi(buyer);
  await signInContext(page.context(), buyer);
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/checkout/leading-without-authority');
  const back = page.getByRole('link', { name: 'Done: Course' });
  for (let stops = 0; stops < 20; stops++) {
    if (await back.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(back).toBeFocused();
  expect((await back.boundingBox())?.width).toBeGreaterThan(24);
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect((await tab(page)).name, 'the first stop in the page').not.toContain('home');
});

const dialogs = [
  { name: 'Become an Instructor', address: '/contact', opener: { role: 'link', name: 'Apply Now' } },
  {
    name: 'Help us improve',
    address: '/unsubscribe?email=someone@people.example',
    opener: { role: 'link', name: 'Yes, Unsubscribe' },
  },
  { name: 'Edit Profile', address: '/dashboard', opener: { role: 'link', name: 'Edit Profile' } },
] as const;

for (const { name, address, opener } of dialogs) {
  test(`the dialog “${name}” takes the focus, traps it, and returns it on Escape`, async ({ page }) => {
    if (address === '/dashboard') await signInContext(page.context(), demo.learner);
    await open(page, address);
    const button = page.getByRole(opener.role, { name: opener.name });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole(name === 'Help us improve' ? 'radio' : 'textbox').first()).toBeVisible();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 24; press++) {
        const stop = await tab(page, key);
        // The browser's own UI may be a stop between the last and the first: then nothing in the page has focus.
        expect(stop.inDialog || stop.name.startsWith('BODY'), `${key} leads to ${stop.name}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a visitor finds and opens a course with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search courses' });
  while ((await tab(page)).name !== 'INPUT search') expect(page.url()).toMatch(/\/$/);
  await expect(search).toBeFocused();
  await page.keyboard.type('leading without');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=leading\+without/);
  const details = page.getByRole('link', { name: /View Details.*Leading Without Authority/ });
  await expect(details).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the list starts at its heading').toBeFocused();
  expect((await tab(page)).name, 'and continues from there').toBe('INPUT search');
  for (
    let press = 0;
    press < 60 && !(await details.evaluate((link) => link === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Leading Without Authority' })).toBeFocused();
});

test('the next page of a list, and a page opened from a footer, start at the top with focus on the heading', async ({
  page,
}) => {
  await open(page, '/all-courses');
  const heading = page.getByRole('heading', { level: 1 });
  const top = () => page.evaluate(() => scrollY);
  for (const link of ['Next', 'Privacy Policy']) {
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(link === 'Next' ? /page=2/ : /privacy/);
    await expect(heading).toBeFocused();
    await expect.poll(top).toBe(0);
  }
});

test('a phone’s menu opens on Enter and closes on Escape, with the focus on its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/about');
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  for (const stop of ['Browse Courses', 'Sign In']) expect((await tab(page)).name).toContain(stop);
  await tab(page);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Sign In' }),
    'the menu closes, so that it does not cover what is focused next',
  ).toBeHidden();
});
