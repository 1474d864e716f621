import { expect, type Page } from '@playwright/test';
import { pay } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { enter, tabTo } from '../support/input/keys.ts';
import { timeOf, whenLoaded } from '../support/learning.ts';
import { hydrated, open } from '../support/open.ts';
import { joinByApi, newLearner, newPerson } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const slug = 'leading-without-authority';
const way = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('the checkout offers one choice of payment method, card first, and one button with the price', async ({
  page,
  context,
}) => {
  const course = await findCourse(slug);
  await newLearner(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/checkout/${course.slug}`);
  const ways = page.getByRole('radio');
  await expect(ways).toHaveCount(4);
  for (const [index, name] of ['Card', 'PayPal', 'Paystack', 'Bank transfer'].entries())
    await expect(ways.nth(index)).toHaveAccessibleName(name);
  await expect(way(page, 'Card')).toBeChecked();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Pay $129.00']);
  const refund = page.getByText('We will put it right or refund you.');
  const security = page.getByText('Payment providers process your card; we never see its details.');
  for (const seen of [
    page.getByRole('region', { name: 'Your order' }),
    page.getByRole('button', { name: 'Pay $129.00' }),
    refund,
    security,
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 768, height: 1024 });
  const title = await page.getByRole('heading', { name: course.title }).boundingBox();
  expect(title?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 375, height: 812 });
  for (const sentence of [refund, security]) await expect(sentence).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: 'terms' }).click();
  await expect(page.getByRole('heading', { name: 'Payments and refunds' })).toBeInViewport();
});

test('a buyer gets from the search to the first lecture by keyboard alone', async ({ page }) => {
  const course = await findCourse(slug);
  const learner = newPerson('Ines Vale');
  await joinByApi(learner);
  const type = (text: string) => page.keyboard.type(text);

  await test.step('search, and open the course', async () => {
    await open(page, '/');
    await tabTo(page, page.getByRole('banner').getByRole('searchbox', { name: 'Search courses' }));
    await type(course.title);
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: new RegExp(`View Details.*${course.title}`) }));
    await enter(page, page.getByRole('link', { name: 'Login to Purchase' }));
  });

  await test.step('sign in on the way', async () => {
    await enter(page, page.getByRole('link', { name: 'Sign in', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Email', exact: true }));
    await type(learner.email);
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await type(learner.password);
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'Enroll in Course' }));
  });

  await test.step('choose with the arrow keys, and pay', async () => {
    await tabTo(page, way(page, 'Card'));
    await page.keyboard.press('ArrowDown');
    await expect(way(page, 'PayPal')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(way(page, 'Card')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Pay $129.00' }));
  });

  await test.step('the first lecture plays', async () => {
    await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
    await hydrated(page);
    await whenLoaded(page);
    await page.keyboard.press('k');
    await expect.poll(() => timeOf(page), { message: 'the video to play' }).toBeGreaterThan(1);
  });
});

test('a payment that cannot be started is reported below its method, which stays chosen, and can be repeated', async ({
  page,
  context,
}) => {
  await newLearner(context);
  await open(page, `/checkout/${slug}`);
  await page.route('**/checkout/*.data*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await pay(page, 'PayPal');
  const alert = page.getByRole('group').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(way(page, 'PayPal')).toBeChecked();
  const [above, message, below] = await Promise.all(
    [way(page, 'PayPal'), alert, way(page, 'Paystack')].map(
      async (part) => (await part.boundingBox())?.y ?? 0,
    ),
  );
  expect(message).toBeGreaterThan(above as number);
  expect(message).toBeLessThan(below as number);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page).toHaveURL(/\/checkoutnow\?token=/);
});

test('pressing Pay twice in quick succession creates one order', async ({ page, context }) => {
  const { api } = await newLearner(context);
  await open(page, `/checkout/${slug}`);
  await way(page, 'Paystack').check();
  await page.getByRole('button', { name: 'Pay $129.00' }).dblclick();
  await expect(page).toHaveURL(/\/c\/\w+$/);
  const { orders } = await api.read<{ orders: object[] }>('GET', '/payment/history');
  expect(orders).toHaveLength(1);
});
