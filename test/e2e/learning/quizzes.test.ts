import { expect, type Page } from '@playwright/test';
import { findCourse } from '../support/courses.ts';
import { whenLoaded } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { anotherBrowser, demo, fillSignIn, signInByApi, signInContext } from '../support/people.ts';
import { answer, begin, enrolled, overview, quizSlug, saved } from '../support/quizzes.ts';
import { test } from '../support/shared-tab.ts';

test('a learner takes a mock exam despite a lost connection and a reload, and reads the result', async ({
  page,
  context,
}) => {
  const { course } = await enrolled(page);
  await open(page, `/dashboard/courses/${course._id}`);
  await whenLoaded(page);
  await page.getByRole('link', { name: 'Quizzes and mock exams' }).click();
  await begin(page, course._id, /^Mock exam/);
  await expect(page.locator('p', { hasText: 'Time left' })).toContainText(/(29|30):\d\d/);
  await expect(overview(page).getByRole('button')).toHaveCount(20);
  await answer(page);
  await saved(page);
  await page.getByRole('button', { name: 'Flag' }).click();
  await expectAccessible(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await answer(page);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(overview(page).getByRole('button', { name: 'Question 2, answered' })).toBeVisible();
  await context.setOffline(false);
  await saved(page);

  await page.reload();
  await expect(overview(page).getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible();
  await expect(overview(page).getByRole('button', { name: 'Question 2, answered' })).toBeVisible();
  await expect(page.getByText('18 questions not answered.')).toBeVisible();

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit your answers?' });
  await expect(dialog).toContainText('You have not answered 18 questions.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await expect(page.getByText('Not passed', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(5);
  await expectAccessible(page);
  // The lectures that explain the questions are unlocked one after another.
  await expect(
    page.getByText(/^Explained in “.+, once you’ve reached that lecture\.$/).first(),
  ).toBeVisible();
});

test('a result keeps a half-written report, and leads to the moment in a lecture that explains a question', async ({
  page,
  context,
}) => {
  const { _id } = await findCourse(quizSlug);
  await signInContext(context, demo.learner);
  const api = await signInByApi(demo.learner);
  type Quizzes = { quizzes: { title: string; attempts: { _id: string }[] }[] };
  const { quizzes } = await api.read<Quizzes>('GET', `/courses/${_id}/quizzes`);
  const earliest = quizzes.find(({ title }) => title.startsWith('Mock exam'))?.attempts.at(-1);
  await open(page, `/dashboard/courses/${_id}/attempts/${earliest?._id}/result`);
  const report = page.getByLabel('What is wrong with it?').first();
  await page.getByText('Report this question').first().click();
  await report.fill('The answer is out of date.');
  await page.reload();
  await expect(report).toHaveValue('The answer is out of date.');

  await page
    .getByRole('link', { name: /^Watch it in/ })
    .first()
    .click();
  await expect(page).toHaveURL(/lecture=.+&at=[1-9]/);
});

test('an answer given after the session has ended elsewhere is sent once the learner has signed in again', async ({
  page,
}) => {
  const { course, learner } = await enrolled(page);
  await begin(page, course._id, /^Mock exam/);
  const address = page.url();
  await learner.api.read('DELETE', '/user/sessions');
  await answer(page);
  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended. Your answers are saved' });
  await ended.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Your session has ended', { exact: false })).toBeVisible();
  await fillSignIn(page, learner);
  await expect(page).toHaveURL(address);
  await saved(page);
  await page.reload();
  await expect(overview(page).getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
});

test('an answer kept on the device is sent after the page was closed without a connection', async ({
  page,
  context,
}) => {
  const { course } = await enrolled(page);
  await begin(page, course._id, /^Mock exam/);
  const address = page.url();
  await context.setOffline(true);
  await answer(page);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await open(again, address);
  await saved(again);
  await again.reload();
  await expect(overview(again).getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
});

test('a result says how many answers may not have arrived before the attempt ended', async ({
  page,
  context,
}) => {
  const { course, learner } = await enrolled(page);
  await begin(page, course._id, /^Mock exam/);
  await context.setOffline(true);
  await answer(page);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await learner.api.read('POST', `/attempts/${page.url().split('/').at(-1)}/submission`);
  await context.setOffline(false);
  await expect(page.getByText('1 answer may not have reached us before this attempt ended')).toBeVisible();
});

test('steps are reordered by keyboard, and an answer that has been checked can no longer be changed', async ({
  page,
}) => {
  const { course } = await enrolled(page);
  await begin(page, course._id, /^Check yourself/);
  const check = page.getByRole('button', { name: 'Check answer' });
  const seen = new Set<string>();
  for (let number = 1; seen.size < 3 && number <= 10; number += 1) {
    const kind = await kindShown(page);
    if (!seen.has(kind)) {
      await expect(check).toBeDisabled();
      if (kind === 'order') await moveByKeyboard(page);
      else await answer(page);
      if (kind === 'match') await expectAccessible(page);
      await saved(page);
      await check.press('Enter');
      await expect(page.getByText(/^(Correct|Not correct)$/)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(/orrect/);
      await expect(check).toBeHidden();
      const field = page.locator('main fieldset, main input[maxlength="500"]').first();
      await expect(field).toHaveAttribute('disabled');
      await expectAccessible(page);
      seen.add(kind);
    }
    // The last kind may be the last question.
    if (seen.size < 3) {
      await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: `Question ${number + 1} of 10` })).toBeFocused();
    }
  }
  expect([...seen].sort()).toEqual(['match', 'order', 'other']);
});

async function kindShown(page: Page): Promise<string> {
  if (await page.getByText('Put the steps in order').isVisible()) return 'order';
  return (await page.getByText('Choose what each line').isVisible()) ? 'match' : 'other';
}

/** Moves the second step up with Enter: the move is announced, and the focus stays on the step. */
async function moveByKeyboard(page: Page): Promise<void> {
  const second = page.locator('fieldset li').nth(1);
  const text = await second.locator('span.grow').innerText();
  await second.getByRole('button', { name: `Move up: ${text}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('fieldset li').first()).toContainText(text);
  await expect(page.getByText(`${text}: now 1 of 4`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Move down: ${text}` })).toBeFocused();
  await expectAccessible(page);
}

test('an instructor writes a question and makes a quiz, and a learner passes it', async ({
  page,
  browser,
}) => {
  const { course } = await enrolled(page);
  const teacher = await anotherBrowser(browser, demo.instructor);
  const stem = `Who decides about entry ${Date.now()}?`;
  const title = `Quiz ${Date.now()}`;
  await open(teacher, `/instructor-dashboard/courses/${course._id}`);
  await teacher.getByRole('link', { name: 'Quizzes', exact: true }).click();
  await teacher.getByRole('link', { name: 'Question bank' }).click();
  await teacher.getByRole('link', { name: 'New question' }).click();
  await teacher.getByRole('textbox', { name: 'Question', exact: true }).fill(stem);
  await teacher.getByRole('textbox', { name: 'Option 1', exact: true }).fill('Its owner');
  await teacher.getByRole('textbox', { name: 'Domain' }).fill('Writing risks');
  await teacher.getByRole('button', { name: 'Save question' }).click();
  await expect(teacher.getByText('Please write 2 to 10 options.').first()).toBeVisible();
  await teacher.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Nobody');
  await teacher.getByRole('radio', { name: 'Option 1 is correct' }).check();
  await teacher.getByRole('button', { name: 'Save question' }).click();
  await expect(teacher.getByText('The question has been added.')).toBeVisible();

  await teacher.getByRole('link', { name: 'Quizzes', exact: true }).first().click();
  await teacher.getByRole('link', { name: 'New quiz' }).click();
  await teacher.getByRole('textbox', { name: 'Title' }).fill(title);
  await teacher.getByRole('textbox', { name: 'Pass mark' }).fill('100');
  await teacher.getByRole('radio', { name: /^Always the questions/ }).check();
  await teacher.getByText('Choose questions').click();
  await teacher.getByRole('checkbox', { name: stem }).check();
  await teacher.getByRole('checkbox', { name: 'Show it to learners' }).check();
  await teacher.getByRole('button', { name: 'Save quiz' }).click();
  await expect(teacher.getByText('The quiz has been created.')).toBeVisible();

  await begin(page, course._id, new RegExp(title));
  await page.getByRole('radio', { name: 'Its owner' }).check();
  await saved(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
});

test('an instructor voids an attempt, and the learner reads why', async ({ page, browser }) => {
  const { course, learner } = await enrolled(page);
  const teacher = await anotherBrowser(browser, demo.instructor);
  const title = `Limited ${Date.now()}`;
  const rules = { title, perDomain: { 'Writing risks': 2 }, maxAttempts: 2, isPublished: true };
  await (await signInByApi(demo.instructor)).read('POST', `/courses/${course._id}/quizzes`, rules);
  await begin(page, course._id, new RegExp(title));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();

  await open(teacher, `/instructor-dashboard/courses/${course._id}/quizzes`);
  await teacher.getByRole('link', { name: title }).click();
  await teacher.getByRole('textbox', { name: 'Learner’s name' }).fill(learner.name);
  await teacher.getByRole('button', { name: 'Search' }).click();
  await teacher.getByText('Void this attempt').click();
  await expectAccessible(teacher);
  await teacher.getByRole('textbox', { name: 'Why are you voiding it?' }).fill('A picture was missing.');
  await teacher.getByRole('button', { name: 'Void the attempt' }).click();
  await expect(teacher.getByText('The attempt has been voided.')).toBeVisible();
  await expect(teacher.getByText('Voided, 0%')).toBeVisible();

  await page.reload();
  await expect(page.getByText('This attempt was voided')).toBeVisible();
  await expect(page.getByText('A picture was missing.')).toBeVisible();
  await expectAccessible(page);
});

test('a tab shows the answers given in another one, and the result once the attempt is over', async ({
  page,
  context,
}) => {
  const { course } = await enrolled(page);
  await begin(page, course._id, /Check yourself/);
  const other = await context.newPage();
  await open(other, page.url());
  await answer(other);
  await saved(other);
  const answered = overview(page).getByRole('button', { name: 'Question 1, answered' });
  await expect(answered).toHaveCount(0);
  const returnTo = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('focus')));
  await returnTo(page);
  await expect(answered).toBeVisible();
  await other.request.post(`/api/attempts/${page.url().split('/').at(-1)}/submission`);
  await returnTo(page);
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await other.close();
});
