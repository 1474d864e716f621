import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { shortCourse, writeCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { finishByApi } from '../support/learning.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, newLearner, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** Everything a person has typed or chosen in a form, as it would be sent. */
const inputOf = (form: Locator): Promise<[string, FormDataEntryValue][]> =>
  form.evaluate((element: HTMLFormElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>('[type=hidden], [hidden]');
    const hidden = [...fields].map(({ name }) => name);
    return [...new FormData(element)].filter(([name]) => !hidden.includes(name));
  });

/** Fills in a form, and expects all of it after a reload. @returns the form, and what was typed and chosen */
async function expectKept(
  page: Page,
  path: string,
  button: string,
  fillIn: (form: Locator) => Promise<unknown>,
) {
  const form = page.locator('form').filter({ hasText: button });
  await open(page, path);
  const initial = await inputOf(form);
  await fillIn(form);
  const typed = await inputOf(form);
  expect(typed).not.toEqual(initial);
  const newId = form.locator('[name=newId]');
  const ids = () => newId.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const before = await ids();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => inputOf(form), path).toEqual(typed);
  expect(await ids(), 'the id of what the form creates').toEqual(before);
  return { form, initial, typed };
}

const textOrDay = (form: Locator, label: string): Locator =>
  form
    .getByRole('textbox', { name: label, exact: true })
    .or(form.locator('[type^=date]').and(form.getByLabel(label)))
    .first();

/** Fills in text fields, dates and lists by their labels. */
async function fillInAll(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const list = form.getByRole('combobox', { name: label, exact: true }).first();
    if (await list.isVisible()) await list.selectOption(text);
    else await textOrDay(form, label).fill(text);
  }
}

/** Sends a form whose response is lost although the form has been saved. */
async function sendInVain(page: Page, button: string): Promise<void> {
  await page.route('**/questions/*.data*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/questions/*.data*');
}

/** Sends a form that was changed after its response was lost: it is refused once, and then creates another record. */
async function sendChanged(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert')).toContainText('has already been saved with another text');
  await page.getByRole('button', { name: button }).click();
}

test('everything in an instructor’s unfinished forms survives a reload', async ({ page, context }) => {
  const { _id } = await findCourse('risk-registers-that-change-decisions');
  const course = `/instructor-dashboard/courses/${_id}`;
  await signInContext(context, demo.instructor);
  await expectKept(page, `${course}/announcements/new`, 'Send now', async (form) => {
    await fillInAll(form, { Title: 'Half a thought', Text: 'Half a sentence' });
    await form.getByRole('radio', { name: /^Completed/ }).check();
    await form.getByRole('radio', { name: 'Later' }).check();
    await fillInAll(form, { 'Date and time': '2030-01-02T03:04', 'Time zone': 'Asia/Tokyo' });
  });
  await page.getByRole('button', { name: 'Show a preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveText('Half a sentence');
  await expectKept(page, `${course}/live-sessions/new`, 'Plan the session', (form) =>
    fillInAll(form, {
      Description: 'Half',
      Starts: '2030-01-02T03:04',
      'Time zone': 'Asia/Tokyo',
      Length: '',
    }),
  );
  await expectKept(page, '/instructor-dashboard/bundles/new', 'Save bundle', async (form) => {
    await fillInAll(form, { Title: 'Half a bundle', Description: 'Half a sentence', Price: '99' });
    await form.getByRole('checkbox').uncheck();
    for (const course of [2, 1]) {
      await form.getByLabel('Add a course').selectOption({ index: course });
      await form.getByRole('button', { name: 'Add', exact: true }).click();
    }
  });
  await expectKept(page, `${course}/questions/new?kind=many`, 'Save question', async (form) => {
    await form.getByText('More options').click();
    await fillInAll(form, { Question: 'Which?', 'Option 1': 'This', 'Option 5': 'That', Points: '4' });
    await form.getByRole('checkbox', { name: 'Option 5 is correct' }).check();
  });
  await expectKept(page, `${course}/quizzes/new`, 'Save quiz', async (form) => {
    await fillInAll(form, { Title: 'Half a quiz', Minutes: '20', 'Show correct answers': 'never' });
    await form.getByRole('radio', { name: /^Always/ }).check();
    await form.getByText('Choose questions').click();
    await form.locator('[name=question]').first().check();
    await form.locator('[name=question]').nth(1).check();
    await form.getByRole('checkbox', { name: /^Shuffle/ }).uncheck();
  });
  await expectKept(page, '/instructor-dashboard/coupons/new', 'Create coupon', async (form) => {
    await fillInAll(form, { Code: 'HALF', 'Percentage off': '10', For: 'instructor', Note: 'For later' });
    await form.getByRole('checkbox', { name: 'Only for a first purchase' }).check();
  });
  const claim = (form: Locator) =>
    fillInAll(form, { 'Certification body': 'apm', Credits: '3', 'Provider number': '7' });
  await expectKept(page, `${course}/credits`, 'Send for review', claim);
});

test('everything in an unfinished activity survives a reload and Back, until it is cancelled', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.learner);
  const path = '/dashboard/renewals/activity';
  const { form, initial, typed } = await expectKept(page, path, 'Save activity', async (form) => {
    await fillInAll(form, { Title: 'A conference', Reflection: 'Half a sentence', 'Counts as': 'education' });
    await form.getByText('Split between groups').first().click();
    await fillInAll(form, { 'Also counts as': 'giving-back' });
  });
  await open(page, '/about');
  await page.goBack();
  await expect.poll(() => inputOf(form), 'after Back').toEqual(typed);
  await form.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).not.toHaveURL(path);
  await open(page, path);
  expect(await inputOf(form), 'after “Cancel”').toEqual(initial);
});

