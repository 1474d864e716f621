import { expect, type Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import type { Course } from '../support/courses.ts';
import { whenLoaded } from '../support/learning.ts';
import { emailTo, pathIn } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { anotherBrowser, demo } from '../support/people.ts';
import { enrolled } from '../support/quizzes.ts';
import { test } from '../support/shared-tab.ts';

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Questions' });

/** Saves a position in the first lecture, in seconds. */
async function resumeAt(api: Api, course: Course, position: number): Promise<void> {
  const { _id: lectureId = '' } = course.sections[0]?.lectures[0] ?? {};
  await api.read('PUT', `/courses/${course._id}/lectures/${lectureId}/playback`, { position, percent: 20 });
}

async function ask(page: Page, title: string, body: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question in one sentence' }).fill(title);
  await page.getByRole('textbox', { name: 'Details' }).fill(body);
  await page.getByRole('button', { name: 'Ask the question' }).click();
}

test('a learner asks at a moment in the video, and the instructor answers from the queue', async ({
  page,
  browser,
}) => {
  const { course, learner } = await enrolled(page);
  const title = `Who signs off entry ${Date.now()}?`;
  await resumeAt(learner.api, course, 12);
  await open(page, `/dashboard/courses/${course._id}`);
  await whenLoaded(page);
  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(panel(page).getByRole('button', { name: 'Play from 0:31' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Ask a question' }).click();
  await expect(panel(page).getByText('Your question at 0:12')).toBeVisible();
  await ask(page, 'Why?', 'We disagree.');
  await expect(panel(page).getByText('Please write a title of 5 to 120 characters.').first()).toBeVisible();
  await ask(page, title, 'We disagree.\n<script>alert(1)</script> https://example.org/');
  await expect(page.getByText('An administrator checks links before we publish them.')).toBeVisible();
  await expect(panel(page).getByRole('listitem').filter({ hasText: title })).toContainText(
    'Waiting for review',
  );

  await panel(page).getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Details' }).fill('We disagree.\n<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expectAccessible(page);

  const admin = await anotherBrowser(browser, demo.admin);
  await open(admin, '/admin-dashboard/questions');
  await admin.getByRole('link', { name: title }).click();
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText('The question has been published.')).toBeVisible();

  const teacher = await anotherBrowser(browser, demo.instructor);
  await open(teacher, '/instructor-dashboard');
  await expect(
    teacher.getByRole('region', { name: 'Unanswered questions' }).getByRole('listitem').first(),
  ).toContainText('Unanswered');
  await open(teacher, `/instructor-dashboard/questions?search=${encodeURIComponent(title)}`);
  await expectAccessible(teacher);
  await teacher.getByRole('link', { name: title }).click();
  const answer = teacher.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('The person who can spend the money.');
  await teacher.getByRole('button', { name: 'Pin' }).click();
  await expect(teacher.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await expect(answer).toHaveValue('The person who can spend the money.');
  await teacher.getByRole('button', { name: 'Send answer' }).dblclick();
  await expect(teacher.getByRole('article', { name: 'Answer by Ngozi Hartley' })).toHaveCount(1);
  await teacher.getByRole('button', { name: 'Mark as solution' }).click();
  await expect(teacher.getByRole('article', { name: /Answer/ })).toContainText('Solution');

  const mail = await emailTo(learner.email, `Ngozi Hartley answered: ${title}`);
  await open(page, pathIn(mail, `/dashboard/courses/${course._id}/questions/`));
  await expect(page.getByText('The person who can spend the money.')).toBeVisible();
  await open(page, pathIn(mail, '/questions/unsubscribe/'));
  await page.getByRole('button', { name: 'Stop all emails about questions' }).click();
  await expect(page.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
  await open(page, '/account/question-emails');
  await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
});

test('similar questions appear while a title is typed, and a reload keeps what was typed', async ({
  page,
}) => {
  const { course } = await enrolled(page);
  await open(page, `/dashboard/courses/${course._id}/questions/new`);
  await page.getByRole('textbox', { name: 'Your question in one sentence' }).fill('Can committees own risks');
  await expect(page.getByRole('link', { name: /Can a committee own a risk/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Details' }).fill('Ours never meets.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('Ours never meets.');
  await page.getByRole('button', { name: 'Ask the question' }).click();
  await expect(page).toHaveURL(/questions\/[0-9a-f-]{36}$/);
  await open(page, `/dashboard/courses/${course._id}/questions/new`);
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('');
});

test('without scripts a question is found, asked and answered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { course } = await enrolled(page);
  await page.goto(`/dashboard/courses/${course._id}`);
  // Queries by text and role leave out what is inside <noscript>.
  await expect(
    page.locator('main noscript div').filter({ hasText: 'Turn it on to complete lectures.' }).first(),
  ).toBeVisible();
  await page.locator('main noscript a', { hasText: 'All questions in this course' }).click();
  await expect(page).toHaveURL(/\/questions$/);
  await page.goto(`/dashboard/courses/${course._id}/questions?search=committee`);
  await expect(page.getByRole('link', { name: 'Can a committee own a risk?' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await ask(page, 'Why?', 'Because it is short.');
  await expect(page.getByText('Please write a title of 5 to 120 characters.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue('Because it is short.');
  await ask(page, 'Why is it short?', 'Because it is short.');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Found it in lecture two.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Found it in lecture two.')).toBeVisible();
  await page
    .getByRole('article', { name: /Answer/ })
    .getByRole('link', { name: 'Delete' })
    .click();
  await page.getByRole('button', { name: 'Delete answer' }).click();
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  await context.close();
});
