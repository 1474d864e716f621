import { expect, test } from '@playwright/test';
import { productPort } from '../support/addresses.ts';
import { type Api, apiClient } from '../support/api.ts';
import { decide, placeOrder, untilEnrolled, viewerState } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { play, savedPosition, timeOf } from '../support/learning.ts';
import { emailsTo, emailTo } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import { joinByApi, newPerson } from '../support/people.ts';
import { loadedDataFolder } from '../support/product/data-folder.ts';
import { type RunningProduct, removeData, startProduct } from '../support/product/product.ts';

/** These tests have a product of their own: they kill it and hold its webhooks back, which would affect other tests. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const port = productPort + 10;
let dataDir: string;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  dataDir = await loadedDataFolder();
  product = await startProduct({ port, dataDir });
});
test.afterAll(async () => {
  await product?.stop();
  await removeData(dataDir);
});

async function newBuyer(): Promise<{ api: Api; email: string; password: string }> {
  const person = newPerson();
  return { ...person, api: await joinByApi(person, product) };
}
const firstCourse = () => findCourse('from-strategy-to-roadmap', apiClient(product.url));
const switchWebhooks = (to: 'hold' | 'release') =>
  fetch(`${product.sandbox}/stripe/webhooks/${to}`, { method: 'POST' });

test('the return page comes first and the provider’s webhook after it: one enrolment, one email of each kind', async ({
  page,
}) => {
  const course = await firstCourse();
  const { api, email, password } = await newBuyer();
  await switchWebhooks('hold');
  const { url } = await placeOrder(api, course._id);
  const { location } = await decide(url, 'pay');
  expect(await viewerState(api, course._id), 'the product has not been notified yet').toMatchObject({
    enrolled: false,
  });
  await page.context().request.post(`${product.url}/api/login`, { data: { email, password } });
  await page.goto(location ?? '');
  await expect(page).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await emailTo(email, 'Your receipt for', product.sandbox);
  await switchWebhooks('release');
  type Delivery = { held: boolean; waiting: number };
  const waiting = async () =>
    ((await (await fetch(`${product.sandbox}/stripe/webhooks`)).json()) as Delivery).waiting;
  await expect.poll(waiting, { message: 'all messages delivered' }).toBe(0);
  await emailTo(email, 'You are enrolled', product.sandbox);
  const subjects = (await emailsTo(email, product.sandbox)).map((mail) => mail.subject);
  expect(new Set(subjects).size, subjects.join()).toBe(subjects.length);
});

test('a killed process loses nothing it has acknowledged, and the next one continues', async ({ page }) => {
  const course = await firstCourse();
  const { api, email, password } = await newBuyer();
  const paid = await placeOrder(api, course._id);
  await decide(paid.url, 'pay');
  await untilEnrolled(api, course._id);
  const lecture = course.sections[0]!.lectures[0]!._id;
  await api.read('GET', `/courses/${course._id}/lectures/${lecture}/media`);
  await api.read('PUT', `/courses/${course._id}/lectures/${lecture}/playback`, { position: 4, percent: 20 });
  const other = await newBuyer();
  const unpaid = await placeOrder(other.api, course._id);

  await product.kill();
  product = await startProduct({ port, dataDir });

  expect(await viewerState(api, course._id), 'the session and the enrolment').toMatchObject({
    enrolled: true,
  });
  expect(await savedPosition(api, course)).toBe(4);
  await emailTo(email, 'Your receipt for', product.sandbox);

  await test.step('a checkout started before the kill is paid after it', async () => {
    expect((await decide(unpaid.url, 'pay')).status).toBe(303);
    await untilEnrolled(other.api, course._id);
  });

  await test.step('the pages of the new process open', async () => {
    await page.context().request.post(`${product.url}/api/login`, { data: { email, password } });
    await page.goto(`${product.url}/dashboard/enrolled-courses`);
    await expect(page.getByRole('heading', { name: course.title })).toBeVisible();
  });
});

test('a server killed while a learner watches loses at most five seconds, and receives the rest afterwards', async ({
  page,
}) => {
  const course = await firstCourse();
  const { api, email, password } = await newBuyer();
  await decide((await placeOrder(api, course._id)).url, 'pay');
  await untilEnrolled(api, course._id);
  await page.context().request.post(`${product.url}/api/login`, { data: { email, password } });
  await open(page, `${product.url}/dashboard/courses/${course._id}`);
  await play(page, 1);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(6);
  const atKill = await timeOf(page);
  await product.kill();
  await expect(page.getByText(/^You’re offline\. Your progress is saved/)).toBeVisible();
  await page.getByRole('button', { name: 'pause', exact: true }).click();
  const left = await timeOf(page);
  await page.context().setOffline(true);
  product = await startProduct({ port, dataDir });

  expect(await savedPosition(api, course)).toBeGreaterThan(atKill - 5);
  await page.context().setOffline(false);
  await expect(page.getByText('You’re back online. Your progress is saved.')).toBeVisible();
  await expect.poll(() => savedPosition(api, course)).toBeGreaterThan(left - 0.5);
});
