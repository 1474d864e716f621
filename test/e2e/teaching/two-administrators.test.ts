import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { shortCourse, writeCourse } from '../support/authoring.ts';
import {
  buyByApi,
  decide,
  placeOrder,
  placeTransfer,
  sendReceipt,
  untilEnrolled,
} from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { finishByApi } from '../support/learning.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, demo, joinByApi, newPerson, signInByApi } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

/** The tests run one after the other and share the tabs of two administrators (decision 110). */
test.describe.configure({ mode: 'default' });

let first: Page;
let second: Page;
test.beforeAll(async ({ browser }) => {
  first = await anotherBrowser(browser, demo.admin);
  second = await anotherBrowser(browser, demo.admin);
});

/** Opens a page for both administrators, before either of them decides. */
async function bothOpen(path: string): Promise<void> {
  await open(first, path);
  await open(second, path);
}

/** A new learner, with an API client but no browser. */
async function joinLearner(name?: string) {
  const person = newPerson(name);
  return { ...person, api: await joinByApi(person) };
}

test('the second decision on a course is refused, and the page shows the first', async () => {
  const api = await signInByApi(demo.instructor);
  const course = await writeCourse(api, `Reviewed twice ${randomUUID().slice(0, 8)}`, { One: 1 });
  await api.read('PATCH', `/courses/${course._id}/publication`, { isPublished: true });
  await bothOpen(`/admin-dashboard/courses/${course._id}`);
  const third = await second.context().newPage();
  await open(third, `/admin-dashboard/courses/${course._id}`);
  await second.getByRole('button', { name: 'Reject' }).click();
  await second.getByLabel('Reason').fill('The sound is too quiet.');
  await first.getByRole('button', { name: 'Approve' }).click();
  await expect(first.getByRole('button', { name: 'Approve' })).toBeHidden();

  await third.getByRole('button', { name: 'Unpublish' }).click();
  await expect(third.getByRole('alert')).toContainText('Someone else has made a decision on this course');
  await expect(third.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await second.getByRole('button', { name: 'Reject course' }).click();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect(second.locator('[data-sonner-toast]')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(second.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await third.close();
});

test('the second decision on a transfer is refused, and the page shows the first', async () => {
  const course = await findCourse('leading-without-authority');
  const { api } = await joinLearner();
  const orderId = await placeTransfer(api, course._id);
  await bothOpen(`/admin-dashboard/enrollment/${orderId}`);
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Rejection Reason').fill('Nothing has arrived.');
  }
  await first.getByRole('button', { name: 'Reject transfer' }).click();
  await expect(first.getByRole('dialog')).toHaveCount(0);
  await second.getByRole('button', { name: 'Reject transfer' }).click();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect(second.getByText('“Nothing has arrived.”')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Reject' })).toHaveCount(0);
});

test('a receipt that arrives while its order is open is shown before the transfer can be rejected', async () => {
  const course = await findCourse('leading-without-authority');
  const { api } = await joinLearner();
  const orderId = await placeTransfer(api, course._id);
  await open(first, `/admin-dashboard/enrollment/${orderId}`);
  await first.getByRole('button', { name: 'Reject' }).click();
  await expect(first.getByRole('dialog')).toContainText('No receipt has been uploaded.');
  await first.getByLabel('Rejection Reason').fill('Nothing has arrived.');
  await sendReceipt(api, orderId);
  await first.getByRole('button', { name: 'Reject transfer' }).click();
  const dialog = first.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('The buyer has uploaded a receipt');
  await expect(dialog).not.toContainText('No receipt has been uploaded.');
  await expect(dialog.getByLabel('Rejection Reason')).toHaveValue('Nothing has arrived.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(first.getByRole('heading', { name: 'Bank receipt' })).toBeVisible();
});

test('the second refund of an order is refused, and the page shows the first', async () => {
  const course = await findCourse('leading-without-authority');
  const { api } = await joinLearner();
  const { orderId, url } = await placeOrder(api, course._id);
  await decide(url, 'pay');
  await untilEnrolled(api, course._id);
  await bothOpen(`/admin-dashboard/enrollment/${orderId}`);
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('dialog').getByLabel('Amount').fill('29');
    await page.getByRole('dialog').getByLabel('Reason').fill('A discount that was promised.');
  }
  await first.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(first.getByRole('dialog')).toHaveCount(0);
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed');
  await expect(dialog.getByLabel('Reason')).toHaveValue('A discount that was promised.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByText('Partly refunded')).toBeVisible();
  await expect(second.getByText('“A discount that was promised.”').first()).toBeVisible();
});

/** The row of a learner's new request, in the lists of two administrators. */
async function requestOpenTwice() {
  const course = await shortCourse();
  const { name, api } = await joinLearner(`Zora ${randomUUID().slice(0, 8)}`);
  await buyByApi(api, course);
  await finishByApi(api, course);
  await api.read('POST', `/certificates/${course._id}/request`);
  await bothOpen(`/admin-dashboard/admin-cert?search=${encodeURIComponent(name)}`);
  return (page: Page) => page.getByRole('row').filter({ hasText: name });
}

test('the second decision on a certificate is refused, and the list shows what is left', async () => {
  const rowOn = await requestOpenTwice();
  await rowOn(second)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await second.getByLabel('Rejection Reason').fill('The name is not a person.');
  await rowOn(first)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(rowOn(first)).toHaveCount(0);
  await second.getByRole('button', { name: 'Confirm Rejection' }).click();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect(rowOn(second)).toHaveCount(0);
});

test('a certificate cannot be approved by someone who has not seen that it was rejected', async () => {
  const rowOn = await requestOpenTwice();
  await rowOn(first)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await first.getByLabel('Rejection Reason').fill('The name is not a person.');
  await first.getByRole('button', { name: 'Confirm Rejection' }).click();
  await expect(rowOn(first)).toHaveCount(0);
  await rowOn(second)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(second.locator('[data-sonner-toast]')).toContainText('has already been made');
  await expect(rowOn(second)).toHaveCount(0);
});

test('the second change of a person’s role is refused, and its form shows the first; a deleted person disappears from the list', async () => {
  const person = newPerson(`Gone ${randomUUID().slice(0, 8)}`);
  await joinByApi(person);
  await bothOpen(`/admin-dashboard/all-users?search=${encodeURIComponent(person.email)}`);
  for (const [page, role] of [
    [first, 'Instructor'],
    [second, 'Administrator'],
  ] as const) {
    await page.getByRole('button', { name: `Edit the role of ${person.name}` }).click();
    await page.getByLabel(`Role of ${person.name}`).selectOption(role);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(/instructor/);
  }
  await expect(second.getByLabel(`Role of ${person.name}`)).toHaveValue('instructor');
  await first.getByRole('button', { name: `Delete ${person.name}` }).click();
  await first
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  const rowOn = (page: Page) => page.getByRole('row').filter({ hasText: person.email });
  await expect(rowOn(first)).toHaveCount(0);
  await second.getByRole('button', { name: `Deactivate ${person.name}` }).click();
  await expect(second.locator('[data-sonner-toast]').filter({ hasText: 'not found' })).toBeVisible();
  await expect(rowOn(second)).toHaveCount(0);
});
