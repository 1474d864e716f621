import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { writeCourse } from './support/authoring.ts';
import { findCourse } from './support/buying.ts';
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
