import { expect } from '@playwright/test';
import { decide, goToPayment, payByCard, placeOrder, untilEnrolled, viewerState } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { emailsTo, emailTo, pathIn } from '../support/mailbox.ts';
import { hydrated, open } from '../support/open.ts';
import { fillSignIn, joinByApi, newLearner, newPerson } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const success = 'Payment successful! Course access granted';
const playerOf = (course: { _id: string }) => new RegExp(`/dashboard/courses/${course._id}`);

test('an accepted card: straight to the player, with a receipt and one email of each kind', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const learner = await newLearner(context, 'Noor Castellan');
  await goToPayment(page, course);
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('$129.00');
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page).toHaveURL(playerOf(course));
  await expect(page.getByText(success)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();

  await test.step('the course page links to the player', async () => {
    await open(page, `/courses/${course.slug}`);
    await expect(page.getByRole('link', { name: 'Access Course in Dashboard' })).toBeVisible();
  });

  await test.step('the order is in the history, with its receipt', async () => {
    await open(page, '/dashboard/orders');
    const row = page.getByRole('row').filter({ hasText: course.title });
    await expect(row).toContainText('$129.00');
    await expect(row).toContainText('Completed');
    await row.getByRole('link', { name: /Receipt/ }).click();
    await expect(page).toHaveURL(/\/payment\/success\//);
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(learner.email);
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('18 Wharf Road');
  });

  await test.step('the emails link to the receipt and to the course', async () => {
    const receipt = await emailTo(learner.email, 'Your receipt for');
    expect(pathIn(receipt, '/payment/success/')).toBe(new URL(page.url()).pathname);
    await emailTo(learner.email, `You are enrolled: ${course.title}`);
    const subjects = (await emailsTo(learner.email)).map((mail) => mail.subject);
    expect(new Set(subjects).size, subjects.join()).toBe(subjects.length);
  });
});

test('a declined card is reported on the provider’s page; cancelling there confirms that nothing was charged, and the purchase can be started again', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const { api } = await newLearner(context);
  const decline = async () => {
    await page.getByRole('button', { name: 'Decline the card' }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined');
    expect(await viewerState(api, course._id)).toMatchObject({ enrolled: false, paymentPending: false });
  };
  await goToPayment(page, course);
  await decline();
  const { promise: shown, resolve: respond } = Promise.withResolvers<void>();
  await page.route(/\/payment\/cancel\.data/, async (route) => {
    await shown;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/payment\/cancel/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelling the order…' })).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toBeHidden();
  respond();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible();
  await expect(page.getByText('This order is cancelled. Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/all-courses');
  expect(await viewerState(api, course._id)).toMatchObject({ enrolled: false, paymentPending: false });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await payByCard(page);
  await decline();
  await page.getByRole('button', { name: 'Pay $129.00' }).click();
  await expect(page, 'another card, tried on the same page').toHaveURL(playerOf(course));
});

test('a slow payment: pending everywhere until the money arrives', async ({ page, context }) => {
  const course = await findCourse('leading-without-authority');
  const { api, email } = await newLearner(context);
  await goToPayment(page, course);
  const hosted = page.url();
  await page.getByRole('button', { name: 'Pay later (pending)' }).click();
  await expect(page).toHaveURL(/\/payment\/pending/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing' })).toBeVisible();

  await test.step('until then the course cannot be bought again', async () => {
    await open(page, `/courses/${course.slug}`);
    await expect(page.getByText('Your payment is being processed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enroll in Course' })).toBeHidden();
  });

  await test.step('when the money arrives, access follows automatically', async () => {
    await page.goto(hosted);
    await page.getByRole('button', { name: 'The money arrives' }).click();
    await untilEnrolled(api, course._id);
    await emailTo(email, `You are enrolled: ${course.title}`);
    await open(page, '/dashboard/enrolled-courses');
    await page.getByRole('link', { name: /Continue Learning/ }).click();
    await expect(page).toHaveURL(playerOf(course));
  });
});

test('a slow payment that fails: no access, and the course can be bought again', async ({
  page,
  context,
}) => {
  const course = await findCourse('leading-without-authority');
  const { api } = await newLearner(context);
  await goToPayment(page, course);
  const hosted = page.url();
  await page.getByRole('button', { name: 'Pay later (pending)' }).click();
  await expect(page).toHaveURL(/\/payment\/pending/);
  await page.goto(hosted);
  await page.getByRole('button', { name: 'The payment fails' }).click();
  await expect(page).toHaveURL(/\/payment\/failed/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText('Payment verification unsuccessful')).toBeVisible();
  const state = await page.evaluate(() => window.history.state.usr);
  expect(state).toEqual({
    error: 'Payment verification unsuccessful',
    orderId: new URL(page.url()).searchParams.get('orderId'),
    paymentMethod: 'stripe',
  });
  await expect(page.getByRole('link', { name: 'Back to Courses' })).toHaveAttribute('href', '/all-courses');
  await expect
    .poll(() => viewerState(api, course._id))
    .toMatchObject({ enrolled: false, paymentPending: false });
  await open(page, `/courses/${course.slug}`);
  await expect(page.getByRole('link', { name: 'Enroll in Course' })).toBeVisible();
});

test('a buyer who never returns is enrolled by the provider’s webhook alone', async ({ page, context }) => {
  const course = await findCourse('leading-without-authority');
  const { api, email } = await newLearner(context);
  const { url, orderId } = await placeOrder(api, course._id);
  expect((await decide(url, 'pay')).status).toBe(303);
  await untilEnrolled(api, course._id);
  await emailTo(email, 'Your receipt for');
  await open(page, `/payment/success/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  const first = course.sections[0]?.lectures[0]?.title as string;
  await expect(page.getByRole('main')).toContainText(`Next: ${first}`);
  await page.getByRole('link', { name: 'Start the first lecture' }).click();
  await expect(page).toHaveURL(playerOf(course));
});

test('a visitor who wants to buy signs in on the way and returns to the course', async ({ page }) => {
  const course = await findCourse('leading-without-authority');
  const person = newPerson();
  await joinByApi(person);
  await open(page, `/courses/${course.slug}`);
  await page.getByRole('link', { name: 'Login to Purchase' }).click();
  await expect(page.getByText('Please login to purchase this course')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  // Both forms have an email and a password.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`/courses/${course.slug}`);
  await expect(page.getByRole('link', { name: 'Enroll in Course' })).toBeVisible();
});

test('a visitor without an account registers while the page shows the course, signs in and returns to it', async ({
  page,
}) => {
  const course = await findCourse('leading-without-authority');
  const person = newPerson();
  await open(page, `/courses/${course.slug}`);
  await page.getByRole('link', { name: 'Login to Purchase' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(course.title);
  await expect(main).toContainText('$129.00');
  await expect(main).toContainText('By registering, you agree to our terms');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(main).toContainText(course.title);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(person.email);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`/courses/${course.slug}`);
});

test('a free course is one click away', async ({ page, context }) => {
  const course = await findCourse('retrospectives-that-change-something');
  const { email } = await newLearner(context);
  await open(page, `/courses/${course.slug}`);
  await page.getByRole('button', { name: 'Enroll in Course' }).click();
  await expect(page).toHaveURL(playerOf(course));
  await hydrated(page);
  await expect(page.getByText('You are enrolled. Enjoy the course!')).toBeVisible();
  await emailTo(email, `You are enrolled: ${course.title}`);
});
