import { expect, test } from '@playwright/test';
import { findCourse } from '../support/courses.ts';
import { open } from '../support/open.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { newLearner } from '../support/people.ts';

type Enrolments = { enrollments: { enrolledAt: string }[] };

const timeZone = 'Pacific/Kiritimati';
test.use({ timezoneId: timeZone });

test('the dashboard continues where the learner left off, plans towards a date, and recommends courses with a reason', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const { api } = await newLearner(context);
  await open(page, '/dashboard');
  await expect(page.getByText("You haven't enrolled in any courses yet.")).toBeVisible();
  await expect(page.getByText('New in the catalogue').first()).toBeVisible();

  const { courses } = await api.read<{ courses: { slug: string }[] }>('GET', '/courses?maxPrice=0');
  const course = await findCourse(courses[0]?.slug ?? '');
  await api.read('POST', '/payment/create-order', { courseId: course._id, paymentMethod: 'free' });
  await open(page, '/dashboard');
  await expect(page.getByText('Never accessed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the course' })).toBeVisible();
  const recent = page.getByRole('table').getByRole('progressbar', { name: /^Progress in/ });
  await expect(recent).toHaveAttribute('aria-valuetext', /^0%, 0 of \d+ milestones reached$/);

  const deadlines = page.getByRole('region', { name: 'Upcoming Deadlines' });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('sv-SE', { timeZone });
  await deadlines.getByLabel('Finish by').fill(inTwoDays);
  await deadlines.getByRole('button', { name: 'Set date' }).click();
  await expect(deadlines.getByText('Soon', { exact: true })).toBeVisible();
  await expect(deadlines.getByText(/\d lectures? \(.+\) to go/)).toBeVisible();
  await expectAccessible(page);
  await deadlines.getByRole('button', { name: /^Clear date/ }).click();
  await expect(deadlines.getByText('Soon', { exact: true })).toHaveCount(0);

  const recommended = page.getByRole('region', { name: 'Recommended For You' });
  await expect(
    recommended.getByText(/Popular with people who took|More from|Because you’re learning/).first(),
  ).toBeVisible();
  await recommended.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\//);

  // The browser is fourteen hours ahead of the server's UTC: it shows its own date, without a hydration mismatch.
  await open(page, '/dashboard/enrolled-courses');
  const ownDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  const { enrollments } = await api.read<Enrolments>('GET', '/dashboard/enrolments');
  const enrolledOn = ownDay.format(new Date(enrollments[0]?.enrolledAt ?? ''));
  await expect(page.getByText(`Enrolled on ${enrolledOn}`)).toBeVisible();
  expect(complaints).toEqual([]);
});
