import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { writeCourse } from '../support/authoring.ts';
import { buyByApi } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { open } from '../support/open.ts';
import {
  anotherBrowser,
  demo,
  joinByApi,
  newLearner,
  newPerson,
  signInByApi,
  signInContext,
} from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** On a busy machine, trying all outages takes longer than the default timeout. */
test.setTimeout(120_000);

/** The responses of a proxy when the product does not respond, and of a captive portal; null for no connection. */
const outages = {
  'without a connection': null,
  'behind a proxy that answers 502': { status: 502, body: '<h1>502 Bad Gateway</h1>' },
  'in a network that answers every request with its own page': {
    status: 200,
    body: '<h1>Welcome, guest</h1>',
  },
};

type Outage = (typeof outages)[keyof typeof outages];
const data = /\.data(\?|$)/;

async function cut(page: Page, outage: Outage): Promise<void> {
  // The router asks which route takes a form as soon as the form is rendered, before anyone has filled it in.
  await page.waitForLoadState('networkidle');
  if (!outage) return page.context().setOffline(true);
  await page.route(data, (route) => route.fulfill({ ...outage, contentType: 'text/html' }));
}

async function mend(page: Page): Promise<void> {
  await page.unroute(data);
  await page.context().setOffline(false);
}

async function expectMessage(page: Page, outage: Outage): Promise<void> {
  const sentence = outage ? 'Invalid response from server' : 'Please check your connection and try again.';
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByText(/Bad Gateway|Welcome, guest/)).toHaveCount(0);
}

/** How to open a page and fill it in, how to send the change, and how to check that the input is still there. */
type Change = {
  prepare: () => Promise<unknown>;
  press: () => Promise<void>;
  expectKept: () => Promise<void>;
};

/** Tries a change in an outage, and expects our message instead of the network's page. */
function tryIn(
  where: keyof typeof outages,
  page: Page,
  { prepare, press, expectKept }: Change,
): Promise<void> {
  const outage = outages[where];
  return test.step(where, async () => {
    await prepare();
    await cut(page, outage);
    await press();
    await expectMessage(page, outage);
    await expectKept();
    await mend(page);
  });
}

/** Tries a change in each outage, on a freshly opened page. All forms are sent alike, so one test does this. */
async function tryInEachOutage(page: Page, change: Change): Promise<void> {
  for (const where of Object.keys(outages)) await tryIn(where as keyof typeof outages, page, change);
}

test('a change to a list that does not reach the server shows a message, and the list stays', async ({
  page,
}) => {
  const person = newPerson();
  await joinByApi(person);
  await signInContext(page.context(), demo.admin);
  await tryInEachOutage(page, {
    prepare: () => open(page, `/admin-dashboard/all-users?search=${encodeURIComponent(person.email)}`),
    press: () => page.getByRole('button', { name: `Deactivate ${person.name}` }).click(),
    expectKept: () => expect(page.getByText(person.email)).toBeVisible(),
  });
});

