import { expect, type Page } from '@playwright/test';
import { buyByApi } from '../support/buying.ts';
import { type Course, findCourse } from '../support/courses.ts';
import { emailTo, pathIn } from '../support/mailbox.ts';
import { hydrated, open } from '../support/open.ts';
import { anotherBrowser, demo, newLearner } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** A learner of a course that the demo's instructor teaches. */
async function enrolled(page: Page) {
  const course = await findCourse('setting-up-a-pmo-in-a-hundred-days');
  const learner = await newLearner(page.context());
  await buyByApi(learner.api, course);
  return { course, learner };
}

const instructorPath = ({ _id }: Course, what: string) => `/instructor-dashboard/courses/${_id}/${what}`;
const learnerPath = ({ _id }: Course, what: string) => `/dashboard/courses/${_id}/${what}`;

test('an announcement reaches a learner by email and in the course, and one click stops the emails', async ({
  page,
  browser,
}) => {
  const { course, learner } = await enrolled(page);
  const title = `The mandate has a new page ${Date.now()}`;
  const teacher = await anotherBrowser(browser, demo.instructor);
  await open(teacher, `/instructor-dashboard/courses/${course._id}`);
  await teacher.getByRole('link', { name: 'Announcements' }).click();
  await teacher.getByRole('link', { name: 'New announcement' }).click();
  await teacher.getByRole('textbox', { name: 'Title' }).fill(title);
  await teacher.getByRole('textbox', { name: 'Text' }).fill('![x](/media/public/x)');
  await teacher.reload();
  await hydrated(teacher);
  await expect(teacher.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(teacher.getByRole('textbox', { name: 'Text' })).toHaveValue('![x](/media/public/x)');
  await teacher.getByRole('radio', { name: 'Not started' }).check();
  await expect(teacher.getByText(/^It reaches [1-9]/)).toBeVisible();
  await teacher.getByRole('button', { name: 'Send now' }).click();
  await expect(teacher.getByText('Announcements can’t contain images.').first()).toBeVisible();
  await teacher.getByRole('textbox', { name: 'Text' }).fill('Read it **before** you start.');
  await teacher.getByRole('button', { name: 'Show a preview' }).click();
  await expect(teacher.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('before');
  await expect(teacher.getByRole('radio', { name: 'Not started' })).toBeChecked();
  await teacher.getByRole('button', { name: 'Send now' }).dblclick();
  await expect(teacher.getByText('Your announcement is on its way to your learners.')).toBeVisible();
  await expect(teacher.getByRole('row').filter({ hasText: title })).toHaveCount(1);
  await teacher.getByRole('link', { name: 'New announcement' }).click();
  await expect(teacher.getByRole('textbox', { name: 'Title' })).toHaveValue('');

  const email = await emailTo(learner.email, title);
  await open(page, learnerPath(course, 'announcements'));
  const notice = page.getByRole('listitem').filter({ hasText: title });
  await expect(notice.locator('strong')).toHaveText('before');
  await expect(notice).toContainText('New');
  await open(page, pathIn(email, '/course-emails/unsubscribe/'));
  await page.getByRole('button', { name: 'Stop emails about this course' }).click();
  await expect(page.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
  await open(page, learnerPath(course, 'announcements'));
  await expect(page.getByRole('listitem').filter({ hasText: title })).not.toContainText('New');
  await page.getByRole('button', { name: 'Email me again' }).click();
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
});

test('a learner registers for a live session by keyboard, and is told that it is cancelled', async ({
  page,
  browser,
}) => {
  const { course, learner } = await enrolled(page);
  const title = `Your questions ${Date.now()}`;
  const teacher = await anotherBrowser(browser, demo.instructor);
  await open(teacher, instructorPath(course, 'live-sessions/new'));
  await teacher.getByRole('textbox', { name: 'Title' }).fill(title);
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await teacher.getByLabel('Starts').fill(`${soon}T18:00`);
  await teacher.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await teacher.getByRole('textbox', { name: 'Length' }).fill('481');
  await teacher.getByRole('textbox', { name: 'Places' }).fill('1');
  await teacher.getByRole('textbox', { name: 'Link' }).fill('https://meet.example/only-registered');
  await teacher.getByRole('button', { name: 'Plan the session' }).click();
  await expect(teacher.getByText('Please enter 1 to 480 minutes.').first()).toBeVisible();
  await teacher.getByRole('textbox', { name: 'Length' }).fill('45');
  await teacher.getByRole('button', { name: 'Plan the session' }).click();
  await expect(teacher.getByText('The live session has been saved.')).toBeVisible();

  await open(page, '/dashboard');
  const upcoming = page.getByRole('region', { name: 'Upcoming live sessions' });
  await upcoming.getByRole('link', { name: title }).click();
  await expect(page.getByText('only-registered')).toHaveCount(0);
  await page.getByRole('button', { name: `Register for ${title}` }).focus();
  await page.keyboard.press('Enter');
  const session = page.getByRole('listitem').filter({ hasText: title });
  await expect(session.getByText('You’re registered.')).toBeVisible();
  await expect(session.getByRole('link', { name: /^Join/ })).toHaveAttribute(
    'href',
    'https://meet.example/only-registered',
  );
  await expect(session).toContainText('1 of 1 places taken');
  await page.getByRole('button', { name: 'Create a calendar link' }).click();
  const feed = await page.getByText(/\/api\/calendar-feeds\//).textContent();
  const calendar = await page.request.get(new URL(feed ?? '').pathname);
  expect(await calendar.text()).toContain(title);

  await teacher.getByRole('link', { name: title }).click();
  await teacher.getByRole('button', { name: 'Cancel this session' }).click();
  const question = teacher.getByRole('alertdialog', { name: `Cancel “${title}”?` });
  await expect(question).toContainText('We’ll email the 1 learner who registered.');
  await question.getByRole('button', { name: 'Cancel session' }).click();
  await expect(teacher.getByText('The live session has been cancelled.')).toBeVisible();
  await emailTo(learner.email, `Cancelled: ${title}`);
  await page.reload();
  await expect(session).toContainText('Cancelled');
  await expect(session.getByRole('link', { name: /^Join/ })).toHaveCount(0);
});
