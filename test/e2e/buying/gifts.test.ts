import { expect } from '@playwright/test';
import { payByCard, untilEnrolled } from '../support/buying.ts';
import { findCourse } from '../support/courses.ts';
import { emailTo, pathIn } from '../support/mailbox.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, newLearner, newPerson } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const slug = 'leading-without-authority';

test('a learner gives a course by card, and the recipient claims it with the link in the email, once', async ({
  browser,
  page,
  context,
}) => {
  const giver = await newLearner(context);
  const course = await findCourse(slug);
  const recipient = newPerson('Marta Lindqvist');
  await open(page, `/courses/${slug}`);
  await page.getByRole('link', { name: 'Give as a gift' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Give this course' })).toBeVisible();
  await page.getByLabel('Recipient’s name').fill(recipient.name);
  await page.getByLabel('Recipient’s email').fill(giver.email);
  await page.getByLabel('Message').fill('For your first programme.');
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(
    page.getByText('A gift is for another person. Please enter their email.').first(),
  ).toBeVisible();
  await page.getByLabel('Recipient’s email').fill(recipient.email);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\/gift\//);
  const checkout = page.url();
  await page.goBack();
  await expect(page.getByLabel('Recipient’s name'), 'Back leads to the same gift').toHaveValue(
    recipient.name,
  );
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page).toHaveURL(checkout);
  await payByCard(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/payment\/success\//);
  await open(page, `/gift/${slug}`);
  await expect(page.getByLabel('Recipient’s name'), 'the form for the next gift is empty').toHaveValue('');
  const mail = await emailTo(recipient.email, /gift|course/i);
  expect(mail.text).toContain('For your first programme.');

  const other = await anotherBrowser(browser);
  const { api } = await newLearner(other.context());
  await open(other, pathIn(mail, '/claim/'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`A gift for you, ${recipient.name}`);
  const third = await anotherBrowser(browser);
  await newLearner(third.context());
  await open(third, pathIn(mail, '/claim/'));
  await other.getByRole('button', { name: 'Claim your course' }).click();
  await expect(other).toHaveURL(new RegExp(`/dashboard/courses/${course._id}`));
  await untilEnrolled(api, course._id);

  await third.getByRole('button', { name: 'Claim your course' }).click();
  await expect(third.getByRole('heading', { level: 1, name: 'This gift has been claimed' })).toBeVisible();
});
