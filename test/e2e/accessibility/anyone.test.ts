import { expect } from '@playwright/test';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { checkPages, type PageCheck, test } from '../support/pages/page-checks.ts';

const anyone: PageCheck[] = [
  { name: 'home', address: '/' },
  { name: 'all courses', address: '/all-courses' },
  { name: 'a search without a result', address: '/all-courses?search=underwater' },
  { name: 'a course', address: '/courses/leading-without-authority' },
  { name: 'a bundle', address: '/bundles/from-risk-to-benefits' },
  { name: 'a course with reviews', address: '/courses/sponsors-and-stakeholders' },
  {
    name: 'a free preview that has ended',
    address: '/courses/leading-without-authority',
    prepare: async (page) => {
      await page.getByRole('link', { name: /Watch the free preview/ }).click();
      const video = page.locator('video');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
        .toBeGreaterThan(0);
      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration;
      });
      await expect(page.getByText('Free Preview Ended')).toBeVisible();
    },
  },
  { name: 'a course that does not exist', address: '/courses/no-such-course' },
  { name: 'sign in', address: '/auth' },
  { name: 'register', address: '/auth?tab=register' },
  {
    name: 'register to buy a course',
    address: '/auth?next=/courses/leading-without-authority&purchase=1',
  },
  {
    name: 'register, with errors',
    address: '/auth?tab=register',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'forgot password', address: '/forgot-password' },
  { name: 'reset password', address: '/reset-password/a-token' },
  { name: 'stopping emails of a course', address: '/course-emails/unsubscribe/a-token' },
  { name: 'confirm account', address: '/verify-email/a-token' },
  { name: 'about', address: '/about' },
  { name: 'contact', address: '/contact' },
  { name: 'privacy', address: '/privacy' },
  { name: 'terms', address: '/termsandconndition' },
  { name: 'unsubscribe', address: '/unsubscribe?email=someone@people.example' },
  {
    name: 'unsubscribe, why',
    address: '/unsubscribe?email=someone@people.example',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
      await page.getByRole('radio', { name: 'Other' }).check();
    },
  },
  { name: 'newsletter', address: '/newsletter' },
  { name: 'instructor terms', address: '/termsandconndition?for=instructor' },
  {
    name: 'application to teach, with errors',
    address: '/contact',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Apply Now' }).click();
      await page.getByRole('button', { name: 'Send Application' }).click();
      await expect(page.getByText('Please tell us what you would teach.').first()).toBeVisible();
    },
  },
  { name: 'badge check', address: '/credentials/verify' },
  { name: 'issuer of badges', address: '/credentials/issuer' },
  { name: 'certificate check without a result', address: '/certificates/ZZZZ-0000' },
  { name: 'payment failed', address: '/payment/failed?reason=declined' },
  { name: 'payment cancelled', address: '/payment/cancel' },
  { name: 'API', address: '/api/docs' },
  { name: 'not found', address: '/no/such/page' },
];

checkPages('anyone', anyone);

test('anyone: the menu and the search on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(page);
});
