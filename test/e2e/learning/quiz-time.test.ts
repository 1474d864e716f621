import { expect, type Page, test } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { demo, signInByApi } from '../support/people.ts';
import { answer, begin, enrolled, saved } from '../support/quizzes.ts';

type Rules = { minutes: number; breaks?: number };

/** Creates a quiz, of ten minutes by default, and starts it as a new learner. */
async function beginTimed(page: Page, rules: Partial<Rules> = {}): Promise<void> {
  const { course } = await enrolled(page);
  const title = `With a time limit ${Date.now()}`;
  const quiz = { title, perDomain: { 'Writing risks': 2 }, minutes: 10, isPublished: true, ...rules };
  await (await signInByApi(demo.instructor)).read('POST', `/courses/${course._id}/quizzes`, quiz);
  await begin(page, course._id, new RegExp(title));
}

const timeLeft = (page: Page) => page.locator('p', { hasText: 'Time left' });
const answers = /\/api\/attempts\/[^/]+\/answers\//;
const aboutAttempt = /\/api\/attempts\/[^/]+$/;
const attemptPage = /\/attempts\/[^/]+\.data/;
const minute = 60_000;

/** Stops the page's clock, and with it all timers, a second after the time is up. */
async function useUpTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10 * 60_000 + 1_000);
  await expect(timeLeft(page)).toContainText('0:00');
}

test('when the time is up, a quiz waits for the last answer before it is submitted', async ({ page }) => {
  await page.clock.install();
  await beginTimed(page);
  const last = await hold(page, answers);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && attemptPage.test(request.url())) sent.push('submission');
  });
  page.on('requestfinished', (request) => {
    if (answers.test(request.url())) sent.push('answer');
  });
  await answer(page);
  await last.requested;
  await useUpTime(page);
  last.release();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  expect(sent).toEqual(['answer', 'submission']);
});

test('a learner who leaves while the last answers are being sent submits nothing on the next page', async ({
  page,
}) => {
  await page.clock.install();
  await beginTimed(page);
  const last = await hold(page, answers);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('.data')) posted.push(request.url());
  });
  await answer(page);
  await last.requested;
  await useUpTime(page);
  await page.getByRole('link', { name: 'Certificates', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible();
  const arrived = page.waitForResponse(answers);
  last.release();
  await (await arrived).finished();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(posted).toEqual([]);
});

test('after the device has slept, the server says how much time is left', async ({ page }) => {
  await beginTimed(page);
  // By the device's clock nine minutes have passed, by the server's eight.
  await page.route(aboutAttempt, async (route) => {
    const response = await route.fetch();
    const { attempt } = await response.json();
    const now = new Date(Date.parse(attempt.now) + 8 * minute).toISOString();
    await route.fulfill({ response, json: { attempt: { ...attempt, now } } });
  });
  await setClockAhead(page, 9 * minute);
  await expect(timeLeft(page)).toContainText(/ 1:\d\d/);
});

test('time that passes before the server answers counts as passed', async ({ page }) => {
  await beginTimed(page);
  await page.route(aboutAttempt, (route) => route.abort());
  const slow = await hold(page, aboutAttempt, { times: 1 });
  await setClockAhead(page, 2 * minute);
  await slow.requested;
  await passTime(page, 5 * minute);
  slow.release();
  await expect(timeLeft(page)).toContainText(/ (4|5):\d\d/);
});

test('setting the device’s clock ahead does not end a quiz', async ({ page }) => {
  await beginTimed(page);
  const asked = page.waitForResponse(aboutAttempt);
  await setClockAhead(page, 3600_000);
  await asked;
  await expect(timeLeft(page)).toContainText(/(9|10):\d\d/);
  await answer(page);
  await saved(page);
});

const setClockAhead = (page: Page, milliseconds: number) =>
  page.evaluate((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, milliseconds);

/** Advances both of the device's clocks, the wall clock and the monotonic clock. */
const passTime = async (page: Page, milliseconds: number) => {
  await setClockAhead(page, milliseconds);
  await page.evaluate((ahead) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ahead;
  }, milliseconds);
};

test('without a connection a break cannot begin or end, and the exam stays as it is', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await beginTimed(page, { breaks: 1 });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline. Please try again.');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on a break' })).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('alert')).toContainText('You seem to be offline. Please try again.');
  await expect(page.getByRole('heading', { name: 'You’re on a break' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue now' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});
