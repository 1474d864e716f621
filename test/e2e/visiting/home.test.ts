import { expect, test as fresh, type Page } from '@playwright/test';
import { apiClient } from '../support/api.ts';
import { hydrated, open } from '../support/open.ts';
import { demo, signInContext } from '../support/people.ts';
import { test } from '../support/shared-tab.ts';

const featured = (page: Page) => page.getByRole('region', { name: 'Featured courses' });
const search = (page: Page) =>
  featured(page).getByRole('searchbox', { name: 'Search by title or instructor' });
const category = (page: Page) => featured(page).getByLabel('Category');
const titles = (page: Page) => featured(page).getByRole('article').getByRole('heading').allTextContents();
/** Expects the URL of the link below the featured courses, which leads to the full list with the same parameters. */
const expectLinkToList = (page: Page, name: string | RegExp) =>
  expect(featured(page).getByRole('link', { name: 'View All Courses' })).toHaveAttribute('href', name);

/** The titles of the newest courses at this moment, from the API: other tests publish courses in the meantime. */
async function newest(): Promise<string[]> {
  type List = { courses: { title: string }[] };
  const { courses } = await apiClient().read<List>('GET', '/courses?sort=newest&limit=6');
  return courses.map(({ title }) => title);
}

test('the featured courses are searched by title or instructor, within a category, and the URL keeps it', async ({
  page,
}) => {
  await open(page, '/');
  expect(await titles(page)).toHaveLength(6);

  await test.step('by the instructor, in any case', async () => {
    await search(page).fill('nGOZI hartley');
    await search(page).press('Enter');
    await expect(page).toHaveURL('/?search=nGOZI+hartley');
    await expectLinkToList(page, /search=nGOZI/);
    await expect(featured(page).getByRole('article').first()).toBeVisible();
    for (const card of await featured(page).getByRole('article').all())
      await expect(card).toContainText('Ngozi Hartley');
  });

  await test.step('a category narrows the search; both are in the URL and survive a reload', async () => {
    const [first = ''] = await featured(page).getByRole('article').locator('p').first().allTextContents();
    await category(page).selectOption(first);
    await expect(page).toHaveURL(/search=nGOZI\+hartley&category=/);
    await page.reload();
    await hydrated(page);
    await expect(category(page)).toHaveValue(first);
    await expect(search(page)).toHaveValue('nGOZI hartley');
    for (const card of await featured(page).getByRole('article').all())
      await expect(card).toContainText(first);
  });

  await test.step('“All” is not a filter, and going back undoes one step', async () => {
    await category(page).selectOption('All');
    await expect(page).toHaveURL('/?search=nGOZI+hartley');
    await page.goBack();
    await expect(category(page)).not.toHaveValue('All');
  });

  await test.step('a search without results is reported with a way to clear it', async () => {
    await open(page, '/?search=underwater+basket+weaving');
    await expect(featured(page).getByRole('heading', { name: 'No courses found' })).toBeVisible();
    const before = await newest();
    await featured(page).getByRole('link', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/');
    await expect(search(page)).toHaveValue('');
    await expectLinkToList(page, '/all-courses');
    expect([before, await newest()]).toContainEqual(await titles(page));
  });

  await test.step('while courses load a spinner is shown', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.data?*', async (route) => {
      await held;
      await route.continue();
    });
    await search(page).fill('risk');
    await search(page).press('Enter');
    await expect(featured(page).getByText('Loading Courses...')).toBeVisible();
    release();
    await expect(featured(page).getByText('Loading Courses...')).toBeHidden();
  });

  await test.step('a text that is only in category names finds nothing here', async () => {
    await open(page, '/?search=Six+Sigma+(Yellow');
    await expect(featured(page).getByRole('heading', { name: 'No courses found' })).toBeVisible();
  });
});

test('the carousel shows three testimonials, two or one, depending on the width', async ({ page }) => {
  const shown = { 1280: 3, 993: 3, 992: 2, 769: 2, 768: 1, 320: 1 };
  await open(page, '/');
  const list = page.getByRole('list', { name: 'Testimonials' });
  for (const [width, slides] of Object.entries(shown)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await list.scrollIntoViewIfNeeded();
    await expect(list.locator('> li:not([inert])'), `at ${width} px`).toHaveCount(slides);
  }
});

