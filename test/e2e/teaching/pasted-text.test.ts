import { expect } from '@playwright/test';
import { open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

test('invisible characters pasted into a field are removed, and the caret stays where it is', async ({
  page,
}) => {
  await open(page, '/contact');
  const name = page.getByLabel('Name');
  await name.pressSequentially('Ada King');
  await name.press('ArrowLeft');
  await page.keyboard.insertText('\u0007Byron\u001b ');
  await page.keyboard.insertText('& ');
  await expect(name).toHaveValue('Ada KinByron & g');
  await name.fill('Ada\u2028Byron');
  await expect(name).toHaveValue('Ada Byron');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await page.keyboard.insertText('One\u000b\n\tTwo\u0000\u202aThree\u202c\u2028Four');
  await expect(message).toHaveValue('One\n\tTwoThree\nFour');
});

test('the course editor accepts pasted text without its control characters', async ({ page }) => {
  await signInContext(page.context(), demo.instructor);
  await open(page, '/instructor-dashboard/courses/new');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.focus();
  await page.keyboard.insertText('\u202aRisk\u0008\nregisters\u009f\u202c');
  await expect(title).toHaveValue('Risk registers');
  await expect(page.getByText('14 / 120')).toBeVisible();
});
