import { expect } from '@playwright/test';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('the photo in the header opens profile, security and theme', async ({ page }) => {
  await signInContext(page.context(), demo.learner);
  await open(page, '/about');
  const header = page.getByRole('banner');
  const toggle = header.locator('summary', { hasText: 'Your account' });
  await toggle.click();
  await expect(header.getByText(demo.learner.email)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await header.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Security' })).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/account/profile');
  await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden();
});

test('on a tablet, the links of a signed-in user collapse into a menu', async ({ page }) => {
  await signInContext(page.context(), demo.learner);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await header.locator('summary', { hasText: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('dashboards have a one-line footer, and public pages the full footer', async ({ page }) => {
  await signInContext(page.context(), demo.learner);
  const footer = page.getByRole('contentinfo');
  await open(page, '/about');
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await open(page, '/dashboard');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeHidden();
});

test('visitors have no account menu', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Your account' })).toHaveCount(0);
});
