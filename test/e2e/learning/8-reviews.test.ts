import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { shortCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { finishByApi } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, demo, newLearner, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('a learner reviews a course after completing a fifth of it, and changes the review', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  // Unique among the course's reviewers.
  const firstName = `Robin${randomUUID().slice(0, 8)}`;
  const { api } = await newLearner(context, `${firstName} Marlow`);
  const course = await shortCourse();
  const address = `/courses/${course.slug}`;
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const own = reviews.getByRole('article').filter({ hasText: 'Your review' });

  await test.step('before that the page shows what is missing', async () => {
    await buyByApi(api, course);
    await open(page, address);
    await expect(reviews.getByText(/You can review this course after 1 more lecture/)).toBeVisible();
  });

  await test.step('afterwards there is a form, reached from the enrolled courses', async () => {
    await finishByApi(api, course);
    await open(page, '/dashboard/enrolled-courses');
    await page.getByRole('link', { name: /^Rate this course/ }).click();
    await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await reviews.getByRole('textbox', { name: 'Your review' }).fill('Short, and <b>useful</b> 👍');
    await reviews.getByRole('button', { name: 'Publish review' }).click();
    await expect(own).toContainText('Short, and <b>useful</b> 👍');
    await expect(own).toContainText(`${firstName} M.`);
  });

  await test.step('a link is refused with an explanation, and the input stays', async () => {
    const text = reviews.getByRole('textbox', { name: 'Your review' });
    await text.fill('See https://spam.example');
    await reviews.getByRole('button', { name: 'Save changes' }).click();
    await expect(reviews.getByText('Please remove the links.').first()).toBeVisible();
    await expect(text).toHaveValue('See https://spam.example');
    await text.fill('Useful, twice');
    await reviews.getByRole('button', { name: 'Save changes' }).click();
    await expect(own).toContainText('Useful, twice');
    await expect(own).toContainText('edited');
  });

  await test.step('an administrator can remove the review; visitors see no rating until there are three reviews', async () => {
    const admin = await anotherBrowser(browser, demo.admin);
    await open(admin, address);
    await expect(admin.getByText(`Remove the review by ${firstName} M.`)).toBeVisible();
    const visitor = await anotherBrowser(browser);
    await visitor.goto(`/all-courses?search=${encodeURIComponent(course.title)}`);
    await expect(visitor.getByRole('article').first()).toContainText('New');
    const data = await (await visitor.request.get(address)).text();
    expect(data).not.toContain('"AggregateRating"');
  });
});

test('an instructor replies to a review of their own course', async ({ page, context }) => {
  await signInContext(context, demo.instructor);
  await open(page, '/all-courses?search=Risk+Registers+That+Change+Decisions');
  const rated = page.getByRole('article').first();
  await expect(rated).toContainText(/Rated \d\.\d out of 5/);
  await rated.getByRole('link', { name: /View Details/ }).click();
  await expect(page).toHaveURL(/courses\/risk-registers-that-change-decisions/);
  expect(await (await page.request.get(page.url())).text()).toContain('"AggregateRating"');
  const articles = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
  // The first one at this moment: other tests may review the same course in the meantime.
  const id = await articles.first().locator('input[name=reviewId]').getAttribute('value');
  const review = articles.filter({ has: page.locator(`input[value="${id}"]`) });
  await review.locator('summary').click();
  await review.getByRole('textbox', { name: /^Your reply to/ }).fill('Thank you for taking the time.');
  await review.getByRole('button', { name: 'Publish reply' }).click();
  await expect(review).toContainText('Thank you for taking the time.');
});
