import { randomUUID } from 'node:crypto';
import type { LiveSession } from '../../src/features/live-sessions/contract.ts';
import { request } from '../harness/request.ts';
import type { TestProduct } from '../harness/test-product.ts';
import { makeCourse } from './courses.ts';
import { makeEnrolment } from './enrolments.ts';
import { makePerson, type Person } from './people.ts';

const hourMs = 3_600_000;

/** The product's time in this many hours, as the API takes it: UTC, to the minute. */
export const inHours = (product: TestProduct, hours: number): string =>
  new Date(product.ctx.clock().getTime() + hours * hourMs).toISOString().slice(0, 16);

export type SessionDraft = Partial<
  Record<
    'title' | 'description' | 'startsAt' | 'timeZone' | 'minutes' | 'link' | 'capacity' | 'revision',
    unknown
  >
>;

/** Plans a session through the API: in two days, for an hour, by default. */
export const planSession = (
  product: TestProduct,
  as: Person,
  courseId: string,
  more: SessionDraft = {},
  id: string = randomUUID(),
) =>
  request<{ session: LiveSession; message: string; fields?: Record<string, string> }>(
    product,
    `PUT /courses/${courseId}/live-sessions/${id}`,
    {
      as,
      body: {
        title: 'Your questions',
        description: 'Bring one risk.',
        startsAt: inHours(product, 48),
        timeZone: 'UTC',
        minutes: 60,
        link: 'https://meet.example/secret-room',
        ...more,
      },
    },
  );

/** An instructor with a course and this many learners. The emails about it have been sent. */
export async function makeClass(product: TestProduct, learners = 1) {
  const teacher = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  const course = await makeCourse(product.ctx, { instructorId: teacher.id });
  const people: Person[] = [];
  for (let i = 0; i < learners; i++) people.push((await makeEnrolment(product.ctx, { course })).learner);
  await product.runJobs();
  return { teacher, course, people };
}
