import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { writeCourse } from './support/authoring.ts';
import { hold } from './support/hold.ts';
import { open } from './support/open.ts';
import { demo, newLearner, signInByApi, signInContext } from './support/people.ts';
import { test } from './support/shared-tab.ts';

test('a menu opens on the down arrow, moves by arrows and letters, and returns the focus on Escape', async ({
  page,
}) => {
  await signInContext(page.context(), demo.admin);
  await open(page, '/admin-dashboard/admin-courses');
  const trigger = page.getByRole('button', { name: /^Actions for / }).first();
  const menu = page.getByRole('menu');
  const items = menu.getByRole('menuitem');
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await expect(items.last(), 'up from the first item leads to the last').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('d');
  await expect(menu.getByRole('menuitem', { name: 'Delete' }), 'by its first letter').toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu, 'Tab leaves and closes it').toBeHidden();
});

test('tabs are a single Tab stop, and the arrow keys select between them', async ({ page }) => {
  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Tabs ${randomUUID().slice(0, 8)}`, { One: 1 });
  await signInContext(page.context(), demo.instructor);
  await open(page, `/instructor-dashboard/courses/${course._id}/edit`);
  const tabs = page.getByRole('tablist').getByRole('tab');
  const selected = page.getByRole('tab', { selected: true });
  const names = await tabs.allTextContents();
  expect(names.length).toBeGreaterThan(2);

  await selected.focus();
  for (const name of [...names.slice(1), names[0] ?? '']) {
    await page.keyboard.press('ArrowRight');
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('End');
  await expect(selected).toHaveText(names.at(-1) ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await api.read('DELETE', `/courses/${course._id}`);
});

test('Tab passes through a message, and dismissing it returns the focus', async ({ page }) => {
  await newLearner(page.context());
  await open(page, '/account/profile');
  const message = page.locator('[data-sonner-toast]');
  const dismiss = message.getByRole('button', { name: 'Dismiss' });
  const last = page.locator('footer').getByRole('link').last();
  await page.getByRole('main').getByRole('button', { name: 'Save changes' }).click();
  await message.hover(); // it stays as long as the pointer is over it
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message.or(last).and(page.locator(':focus')), 'the next stop is neither').toHaveCount(0);

  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(last).toBeFocused();
});

const slowPages = [
  { of: 'a dashboard', person: demo.learner, at: '/dashboard', link: 'Orders', heading: 'Orders' },
  { of: 'a public page', person: null, at: '/about', link: 'Browse Courses', heading: 'All courses' },
];

for (const { of, person, at, link, heading } of slowPages)
  test(`${of} shows a loading bar while the next page is slow`, async ({ page }) => {
    if (person) await signInContext(page.context(), person);
    await open(page, at);
    const bar = page.locator('.loading-bar');
    await expect(bar).toHaveCSS('opacity', '0');
    const data = await hold(page, /\.data(\?|$)/);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await data.requested;
    await expect(bar).toHaveCSS('opacity', '1');
    data.release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar).toHaveCSS('opacity', '0');
  });
