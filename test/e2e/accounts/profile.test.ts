import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { open } from '../support/open.ts';
import { demo, newLearner, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const toast = (page: Page, message: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: message });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save changes' });

type OwnUser = {
  user: { name: string; bio: string; photo: string | null; socialLinks: Record<string, string> };
};

/** An image with a red left half and a blue right half. */
async function twoColours(): Promise<Buffer> {
  const half = { width: 300, height: 300, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: 'blue' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 600, background: 'red' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

test('a learner edits every field of the profile; errors appear beside their fields and no input is lost', async ({
  page,
}) => {
  const { api, email } = await newLearner(page.context());
  await open(page, '/account/profile');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
  await expect(field(page, 'Expertise'), 'for instructors only').toHaveCount(0);

  await field(page, 'Name').fill('عائشة <b>بنت</b> 🚆');
  await field(page, 'Bio').fill('Line one\nLine two');
  await field(page, 'Website').fill('javascript:alert(1)');
  await field(page, 'GitHub').fill('https://example.com/not-github');
  await save(page).click();
  await expect(field(page, 'Website')).toHaveAccessibleDescription(
    'Please enter a link such as https://example.com/me',
  );
  await expect(field(page, 'GitHub')).toHaveAccessibleDescription(/github\.com/i);
  await expect(page.getByRole('alert').getByRole('button', { name: /^GitHub: / })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('عائشة <b>بنت</b> 🚆');
  await expect(field(page, 'Bio')).toHaveValue('Line one\nLine two');

  const links = {
    Website: 'https://example.com',
    LinkedIn: 'https://www.linkedin.com/in/ada',
    Twitter: 'https://x.com/ada',
    YouTube: 'https://www.youtube.com/@ada',
    GitHub: 'https://github.com/ada',
    Facebook: 'https://www.facebook.com/ada',
  };
  for (const [name, link] of Object.entries(links)) await field(page, name).fill(link);
  await save(page).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('عائشة <b>بنت</b> 🚆');
  const { user } = await api.read<OwnUser>('GET', '/user');
  expect(user).toMatchObject({ name: 'عائشة <b>بنت</b> 🚆', bio: 'Line one\nLine two' });
  expect(Object.values(user.socialLinks).toSorted()).toEqual(Object.values(links).toSorted());
});

test('a photo is shown, cropped to the selected square, uploaded, and removed again', async ({ page }) => {
  const { api } = await newLearner(page.context());
  await open(page, '/account/profile');
  const choose = page.getByLabel('Photo', { exact: true });
  await choose.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await twoColours() });
  await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  await page.getByRole('slider', { name: 'Move left or right' }).press('End');
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await save(page).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();

  const { user } = await api.read<OwnUser>('GET', '/user');
  const response = await page.request.get(user.photo ?? '');
  const portrait = sharp(await response.body());
  const { width, height } = await portrait.metadata();
  expect([width, height]).toEqual([512, 512]);
  const [red, , blue] = (await portrait.stats()).channels.map(({ mean }) => mean);
  expect(blue, 'the right half was selected').toBeGreaterThan(200);
  expect(red).toBeLessThan(50);

  await page.getByRole('checkbox', { name: 'Remove my photo' }).check();
  await save(page).click();
  await expect.poll(async () => (await api.read<OwnUser>('GET', '/user')).user.photo).toBeNull();
});

test('a file that is not an image is refused with an explanation, and “Photo upload failed” stops the update', async ({
  page,
}) => {
  const { api, name } = await newLearner(page.context());
  await open(page, '/account/profile');
  const choose = page.getByLabel('Photo', { exact: true });
  await choose.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=x>'),
  });
  await expect(choose).toHaveAccessibleDescription(/damaged and cannot be read/);
  await test.step('the damaged photo can be discarded', async () => {
    await page.getByRole('button', { name: 'Discard this photo' }).click();
    await expect(choose).not.toHaveAccessibleDescription(/damaged/);
    await expect(page.getByRole('button', { name: 'Discard this photo' })).toHaveCount(0);
  });
  await choose.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await twoColours() });
  await page.route('**/api/media/upload-photo', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  await field(page, 'Name').fill('Someone Else');
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Photo upload failed');
  await expect(page.getByText('Invalid server response')).toHaveCount(1);
  await expect(field(page, 'Name')).toHaveValue('Someone Else');
  expect((await api.read<OwnUser>('GET', '/user')).user.name).toBe(name);
  await page.unroute('**/api/media/upload-photo');
  await save(page).click();
  await expect.poll(async () => (await api.read<OwnUser>('GET', '/user')).user.name).toBe('Someone Else');
});