test('rejecting a course keeps the typed reason if the request does not get through', async ({ page }) => {
  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Cut off ${randomUUID().slice(0, 8)}`, { One: 1 });
  await api.read('PATCH', `/courses/${course._id}/publication`, { isPublished: true });
  await signInContext(page.context(), demo.admin);
  await tryIn('without a connection', page, {
    prepare: async () => {
      await open(page, `/admin-dashboard/courses/${course._id}`);
      await page.getByRole('button', { name: 'Reject' }).click();
      await page.getByLabel('Reason').fill('The sound is too quiet.');
    },
    press: () => page.getByRole('button', { name: 'Reject course' }).click(),
    expectKept: () => expect(page.getByLabel('Reason')).toHaveValue('The sound is too quiet.'),
  });
});

test('rejecting a transfer keeps the typed reason if the request does not get through', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const learner = newPerson();
  const { orderId } = await (await joinByApi(learner)).read<{ orderId: string }>(
    'POST',
    '/payment/create-order',
    { courseId: course._id, paymentMethod: 'bank' },
  );
  await signInContext(context, demo.admin);
  await tryIn('behind a proxy that answers 502', page, {
    prepare: async () => {
      // The router asks the server for the form's route once the page is shown, long before a person has filled it in.
      const discovered = page.waitForResponse(
        (response) => response.url().includes('/__manifest') && response.url().includes(orderId),
      );
      await open(page, `/admin-dashboard/enrollment/${orderId}`);
      await discovered;
      await page.getByRole('button', { name: 'Reject' }).click();
      await page.getByLabel('Rejection Reason').fill('Nothing has arrived.');
    },
    press: () => page.getByRole('button', { name: 'Reject transfer' }).click(),
    expectKept: () => expect(page.getByLabel('Rejection Reason')).toHaveValue('Nothing has arrived.'),
  });
});

test('publishing that does not reach the server leaves the course unchanged', async ({ page }) => {
  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Cut off ${randomUUID().slice(0, 8)}`, { One: 1 });
  await signInContext(page.context(), demo.instructor);
  await tryIn('in a network that answers every request with its own page', page, {
    prepare: () => open(page, `/instructor-dashboard/courses/${course._id}`),
    press: () => page.getByRole('button', { name: 'Publish', exact: true }).click(),
    expectKept: () => expect(page.getByRole('heading', { level: 1 })).toContainText(course.slug.slice(-8)),
  });
  await api.read('DELETE', `/courses/${course._id}`);
});

test('a session stays in the list when the request to end it does not get through', async ({ page }) => {
  await newLearner(page.context());
  const end = page.getByRole('button', { name: /^End session/ });
  await tryIn('without a connection', page, {
    prepare: () => open(page, '/account/security'),
    press: () => end.click(),
    expectKept: () => expect(end).toBeVisible(),
  });
});

test('saving a course behind a proxy’s error page shows “Failed to save course” and keeps the input', async ({
  page,
}) => {
  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Unsaved ${randomUUID().slice(0, 8)}`, { One: 1 });
  await signInContext(page.context(), demo.instructor);
  await open(page, `/instructor-dashboard/courses/${course._id}/edit`);
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' });
  await subtitle.fill('Typed before the proxy failed');
  await page.route(/\/api\/courses\//, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save course');
  await expect(page.getByText('Bad Gateway')).toHaveCount(0);
  await expect(subtitle).toHaveValue('Typed before the proxy failed');
  await api.read('DELETE', `/courses/${course._id}`);
});

test('a message says that a coupon, a vote or an answer could not be saved, and the answer’s text stays', async ({
  page,
  browser,
}) => {
  const teaching = await signInByApi(demo.instructor);
  const course = await findCourse('risk-registers-that-change-decisions');
  const code = `CUT-${randomUUID().slice(0, 8).toUpperCase()}`;
  await teaching.read('POST', '/coupons', { code, percent: 10, scope: 'course', courseId: course._id });
  await signInContext(page.context(), demo.instructor);
  await open(page, `/instructor-dashboard/coupons?search=${code}`);
  await cut(page, null);
  await page.getByRole('button', { name: `Switch off ${code}` }).click();
  await expectMessage(page, null);
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();

  const [asking, other] = [newPerson(), newPerson()];
  const threadId = randomUUID();
  for (const person of [asking, other]) await buyByApi(await joinByApi(person), course);
  const draft = { title: 'Who owns a shared risk?', body: 'Two teams share it.', lectureId: null };
  await (await signInByApi(asking)).read('PUT', `/courses/${course._id}/threads/${threadId}`, draft);
  const reading = await anotherBrowser(browser, other);
  await open(reading, `/dashboard/courses/${course._id}/questions/${threadId}`);
  await cut(reading, null);
  const alert = reading.getByRole('alert').filter({ hasText: 'We couldn’t save the change.' });
  await reading.getByRole('button', { name: 'I have this question too' }).click();
  await expect(reading.getByRole('article').filter({ has: alert })).toBeVisible();
  const answer = reading.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('One owner, always.');
  await reading.getByRole('button', { name: 'Send answer' }).click();
  await expect(reading.locator('form').filter({ has: alert })).toBeVisible();
  await expect(alert).toHaveCount(1);
  await expect(answer).toHaveValue('One owner, always.');
});
