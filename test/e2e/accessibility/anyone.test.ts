import { expect, type Page } from '@playwright/test';
import { checkPages, type PageCheck } from '../support/pages/page-checks.ts';

/**
 * Opens the first operation of each part, removes the contents of the next two, and removes the rest: checking hundreds
 * of similar operations, with ten thousand hidden elements, would take 15 seconds.
 */
const openSomeOperations = (page: Page) =>
  page.evaluate(() => {
    for (const operation of document.querySelectorAll('main details')) {
      if (operation.matches(':first-of-type')) operation.setAttribute('open', '');
      else if (operation.matches(':nth-of-type(n + 4)')) operation.remove();
      else for (const body of operation.querySelectorAll(':scope > :not(summary)')) body.remove();
    }
  });

const anyone: PageCheck[] = [
  {
    name: 'home',
    address: '/',
    states: {
      'its menu on a phone': async (page) => {
        await page.setViewportSize({ width: 320, height: 800 });
        const header = page.getByRole('banner');
        await header.locator('summary', { hasText: 'Menu' }).click();
        await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
      },
    },
  },
  { name: 'all courses', address: '/all-courses' },
  { name: 'a search without a result', address: '/all-courses?search=underwater' },
  {
    name: 'a course',
    address: '/courses/leading-without-authority',
    states: {
      'the end of its free preview': async (page) => {
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
  },
  { name: 'a bundle', address: '/bundles/from-risk-to-benefits' },
  { name: 'a course with reviews', address: '/courses/sponsors-and-stakeholders' },
  { name: 'a course that does not exist', address: '/courses/no-such-course' },
  { name: 'sign in', address: '/auth' },
  {
    name: 'register',
    address: '/auth?tab=register',
    states: {
      'with errors': async (page) => {
        await page.getByRole('button', { name: 'Register', exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  },
  {
    name: 'register to buy a course',
    address: '/auth?next=/courses/leading-without-authority&purchase=1',
  },
  { name: 'forgot password', address: '/forgot-password' },
  { name: 'reset password', address: '/reset-password/a-token' },
  { name: 'stopping emails of a course', address: '/course-emails/unsubscribe/a-token' },
  { name: 'confirm account', address: '/verify-email/a-token' },
  { name: 'a gift link that belongs to no gift', address: '/claim/a-token' },
  { name: 'about', address: '/about' },
  {
    name: 'contact',
    address: '/contact',
    states: {
      'application to teach, with errors': async (page) => {
        await page.getByRole('link', { name: 'Apply Now' }).click();
        await page.getByRole('button', { name: 'Send Application' }).click();
        await expect(page.getByText('Please tell us what you would teach.').first()).toBeVisible();
      },
    },
  },
  { name: 'privacy', address: '/privacy' },
  { name: 'terms', address: '/termsandconndition' },
  {
    name: 'unsubscribe',
    address: '/unsubscribe?email=someone@people.example',
    states: {
      'giving a reason': async (page) => {
        await page.getByRole('link', { name: 'Yes, Unsubscribe' }).click();
        await page.getByRole('radio', { name: 'Other' }).check();
      },
    },
  },
  { name: 'newsletter', address: '/newsletter' },
  { name: 'instructor terms', address: '/termsandconndition?for=instructor' },
  { name: 'badge check', address: '/credentials/verify' },
  { name: 'issuer of badges', address: '/credentials/issuer' },
  { name: 'certificate check without a result', address: '/certificates/ZZZZ-0000' },
  { name: 'payment failed', address: '/payment/failed?reason=declined' },
  { name: 'payment cancelled', address: '/payment/cancel' },
  { name: 'API, some operations open', address: '/api/docs', prepare: openSomeOperations },
  { name: 'not found', address: '/no/such/page' },
];

checkPages('anyone', anyone);