test('without scripts a photo of several megabytes is accepted, and a larger one is refused on the page', async ({
  context,
}) => {
  const { api } = await newLearner(context);
  const send = (bytes: number, photo: Buffer) =>
    context.request.post('/account/profile', {
      maxRedirects: 0,
      multipart: {
        name: 'Ada Lovelace',
        // Data after an image's end is ignored, but counts towards its size.
        photo: {
          name: 'me.png',
          mimeType: 'image/png',
          buffer: Buffer.concat([photo, Buffer.alloc(bytes)]),
        },
        bio: 'Notes on the Analytical Engine',
      },
    });
  const photo = await twoColours();
  const refused = await send(7_000_000, photo);
  expect(refused.status()).toBe(413);
  const page = await refused.text();
  expect(page).toContain('Image must be less than 5MB');
  expect(page, 'the fields before and after the photo').toMatch(
    /value="Ada Lovelace"[\s\S]*>Notes on the Analytical/,
  );
  expect((await api.read<OwnUser>('GET', '/user')).user.photo).toBeNull();
  const noForm = await context.request.post('/account/profile', {
    headers: { 'content-type': 'multipart/form-data; boundary=none' },
    data: Buffer.alloc(7_000_000),
  });
  expect(noForm.status(), 'not a form').toBe(413);

  expect((await send(3_000_000, photo)).status()).toBe(302);
  expect((await api.read<OwnUser>('GET', '/user')).user.photo).toMatch(/^\/media\/public\//);
});

test('“Edit Profile” in the sidebar opens the same form as a dialog over the dashboard, where instructors enter their expertise', async ({
  page,
}) => {
  await signInContext(page.context(), demo.instructor);
  await open(page, '/instructor-dashboard');
  const opener = page.getByRole('link', { name: 'Edit Profile' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByRole('textbox', { name: 'Expertise' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
  await expect(page).toHaveURL(/\/instructor-dashboard$/);
  await expect(
    dialog.getByLabel('Photo', { exact: true }),
    'the first field, once the form has loaded',
  ).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Failed to update profile');
  await expect(dialog.getByRole('textbox', { name: 'Name' }), 'the first invalid field').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('changing a password reports each mistake, and signs out other devices', async ({ page }) => {
  const { api: elsewhere, ...person } = await newLearner(page.context());
  await open(page, '/account/security');
  const current = page.getByRole('textbox', { name: 'Current password' });
  const next = page.getByRole('textbox', { name: 'New password' });
  const change = page.getByRole('button', { name: 'Change password' });

  await change.click();
  await expect(page.getByRole('alert')).toContainText('Both fields are required.');
  await current.fill(person.password);
  await next.fill('12345');
  await change.click();
  await expect(next).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
  await current.fill('not the right one');
  await next.fill('another long walk');
  await change.click();
  await expect(current).toHaveAccessibleDescription(
    'Password change failed. Your current password is incorrect.',
  );
  await current.fill(person.password);
  await next.fill('another long walk');
  await change.click();
  await expect(toast(page, 'Password changed successfully!')).toBeVisible();
  await expect(current).toHaveValue('');

  expect((await elsewhere.call('GET', '/user')).status, 'the other device').toBe(401);
  await expect(signInByApi(person), 'the old password').rejects.toThrow(/401/);
  await signInByApi({ ...person, password: 'another long walk' });
});

test('a user’s sessions are listed, and each or all others can be ended', async ({ page }) => {
  const { api, ...person } = await newLearner(page.context());
  const others = [api, await signInByApi(person), await signInByApi(person)];
  await open(page, '/account/security');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  const lines = sessions.getByRole('listitem');
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toContainText('This device');
  await expect(lines.first().getByRole('button')).toHaveCount(0);
  await sessions
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await expect(lines).toHaveCount(3);
  await expect(sessions.getByRole('heading'), 'the pressed button is gone').toBeFocused();
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions).toContainText('You’re not signed in on any other device.');
  for (const other of others) expect((await other.call('GET', '/user')).status).toBe(401);
  await page.reload();
  await expect(page, 'this device stays signed in').toHaveURL(/\/account\/security/);
});
