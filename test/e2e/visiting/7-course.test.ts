import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { writeCourse } from '../support/authoring.ts';
import { findCourse } from '../support/courses.ts';
import { seek, video } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { demo, newLearner, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const course = '/courses/leading-without-authority';
const preview = (page: Page) => page.getByRole('region', { name: 'Free preview: Positions and interests' });

type Enrolments = { enrollments: { course: { slug: string } }[] };

async function watchPreview(page: Page): Promise<Locator> {
  const part = preview(page);
  await part.getByRole('link', { name: /Watch the free preview/ }).click();
  const playing = () => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(playing, { message: 'the preview to play' }).toBeGreaterThan(0.2);
  return part;
}

test('the price comes first in the page, so that nothing moves on a phone while the rest arrives', async ({
  request,
}) => {
  for (const [address, below] of [
    [course, 'Free preview: '],
    ['/bundles/from-risk-to-benefits', 'The route'],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html.indexOf('Login to Purchase'), address).toBeLessThan(html.indexOf(below));
  }
});

test.describe('the free preview', () => {
  test('ends when it is skipped past its limit, offers the next step, and plays again', async ({ page }) => {
    await open(page, course);
    const part = await watchPreview(page);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 5;
    });
    await expect(part.getByText('Free Preview Ended')).toBeVisible();
    await expect(video(page)).toHaveCount(0);
    await expect(part.getByRole('link', { name: 'Login to Purchase' })).toBeVisible();
    await part.getByRole('button', { name: 'Watch again' }).click();
    await expect(video(page)).toBeVisible();
  });

  test('ends when the free part has been played', async ({ page }) => {
    await open(page, course);
    const part = await watchPreview(page);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.playbackRate = 8;
    });
    await expect(part.getByText('Free Preview Ended')).toBeVisible();
  });

  test('works without scripts, as a video whose data ends at the limit', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(course);
    await preview(page)
      .getByRole('link', { name: /Watch the free preview/ })
      .click();
    const address = await video(page).getAttribute('src');
    const bytes = (await (await context.request.get(address ?? '')).body()).length;
    const file = await readFile('demo/media/lectures/leading-without-authority/positions-and-interests.mp4');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, 'without its last ten seconds').toBeLessThan(file.length * 0.9);
    await context.close();
  });

  test('plays past its limit for learners of the course', async ({ page, context }) => {
    const { api } = await newLearner(context);
    const free = (
      await api.read<{ courses: { slug: string }[] }>('GET', '/courses?maxPrice=0&limit=50')
    ).courses.at(-1);
    const { _id, slug } = await findCourse(free?.slug ?? '');
    await api.read('POST', '/payment/create-order', { courseId: _id, paymentMethod: 'free' });
    await open(page, `/courses/${slug}`);
    await page.getByRole('link', { name: /Watch the free preview/ }).click();
    await expect(video(page)).toBeVisible();
    await expect.poll(() => seek(page, 15), { message: 'a place beyond the limit' }).toBeGreaterThan(14);
    await expect(page.getByText('Free Preview Ended')).toHaveCount(0);
  });
});

test('the button depends on the viewer', async ({ page, context }) => {
  const action = (name: string) => page.getByRole('main').getByText(name, { exact: true });
  await open(page, course);
  await expect(action('Login to Purchase')).toBeVisible();
  await signInContext(context, demo.instructor);
  await open(page, course);
  await expect(
    page.getByRole('button', { name: 'Instructors Can’t Buy Courses', disabled: true }),
  ).toBeVisible();
  await signInContext(context, demo.learner);
  await open(page, course);
  await expect(action('Enroll in Course')).toBeVisible();
  const own = await (await signInByApi(demo.learner)).read<Enrolments>('GET', '/dashboard/enrolments');
  await open(page, `/courses/${own.enrollments[0]?.course.slug}`);
  await action('Access Course in Dashboard').click();
  await expect(page).toHaveURL(/\/dashboard\/courses\//);
});

test('on a phone the price and the button stay in reach', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, course);
  const button = page.getByRole('main').getByRole('link', { name: 'Login to Purchase' });
  await expect(button).toBeInViewport();
  await page.getByRole('heading', { name: 'Requirements' }).scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  await expect(page.getByText('$129.00')).toBeInViewport();
});

test('the side card says what the course includes and repeats the refund sentence of the terms', async ({
  page,
}) => {
  await open(page, '/courses/leading-without-authority');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This course includes' })).toBeVisible();
  await expect(main.getByText('Certificate of completion')).toBeVisible();
  await expect(main.getByText(/^\d+ sections · \d+ lectures · /)).toBeVisible();
  const refund = await main
    .getByText(/^If a course does not work/)
    .first()
    .innerText();
  const own = await main
    .getByText(/^Within 14 days of paying/)
    .first()
    .innerText();
  const questions = page.getByRole('region', { name: 'Before you enrol' });
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(3);
  const certificate = questions.getByText(/^Yes\. Complete/);
  await expect(certificate).toBeHidden();
  await questions.getByText('Do I get a certificate?').click();
  await expect(certificate).toBeVisible();
  await main.getByRole('link', { name: 'Refund terms' }).click();
  await expect(page.getByRole('main')).toContainText(refund.replace(/\s*Refund terms$/, ''));
  await expect(page.getByRole('main')).toContainText(own);
  await page.goBack();
  await main.getByRole('link', { name: 'Buy for a team' }).click();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Group/Corporate Enrollment');
});

test('a preview whose video cannot be loaded says so, and can be tried again', async ({ page }) => {
  let isAway = true;
  await page.route(/\/media\/p~/, (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
  await open(page, course);
  await page.getByRole('link', { name: /Watch the free preview/ }).click();
  await expect(page.getByText('This preview can’t be played')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect
    .poll(() => page.locator('video').evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(1);
});

test('the poster of the preview is a frame of its video, and the page can be shared', async ({
  page,
  context,
}) => {
  await open(page, '/courses/leading-without-authority');
  const region = page.getByRole('region', { name: /^Free preview:/ });
  await expect(region.getByRole('link', { name: /Watch the free preview/ })).toBeVisible();
  await expect(region.locator('img')).toHaveCount(0);
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('[data-drawn] > video')).toHaveAttribute('src', /#t=\d/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share this course' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a course that cannot be loaded is reported with a way to try again', async ({ page }) => {
  await open(page, '/all-courses?search=Leading+Without+Authority');
  await page.route(/detail-courses\/.*\.data/, (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a long section shows five lectures, and five more at a time', async ({ page, context }) => {
  const api = await signInByApi(demo.instructor);
  const made = await writeCourse(api, 'A Course of Many Lectures', { 'All of them': 12 });
  await signInContext(context, demo.instructor);
  await open(page, `/courses/${made.slug}`);
  const curriculum = page.getByRole('region', { name: 'Curriculum' });
  const shown = curriculum.getByRole('listitem').filter({ visible: true });
  const next = curriculum.getByRole('button', { name: /^Show Next/ });
  await expect(shown).toHaveCount(5);
  await next.click();
  await expect(shown).toHaveCount(10);
  await expect(shown.nth(5)).toBeFocused();
  await next.click();
  await expect(shown).toHaveCount(12);
  await expect(next).toHaveCount(0);
  await curriculum.getByRole('button', { name: /^Show Less/ }).click();
  await expect(shown).toHaveCount(5);
  await api.read('DELETE', `/courses/${made._id}`);
});
