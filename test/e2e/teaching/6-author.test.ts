import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiClient } from '../support/api.ts';
import { addLecture, editor, ownVideo } from '../support/authoring.ts';
import { goToPayment } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { play, timeOf, whenLoaded } from '../support/learning.ts';
import { emailTo } from '../support/mailbox.ts';
import { hydrated, open } from '../support/open.ts';
import { anotherBrowser, demo, joinByApi, newPerson, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const media = join(import.meta.dirname, '..', '..', '..', 'demo', 'media');
const ownPicture = join(media, 'thumbnails', 'benefits-realisation.webp');

async function fillDetails(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('What a handover needs before anybody leaves');
  await page.getByRole('textbox', { name: 'Description' }).fill('One hour that saves the next team a month.');
  const main = editor(page);
  await main.getByRole('combobox', { name: 'Category' }).selectOption('Project Management Office');
  await main.getByRole('combobox', { name: 'Level' }).selectOption('Intermediate');
  await main.getByRole('spinbutton', { name: 'Price', exact: true }).fill('24.50');
  await main
    .getByRole('textbox', { name: 'What learners will be able to do' })
    .fill('Run a handover\nWrite its record');
  await main.getByRole('textbox', { name: 'Prerequisites' }).fill('A project that is about to end');
}

test('an instructor’s video goes from the upload through the review to a learner who buys and watches it', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `The Clean Handover ${randomUUID().slice(0, 8)}`;
  await signInContext(context, demo.instructor);

  await test.step('the instructor writes a course with a section, a video and an image', async () => {
    await open(page, '/instructor-dashboard/courses');
    await page.getByRole('link', { name: 'New Course' }).click();
    await expect(page).toHaveURL(/\/courses\/new$/);
    await expect(page.getByRole('button', { name: 'Create Course' })).toBeDisabled();
    await fillDetails(page, title);

    await page.getByRole('tab', { name: 'Curriculum' }).click();
    await page.getByRole('textbox', { name: 'Section 1' }).fill('Before the last day');
    await addLecture(page, 'Before the last day', 'The handover record', ownVideo);
    await expect(page.getByText(/sample-upload\.mp4 · 8 s/)).toBeVisible();

    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByLabel('Thumbnail').setInputFiles(ownPicture);
    await expect(page.getByRole('img', { name: 'Course thumbnail' })).toBeVisible();
  });

  await test.step('the response is lost; saving again after a reload adds no second course', async () => {
    const create = page.getByRole('button', { name: 'Create Course' });
    await page.route(/\/api\/courses$/, (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await create.click();
    await expect(page.getByRole('alert')).toContainText('check your connection');
    await page.reload();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await create.click();
    await expect(page.getByText('Course created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/courses$/);
    await page
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('link', { name: title, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('This draft isn’t in the catalogue')).toBeVisible();
  });
  const courseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('after “Publish” the course waits for review, and is not in the catalogue', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Waiting for review')).toBeVisible();
    expect((await apiClient().call('GET', `/courses/${courseId}`)).status).toBe(404);
  });

  await test.step('an administrator watches the lecture and approves the course', async () => {
    const admin = await anotherBrowser(browser, demo.admin);
    await open(admin, `/admin-dashboard/admin-courses?search=${encodeURIComponent(title)}`);
    const row = admin.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Pending');
    await row.getByRole('link', { name: title }).click();
    await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await hydrated(admin);
    await whenLoaded(admin);
    await admin.getByRole('listitem').getByRole('button', { name: /^1\. / }).click();
    await expect.poll(() => timeOf(admin)).toBeGreaterThan(0.3);
    await playsOnElsewhere(admin.locator('video'));
    await admin.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByRole('button', { name: 'Approve' })).toBeHidden();
    await emailTo(demo.instructor.email, `“${title}” has been approved`);
  });

  const buyer = newPerson('Saoirse Lindqvist');
  const learner = await anotherBrowser(browser);

  await test.step('a visitor finds the course in the catalogue', async () => {
    await open(learner, `/all-courses?search=${encodeURIComponent(title)}`);
    const card = learner.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('$24.50');
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await card.getByRole('link', { name: /View Details/ }).click();
    await expect(learner.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(learner.getByText('The handover record')).toBeVisible();
    const prerequisites = learner.getByRole('region', { name: 'Prerequisites' });
    await expect(prerequisites.getByText('A project that is about to end')).toBeVisible();
    await expect(learner.getByRole('region', { name: 'Requirements' })).toBeHidden();
  });

  await test.step('a learner buys the course, and watches it to the end', async () => {
    await joinByApi(buyer);
    await signInContext(learner.context(), buyer);
    await goToPayment(learner, await findCourse(courseId));
    await learner.getByRole('button', { name: 'Pay $24.50' }).click();
    await expect(learner).toHaveURL(new RegExp(`/dashboard/courses/${courseId}`));
    await hydrated(learner);
    await play(learner);
    await learner.getByRole('button', { name: 'Mark as Completed' }).click({ timeout: 15_000 });
    await expect(learner.getByRole('dialog', { name: 'Course completed!' })).toBeVisible();
  });

  await test.step('the instructor sees a student', async () => {
    await open(page, `/instructor-dashboard/courses?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Published');
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  });
});

test('a file that is not a video is refused with an explanation, and no input is lost', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.instructor);
  await open(page, '/instructor-dashboard/courses/new');
  await fillDetails(page, 'A Course With a Wrong File');
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await page.getByRole('textbox', { name: 'Section 1' }).fill('First');
  await addLecture(page, 'First', 'Wrong', ownPicture);
  await expect(page.getByText('Only MP4, WebM, or OGG videos are allowed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Lecture title' })).toHaveValue('Wrong');
  await page.getByRole('tab', { name: 'Course Details' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'A Course With a Wrong File',
  );
});

/** Checks that a video continues at another URL, from the same position, after an error such as an expired URL. */
async function playsOnElsewhere(screen: Locator): Promise<void> {
  const expired = (await screen.getAttribute('src')) ?? '';
  await screen.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 3;
    element.dispatchEvent(new Event('error'));
  });
  await expect(screen).not.toHaveAttribute('src', expired);
  const state = () =>
    screen.evaluate(({ currentTime, paused }: HTMLVideoElement) => currentTime >= 3 && !paused);
  await expect.poll(state).toBe(true);
}