test('an administrator’s correction survives a reload and is then booked once; a reason in a dialog survives until it is closed', async ({
  page,
  context,
}) => {
  await signInContext(context, demo.admin);
  let id = '';
  const path = '/admin-dashboard/ledger/corrections/new';
  const { form } = await expectKept(page, path, 'Book the correction', async (form) => {
    await fillInAll(form, { From: 'platform:fees', Amount: '12', Reason: 'Half a reason' });
    id = await form.locator('[name=id]').inputValue();
  });
  await expect(form.locator('[name=id]')).toHaveValue(id);

  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Half rejected ${randomUUID().slice(0, 8)}`, { One: 1 });
  await api.read('PATCH', `/courses/${course._id}/publication`, { isPublished: true });
  const reason = page.getByLabel('Reason');
  const openDialog = () => page.getByRole('button', { name: 'Reject' }).click();
  await open(page, `/admin-dashboard/courses/${course._id}`);
  await openDialog();
  await reason.fill('Nothing has');
  await page.reload();
  await hydrated(page);
  await page.route('**/courses/*.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert'), 'another form is refused').toBeVisible();
  await page.unroute('**/courses/*.data*');
  await openDialog();
  await expect(reason).toHaveValue('Nothing has');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openDialog();
  await expect(reason, 'after “Cancel”').toHaveValue('');
});

test('a question whose response was lost is saved once, even after a reload', async ({ page, context }) => {
  const { api } = await newLearner(context);
  const course = await shortCourse();
  await buyByApi(api, course);
  const title = page.getByRole('textbox', { name: 'Your question in one sentence' });
  const ask = async (words: string) => {
    await title.fill(words);
    await page.getByRole('textbox', { name: 'Details' }).fill('We disagree.');
  };
  const reload = async () => {
    await page.reload();
    await hydrated(page);
    await expect(title).toHaveValue('Who decides?');
  };
  const asked = async () => {
    const { threads } = await api.read<{ threads: { title: string }[] }>(
      'GET',
      `/courses/${course._id}/threads`,
    );
    return threads.map((thread) => thread.title).toSorted();
  };
  const path = `/dashboard/courses/${course._id}/questions`;
  await open(page, `${path}/new`);
  await ask('Who decides?');
  await sendInVain(page, 'Ask the question');
  await reload();
  await sendInVain(page, 'Ask the question');
  await reload();
  expect(await asked()).toEqual(['Who decides?']);
  await title.fill('Who pays?');
  await sendChanged(page, 'Ask the question');
  await expect(page.getByRole('heading', { name: 'Who pays?' })).toBeVisible();
  expect(await asked(), 'what was sent before is not replaced').toEqual(['Who decides?', 'Who pays?']);
});

test('an answer, a review and a profile survive a reload until they are sent, and a newer version is not replaced silently', async ({
  page,
  context,
}) => {
  const { api } = await newLearner(context);
  const course = await shortCourse();
  await buyByApi(api, course);
  await finishByApi(api, course);
  const reload = async () => {
    await page.reload();
    await hydrated(page);
  };
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  const review = page.getByRole('textbox', { name: 'Your review' });
  const bio = page.getByRole('textbox', { name: 'Bio' });

  const threadId = randomUUID();
  const question = { title: 'Who signs it off?', body: 'We disagree.', lectureId: null, second: null };
  await api.read('PUT', `/courses/${course._id}/threads/${threadId}`, question);
  await open(page, `/dashboard/courses/${course._id}/questions/${threadId}`);
  await answer.fill('Half an answer');
  await reload();
  await expect(answer).toHaveValue('Half an answer');
  await sendInVain(page, 'Send answer');
  await reload();
  await expect(page.getByRole('heading', { name: '1 answer' }), 'it was saved').toBeVisible();
  await expect(answer, 'reloaded after it was sent').toHaveValue('');
  await answer.fill('Another answer');
  await sendInVain(page, 'Send answer');
  await answer.fill('Another answer, and its reasons');
  await reload();
  await expect(answer, 'changed after it was sent').toHaveValue('Another answer, and its reasons');
  await sendChanged(page, 'Send answer');
  await expect(answer).toHaveValue('');
  await expect(page.getByRole('heading', { name: '3 answers' })).toBeVisible();

  await open(page, `/courses/${course.slug}`);
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await review.fill('Half a review');
  await reload();
  await expect(review).toHaveValue('Half a review');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await api.read('PUT', `/courses/${course._id}/reviews`, { rating: 2, text: 'Written on a phone.' });
  await reload();
  await expect(review, 'saved elsewhere since').toHaveValue('Half a review');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByText('The saved version is newer than yours')).toBeVisible();
  await page.getByRole('link', { name: 'load the saved version' }).click();
  await expect(review).toHaveValue('Written on a phone.');
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();

  await open(page, '/account/profile');
  await bio.fill('Half a life');
  await reload();
  await expect(bio).toHaveValue('Half a life');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('profile');
});
