import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Enrolment } from '../../../learning/contract.ts';
import { Deadlines } from './deadlines.tsx';

const plan = { lecturesLeft: 2, minutesLeft: 40, lecturesPerWeek: 2, minutesPerWeek: 40 };
const enrolment = {
  _id: 'enrolment',
  course: { _id: 'course', title: 'Shared risks' },
  targetDate: '2026-11-27',
  // The API counts from the date in UTC.
  plan: { ...plan, daysLeft: -1, urgency: 'Urgent' },
} as Enrolment;

test.each([
  ['2026-11-28', 'overdue', 'Urgent'],
  ['2026-11-27', 'today', 'Urgent'],
  ['2026-11-26', 'tomorrow', 'Urgent'],
  ['2026-11-24', 'in 3 days', 'Soon'],
  ['2026-11-10', 'in 17 days', 'Upcoming'],
])(
  'if it is %s for the reader, a course to finish by 27 November is shown as “%s”',
  (today, when, urgency) => {
    const Page = createRoutesStub([
      { path: '/', Component: () => <Deadlines open={[enrolment]} today={today} failure={undefined} /> },
    ]);
    const html = renderToStaticMarkup(<Page />);
    expect(html).toMatch(new RegExp(`27 November 2026 · [^<]*${when}`));
    expect(html).toContain(urgency);
    expect(html).toContain(`min="${today}"`);
  },
);
