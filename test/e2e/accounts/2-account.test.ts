import { expect } from '@playwright/test';
import { apiClient } from '../support/api.ts';
import { emailsTo, emailTo, pathIn } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import {
  confirm,
  confirmSubject,
  demo,
  fillSignIn,
  joinByApi,
  newPerson,
  register,
} from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const heading = 'Welcome back';

test('a visitor registers, confirms with the emailed link and signs in', async ({ page }) => {
  const person = newPerson('Imani Brandt');

  await test.step('registering leads to the sign-in tab with the email prefilled', async () => {
    await register(page, person);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(person.email);
  });

  await test.step('before confirmation the dashboard explains what is missing, and its links are disabled', async () => {
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Not Verified')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Please verify your email to access all features'),
    ).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    for (const link of await sidebar.getByRole('link').all()) await expect(link).toBeDisabled();
  });

  await test.step('“Verify Account” sends the email again', async () => {
    await emailTo(person.email, confirmSubject);
    await page.getByRole('button', { name: 'Verify Account' }).click();
    await expect.poll(async () => (await emailsTo(person.email)).length).toBe(2);
  });

  await test.step('the button on the linked page confirms, and the dashboard opens', async () => {
    await confirm(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Not Verified')).toBeHidden();
  });

  await test.step('signing out and in again works', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('complementary').getByText(person.name)).toBeVisible();
  });
});

test('confirming on a device without a session does not sign in', async ({ page: elsewhere }) => {
  const person = newPerson();
  await apiClient().read('POST', '/register', person);
  await confirm(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/auth$/);
  const path = pathIn(await emailTo(person.email, confirmSubject), '/verify-email/');
  await open(elsewhere, path);
  await elsewhere.getByRole('button', { name: 'Confirm Verification' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('This confirmation link has been used');

  await open(elsewhere, '/verify-email/%00%0d%0a');
  await elsewhere.getByRole('button', { name: 'Confirm Verification' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Verification failed', level: 1 })).toBeVisible();
  await expect(elsewhere.getByRole('alert')).toContainText('is incomplete.');
  await elsewhere.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await elsewhere.getByRole('button', { name: 'Send a new link' }).click();
  await expect(elsewhere).toHaveURL(/\/auth$/);
  await expect(elsewhere.locator('[data-sonner-toast]')).toContainText(
    'Verification email sent successfully!',
  );
});

test('a wrong password is explained, and the input stays', async ({ page }) => {
  const person = newPerson();
  await joinByApi(person);
  await open(page, '/auth?next=/all-courses');
  await fillSignIn(page, { ...person, password: 'not the right one' });
  await expect(page.getByRole('alert')).toContainText('Login failed: your email or password is incorrect.');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(person.email);
  await expect(page.locator('[data-sonner-toast]'), 'the message is shown only once').toHaveCount(0);
  await page.context().setOffline(true);
  await fillSignIn(page, person);
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Login failed');
  await expect(page.getByRole('alert')).toContainText('Please check your connection and try again.');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(person.password);
  await page.context().setOffline(false);
  await fillSignIn(page, person);
  await expect(page, 'the return URL survived the wrong password').toHaveURL(/\/all-courses$/);
});

test('an invalid registration keeps its input and explains why beside the field', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('robin.example');
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin Marlow');
  await expect(
    page.getByRole('textbox', { name: 'Email', exact: true }),
    'typed under the other tab',
  ).toHaveValue('robin.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const sentence = 'Enter a valid email and Password must be at least 6 characters long';
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Robin Marlow');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('robin.example');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    sentence,
  );
  await expect(
    page.getByRole('textbox', { name: 'Email', exact: true }),
    'the first wrong field',
  ).toBeFocused();
});

test('the forms to register, reset a password and sign in say what is missing', async ({ page }) => {
  await open(page, '/auth?tab=register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('All fields are required!')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText('All fields are required!');
  for (const name of ['Name', 'Email', 'Password']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/All fields are required!/);
  }
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'Please enter your email.',
  );
  await page.goto('/reset-password/no-such-token');
  const reset = page.getByRole('button', { name: 'Set new password' });
  await reset.click();
  await expect(page.getByRole('alert')).toContainText('Both fields are required.');
  for (const name of ['New password', 'Confirm password'])
    await page.getByRole('textbox', { name }).fill('12345');
  await reset.click();
  await expect(page.getByRole('alert')).toContainText('Password must be at least 6 characters long');
  for (const name of ['New password', 'Confirm password'])
    await page.getByRole('textbox', { name }).fill('long enough');
  await reset.click();
  await expect(page.getByRole('alert')).toContainText('This link has been used');

  await open(page, '/auth');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('a@b.example');
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Password' }).fill(' ');
  await expect(button).toBeDisabled();
  await fillSignIn(page, { email: 'nobody@people.example', password: 'nothing at all' });
  await expect(page.getByRole('alert')).toContainText(/^Login failed/);
});

test('a forgotten password is replaced through the emailed link, and the old one stops working', async ({
  page,
}) => {
  const person = newPerson();
  await joinByApi(person);
  await open(page, '/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  for (const attempt of ['first', 'second']) {
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter your email.');
    await expect(page.getByRole('textbox', { name: 'Email', exact: true }), attempt).toBeFocused();
  }
  await page.keyboard.type(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1 }),
    'a new page moves the focus to its heading',
  ).toBeFocused();
  await open(page, pathIn(await emailTo(person.email, 'Set a new password'), '/reset-password/'));
  await page.getByRole('textbox', { name: 'New password' }).fill('a new long walk');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('another long walk');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('Passwords do not match!');
  await page.getByRole('textbox', { name: 'New password' }).fill('a new long walk');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a new long walk');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page).toHaveURL(/\/auth/);
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await fillSignIn(page, { ...person, password: 'a new long walk' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an instructor signs in to their own dashboard and is redirected from the others', async ({ page }) => {
  await open(page, '/admin-dashboard');
  await expect(page, 'not signed in').toHaveURL(/\/auth/);
  await fillSignIn(page, demo.instructor);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/instructor-dashboard',
  );
  await open(page, '/dashboard');
  await expect(page).toHaveURL(/\/instructor-dashboard$/);
  await open(page, '/admin-dashboard');
  await expect(page).toHaveURL('/');
});
