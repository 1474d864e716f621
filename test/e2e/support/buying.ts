import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import type { Course } from './courses.ts';
import { open } from './open.ts';

export type ViewerState = { enrolled: boolean; paymentPending: boolean; owner: boolean };

type Outcome = 'pay' | 'decline' | 'cancel' | 'later' | 'settle' | 'fail';

/** A person's relationship to a course. */
export async function viewerState(api: Api, courseId: string): Promise<ViewerState> {
  return (await api.read<{ viewer: ViewerState }>('GET', `/courses/${courseId}`)).viewer;
}

export async function untilEnrolled(api: Api, courseId: string): Promise<void> {
  const isEnrolled = async () => (await viewerState(api, courseId)).enrolled;
  const patience = { timeout: 15_000, intervals: [50] };
  await expect.poll(isEnrolled, { message: 'the enrolment', ...patience }).toBe(true);
}

/** From the course's page to the provider's page. */
export async function goToPayment(page: Page, course: Course): Promise<void> {
  await open(page, `/courses/${course.slug}`);
  await page.getByRole('link', { name: 'Enroll in Course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await payByCard(page);
}

/** Chooses “Card” at the checkout and continues to the provider's page. */
export async function payByCard(page: Page): Promise<void> {
  await pay(page, 'Card');
  await expect(page).toHaveURL(/\/c\/pay\/cs_/);
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
}

/** Chooses a payment method at the checkout and continues with it. */
export async function pay(
  page: Page,
  method: 'Card' | 'PayPal' | 'Paystack' | 'Bank transfer',
): Promise<void> {
  await page.getByRole('radio', { name: method, exact: true }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Starts a purchase through the API; returns the order and the URL of the provider's page. */
export function placeOrder(
  api: Api,
  courseId: string,
  paymentMethod: 'stripe' | 'paystack' = 'stripe',
): Promise<{ orderId: string; url: string }> {
  return api.read('POST', '/payment/create-order', { courseId, paymentMethod });
}

/** Starts a purchase by bank transfer through the API; returns the order. */
export async function placeTransfer(api: Api, courseId: string): Promise<string> {
  const body = { courseId, paymentMethod: 'bank' };
  return (await api.read<{ orderId: string }>('POST', '/payment/create-order', body)).orderId;
}

/** Uploads the receipt of a transfer through the API. */
export async function sendReceipt(api: Api, orderId: string): Promise<void> {
  const form = new FormData();
  form.set('orderId', orderId);
  form.set('bank', 'diaspora');
  form.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'receipt.pdf'));
  await api.read('POST', '/payment/bank-confirmation', form);
}

/** The buyer's action on the provider's page, without a browser; the return page is not opened. */
export async function decide(
  url: string,
  outcome: Outcome,
): Promise<{ status: number; location: string | null }> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  });
  return { status: response.status, location: response.headers.get('location') };
}

/** Buys a course without a browser, and waits until it can be watched. */
export async function buyByApi(api: Api, course: Course): Promise<void> {
  const { url } = await placeOrder(api, course._id);
  await decide(url, 'pay');
  await untilEnrolled(api, course._id);
}
