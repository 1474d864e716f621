import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, test as fresh } from '@playwright/test';
import { courseBody, publishCourse } from '../support/authoring.ts';
import { open } from '../support/open.ts';
import { anotherBrowser, demo, newLearner, signInByApi, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const resource = 'task,owner\nplan,Ana\n';

/** A free course whose lecture has a file, and an enrolled learner signed in in this browser. */
async function studyWithResource(context: BrowserContext) {
  const api = await signInByApi(demo.instructor);
  const form = new FormData();
  form.set('resourceType', 'raw');
  form.set('file', new File([resource], 'tasks.csv'));
  const { data } = await api.read<{ data: { public_id: string } }>('POST', '/media', form);
  const body = await courseBody(api, `Files ${randomUUID().slice(0, 8)}`, { First: 1 });
  const resources = [{ title: 'The task list', publicId: data.public_id }];
  const sections = body.sections.map((section) => ({
    ...section,
    lectures: section.lectures.map((lecture) => ({ ...lecture, resources })),
  }));
  const course = await publishCourse({ ...body, price: 0, sections }, api);
  const learner = await newLearner(context);
  await learner.api.read('POST', '/payment/create-order', { courseId: course._id, paymentMethod: 'free' });
  return { course, learner };
}

test('a resource that cannot be downloaded is reported and the page stays; once online it is saved', async ({
  page,
  context,
}) => {
  const { course } = await studyWithResource(context);
  await open(page, `/dashboard/courses/${course._id}`);
  const address = page.url();
  const link = page.getByRole('link', { name: /The task list/ });
  const failed = page.getByText('Download failed', { exact: true });

  await test.step('when offline', async () => {
    await context.setOffline(true);
    await link.click();
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await expect(failed).toBeHidden();
  });
  await test.step('in a network that answers every request with its own page', async () => {
    await page.route('**/media/**', (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome, guest</h1>' })
        : route.continue(),
    );
    await link.click();
    await expect(failed).toBeVisible();
    await page.unroute('**/media/**');
    await expect(failed).toBeHidden();
  });
  await test.step('when the server no longer has the file', async () => {
    await page.route('**/media/**', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await link.click();
    await expect(failed).toBeVisible();
    await page.unroute('**/media/**');
  });
  expect([page.url(), context.pages().length]).toEqual([address, 1]);

  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('tasks.csv');
  expect(await readFile(await (await download).path(), 'utf8')).toBe(resource);
});

test('without scripts the link to a resource is a plain link', async ({ context, browser }) => {
  const { course, learner } = await studyWithResource(context);
  const plain = await anotherBrowser(browser, learner, { javaScriptEnabled: false });
  await plain.goto(`/dashboard/courses/${course._id}`);
  const download = plain.waitForEvent('download');
  await plain.getByRole('link', { name: /The task list/ }).click();
  expect((await download).suggestedFilename()).toBe('tasks.csv');
});

for (const [where, response] of Object.entries({
  'behind a proxy that answers 502': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
  'in a network that answers every request with its own page': {
    status: 200,
    contentType: 'text/html',
    body: '<h1>Welcome, guest</h1>',
  },
}))
  fresh(`a list that cannot be exported is reported and the page stays, ${where}`, async ({ page }) => {
    await signInContext(page.context(), demo.admin);
    await open(page, '/admin-dashboard/all-users');
    const address = page.url();
    await page.route('**/api/admin/users.csv*', (route) => route.fulfill(response));
    await page.getByRole('link', { name: 'Download CSV' }).click();
    await expect(page.getByText('Download failed', { exact: true })).toBeVisible();
    expect(page.url()).toBe(address);
    await page.unroute('**/api/admin/users.csv*');

    await test.step('a certificate or badge that cannot be downloaded is reported too', async () => {
      await page.context().clearCookies();
      await signInContext(page.context(), demo.learner);
      await open(page, '/dashboard/completed-courses');
      let saved = 0;
      page.on('download', () => {
        saved += 1;
      });
      await page.route(/\/api\/certificates\/.*\/download|\/credentials\/.*\.(png|jwt)$/, (route) =>
        route.fulfill(response),
      );
      await page.route('**/*.data*', (route) => route.fulfill(response));
      await page
        .getByRole('link', { name: /^Download/ })
        .first()
        .click();
      await expect(page.getByText(/^(Failed to download certificate|Download failed)$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Certificates', level: 1 })).toBeVisible();
      await page.unroute('**/*.data*');
      const publicPage = page.getByRole('link', { name: /^Public page/ }).first();
      await open(page, (await publicPage.getAttribute('href')) ?? '');
      await page.getByRole('link', { name: 'Badge image' }).click();
      await expect(page.getByText('Download failed', { exact: true })).toBeVisible();
      expect(saved).toBe(0);
    });
  });

test('a download that fails as a page shows readable text, not data', async ({ page }) => {
  const response = await page.goto('/api/certificates/download/01890000-0000-7000-8000-000000000000');
  expect(response?.status()).toBe(401);
  await expect(page.getByRole('alert')).toContainText('Please sign in to continue.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
