import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { writeCourse } from './support/authoring.ts';
import { buyByApi, findCourse } from './support/buying.ts';
import { open } from './support/open.ts';
import {
  anotherBrowser,
  demo,
  joinByApi,
  letIn,
  newLearner,
  newPerson,
  signInByApi,
} from './support/people.ts';

/** What a proxy in front sends when the product does not respond, and what a captive portal sends instead. */
const outages = {
  'without a connection': null,
  'behind a proxy that answers 502': { status: 502, body: '<h1>502 Bad Gateway</h1>' },
  'in a network that answers every request with its own page': {
    status: 200,
    body: '<h1>Welcome, guest</h1>',
  },
};
type Outage = (typeof outages)[keyof typeof outages];

async function cut(page: Page, outage: Outage): Promise<void> {
  // The router asks which route takes a form as soon as the form is rendered, before anyone has filled it in.
  await page.waitForLoadState('networkidle');
  if (!outage) return page.context().setOffline(true);
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ ...outage, contentType: 'text/html' }));
}

async function expectMessage(page: Page, outage: Outage): Promise<void> {
  const sentence = outage ? 'Invalid response from server' : 'Please check your connection and try again.';
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByText(/Bad Gateway|Welcome, guest/)).toHaveCount(0);
}

for (const [where, outage] of Object.entries(outages)) {
  test(`a failed change in a list shows a sentence and the list stays, ${where}`, async ({ page }) => {
    const person = newPerson();
    await joinByApi(person);
    await letIn(page.context(), demo.admin);
    await open(page, `/admin-dashboard/all-users?search=${encodeURIComponent(person.email)}`);
    await cut(page, outage);
    await page.getByRole('button', { name: `Deactivate ${person.name}` }).click();
    await expectMessage(page, outage);
    await expect(page.getByText(person.email)).toBeVisible();
  });

  test(`a rejected course keeps the typed reason, ${where}`, async ({ page }) => {
    const api = await signInByApi(demo.instructor);
    const course = await writeCourse(api, `Cut off ${randomUUID().slice(0, 8)}`, { One: 1 });
    await api.read('PATCH', `/courses/${course._id}/publication`, { isPublished: true });
    await letIn(page.context(), demo.admin);
    await open(page, `/admin-dashboard/courses/${course._id}`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Reason').fill('The sound is too quiet.');
    await cut(page, outage);
    await page.getByRole('button', { name: 'Reject course' }).click();
    await expectMessage(page, outage);
    await expect(page.getByLabel('Reason')).toHaveValue('The sound is too quiet.');
  });

  test(`a rejected transfer keeps the typed reason, ${where}`, async ({ page, browser, context }) => {
    const course = await findCourse('leading-without-authority');
    const { api } = await newLearner(context);
    const { orderId } = await api.read<{ orderId: string }>('POST', '/payment/create-order', {
      courseId: course._id,
      paymentMethod: 'bank',
    });
    const admin = await anotherBrowser(browser, demo.admin);
    // The router asks which page takes the form when the link to that page is rendered; people fill it in after that.
    const discovered = admin.waitForResponse(
      (response) => response.url().includes('/__manifest') && response.url().includes(orderId),
    );
    await open(admin, `/admin-dashboard/enrollment/${orderId}`);
    await discovered;
    await admin.getByRole('button', { name: 'Reject' }).click();
    await admin.getByLabel('Rejection Reason').fill('Nothing has arrived.');
    await cut(admin, outage);
    await admin.getByRole('button', { name: 'Reject transfer' }).click();
    await expectMessage(admin, outage);
    await expect(admin.getByLabel('Rejection Reason')).toHaveValue('Nothing has arrived.');
    await page.close();
  });

  test(`an instructor’s list of courses stays, ${where}`, async ({ page }) => {
    const api = await signInByApi(demo.instructor);
    const course = await writeCourse(api, `Cut off ${randomUUID().slice(0, 8)}`, { One: 1 });
    await letIn(page.context(), demo.instructor);
    await open(page, `/instructor-dashboard/courses/${course._id}`);
    await cut(page, outage);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectMessage(page, outage);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(course.slug.slice(-8));
    await api.read('DELETE', `/courses/${course._id}`);
  });

  test(`a session that cannot be ended leaves the page, ${where}`, async ({ page }) => {
    await newLearner(page.context());
    await open(page, '/account/security');
    await cut(page, outage);
    await page.getByRole('button', { name: /^End session/ }).click();
    await expectMessage(page, outage);
    await expect(page.getByRole('button', { name: /^End session/ })).toBeVisible();
  });
}

test('saving a course behind a proxy’s error page shows “Failed to save course” and keeps the input', async ({
  page,
}) => {
  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Unsaved ${randomUUID().slice(0, 8)}`, { One: 1 });
  await letIn(page.context(), demo.instructor);
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

test('a coupon, a vote and an answer that cannot be saved say so, and the answer stays', async ({
  page,
  browser,
}) => {
  const teaching = await signInByApi(demo.instructor);
  const course = await findCourse('risk-registers-that-change-decisions');
  const code = `CUT-${randomUUID().slice(0, 8).toUpperCase()}`;
  await teaching.read('POST', '/coupons', { code, percent: 10, scope: 'course', courseId: course._id });
  await letIn(page.context(), demo.instructor);
  await open(page, `/instructor-dashboard/coupons?search=${code}`);
  await cut(page, null);
  await page.getByRole('button', { name: `Switch off ${code}` }).click();
  await expectMessage(page, null);
  await expect(page.getByRole('cell', { name: code, exact: true })).toBeVisible();

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