test('the links lead where they say, and the figures match our claims', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const target = (name: string) => main.getByRole('link', { name, exact: true }).first();
  await expect(target('Browse Courses')).toHaveAttribute('href', '/all-courses');
  await expect(target('Sign Up Free')).toHaveAttribute('href', /^\/auth/);
  await expect(target('View All Courses')).toHaveAttribute('href', '/all-courses');
  await expect(target('Browse All Courses')).toHaveAttribute('href', '/all-courses');
  await expect(main.getByRole('heading', { name: 'Start Learning Today' })).toBeVisible();
  await expect(target('Sign Up For Free')).toHaveAttribute('href', /^\/auth/);
  await expect(main).toContainText('10K+');
  await expect(main).toContainText('4.9');
  await expect(page.getByRole('region', { name: 'Our hiring partners' }).getByRole('listitem')).toHaveCount(
    6,
  );
  await page.goto('/about');
  await expect(page.getByRole('main')).toContainText('over 100,000 learners');
  await signInContext(page.context(), demo.learner);
  await open(page, '/');
  await expect(main.getByRole('link', { name: /^Sign Up/ })).toHaveCount(0);
  await expect(target('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
});

/** The hero and the testimonials move only for visitors who do not mind motion, which costs much CPU time. */
fresh.describe('with motion', () => {
  fresh.use({ contextOptions: { reducedMotion: 'no-preference' } });

  fresh(
    'the carousel responds to buttons, dots and keys, has no end, and can be paused',
    async ({ page }) => {
      await open(page, '/');
      const carousel = page.getByRole('region', { name: 'What learners say' });
      await carousel.scrollIntoViewIfNeeded();
      const dot = (number: number) =>
        carousel.getByRole('button', { name: new RegExp(`^Testimonial ${number} of 8`) });
      await expect(dot(1)).toHaveAttribute('aria-current', 'true');

      await carousel.getByRole('button', { name: 'Pause the testimonials' }).click();
      await expect(carousel.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
      // It advances every six seconds, so it may have advanced before it was paused.
      await dot(1).press('Enter');
      await carousel.getByRole('button', { name: 'Next testimonial' }).press('Enter');
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
      await carousel.getByRole('button', { name: 'Previous testimonial' }).press('Space');
      await carousel.getByRole('button', { name: 'Previous testimonial' }).press('Space');
      await expect(dot(8), 'before the first comes the last').toHaveAttribute('aria-current', 'true');
      await dot(4).press('Enter');
      await expect(dot(4)).toHaveAttribute('aria-current', 'true');
    },
  );

  fresh('the hero is silent until the first click anywhere, then at half volume', async ({ page }) => {
    await open(page, '/');
    const video = page.locator('video');
    const sound = () => video.evaluate((element: HTMLVideoElement) => [element.muted, element.volume]);
    await expect(video).toBeAttached();
    expect((await sound())[0]).toBe(true);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(sound).toEqual([false, 0.5]);
    await page.getByRole('button', { name: 'Turn sound off' }).click();
    await expect.poll(async () => (await sound())[0]).toBe(true);
    await page.getByRole('button', { name: 'Pause background video' }).click();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });

  fresh('the choice of sound survives a visit to another page', async ({ page }) => {
    await open(page, '/');
    const video = page.locator('video');
    const isMuted = () => video.evaluate((element: HTMLVideoElement) => element.muted);
    const awayAndBack = async () => {
      await page.getByRole('main').getByRole('link', { name: 'Browse Courses', exact: true }).first().click();
      await expect(page).toHaveURL(/all-courses/);
      await page.goBack();
      await expect(video).toBeAttached();
    };
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(isMuted).toBe(false);
    await awayAndBack();
    await expect.poll(isMuted, { message: 'the sound is still on' }).toBe(false);
    await page.getByRole('button', { name: 'Turn sound off' }).click();
    await expect.poll(isMuted).toBe(true);
    await awayAndBack();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await isMuted(), 'a click does not turn it on again').toBe(true);

    await page.reload();
    await expect(video).toBeAttached();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await isMuted(), 'nor after a reload').toBe(true);
    await page.getByRole('button', { name: 'Turn sound on' }).click();
    await page.reload();
    await expect(video).toBeAttached();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(isMuted, { message: 'turned on again, a click starts it' }).toBe(false);
  });

  fresh(
    'what the visitor paused stays paused on return, and the background video even after a reload',
    async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Pause background video' }).click();
      const carousel = page.getByRole('region', { name: 'What learners say' });
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: 'Pause the testimonials' }).click();
      await page.getByRole('link', { name: 'About', exact: true }).first().click();
      await expect(page).toHaveURL(/about/);
      const film = page.locator('video[controls]');
      const isPaused = () => film.evaluate((element: HTMLVideoElement) => element.paused);
      await film.scrollIntoViewIfNeeded();
      await expect.poll(isPaused, { message: 'the film of the About page plays' }).toBe(false);
      await film.evaluate((element: HTMLVideoElement) => element.pause());
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await expect(film).not.toBeInViewport();
      await film.scrollIntoViewIfNeeded();
      await expect(film).toBeInViewport({ ratio: 0.5 });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await isPaused(), 'it stays paused when it is in view again').toBe(true);
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
      await expect(page.locator('video')).toHaveJSProperty('paused', true);
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('button', { name: 'Testimonial 1 of 8' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(carousel.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
      await expect(page.locator('video')).toHaveJSProperty('paused', true);
    },
  );

  fresh('with reduced motion the drawing and the testimonials stay still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('video')).toBeAttached();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.locator('use[href*="hero"]')).toBeVisible();
  });
});
