import { Link } from 'react-router';
import { counted, duration, formatDate } from '../../../../contract/text/time/formats.ts';
import { dayIn } from '../../../../contract/text/time/zoned-time.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { useOwnZone } from '../../../../lib/form/zone/use-own-zone.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { Enrolment } from '../../../learning/contract.ts';
import { planOn } from '../../../learning/web/plan-on.ts';

type Plan = ReturnType<typeof planOn>;
type Props = {
  /** The courses that are not finished. */
  open: Enrolment[];
  /** Today in UTC, until the browser knows the reader's own day. */
  today: string;
  failure: string | undefined;
};

/** The courses with a target date, soonest first, and the weekly work that each needs. */
export function Deadlines({ open, today: utcDay, failure }: Props) {
  const zone = useOwnZone('');
  const today = zone ? dayIn(new Date(), zone) : utcDay;
  const dated = open
    .filter(({ plan }) => plan !== null)
    .sort((one, other) => (one.targetDate ?? '').localeCompare(other.targetDate ?? ''));
  return (
    <Card as="section" aria-labelledby="deadlines" className="grid content-start gap-4">
      <h2 id="deadlines" className="text-xl">
        Upcoming Deadlines
      </h2>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      {dated.length === 0 && (
        <p className="text-ink-2">
          {open.length > 0
            ? 'Set a date to finish a course and see how much to do each week.'
            : 'No deadlines: you have no courses in progress.'}
        </p>
      )}
      {dated.length > 0 && (
        <ul className="divide-y divide-hairline">
          {dated.map((enrolment) => (
            <Deadline key={enrolment._id} {...enrolment} plan={planOn(today, enrolment)} />
          ))}
        </ul>
      )}
      {open.length > 0 && <SetDate open={open} today={today} />}
    </Card>
  );
}

const tones: Record<Plan['urgency'], BadgeTone> = { Urgent: 'red', Soon: 'amber', Upcoming: 'green' };

function Deadline({ course, targetDate, plan }: Enrolment & { plan: Plan }) {
  return (
    <li className="py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/dashboard/courses/${course._id}`} className="link font-semibold">
          {course.title}
        </Link>
        <Badge tone={tones[plan.urgency]}>{plan.urgency}</Badge>
      </div>
      <p className="text-sm text-ink-2">
        {targetDate && `${formatDate(targetDate)} · `}
        {inDays(plan.daysLeft)}
      </p>
      <p className="mt-1 text-sm">{weekly(plan)}</p>
      <ApiForm hiddenFields={{ courseId: course._id, date: '' }} preventScrollReset className="mt-1">
        <Button type="submit" variant="quiet" size="sm" className="btn-flush">
          Clear date<span className="sr-only"> for {course.title}</span>
        </Button>
      </ApiForm>
    </li>
  );
}

function inDays(days: number): string {
  if (days < 0) return `${counted(-days, 'day')} overdue`;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** `2 lectures (40 min) a week`, or the remaining work if the date is less than a week away. */
function weekly({ daysLeft, lecturesLeft, minutesLeft, lecturesPerWeek, minutesPerWeek }: Plan): string {
  const least = (minutes: number) => duration(Math.max(1, minutes) * 60);
  return daysLeft < 7
    ? `${counted(lecturesLeft, 'lecture')} (${least(minutesLeft)}) to go`
    : `${counted(lecturesPerWeek, 'lecture')} (${least(minutesPerWeek)}) a week`;
}

function SetDate({ open, today }: Pick<Props, 'open' | 'today'>) {
  return (
    <ApiForm
      preventScrollReset
      className="grid gap-3 border-t border-hairline pt-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      {({ sending, field }) => (
        <>
          <SelectField
            label="Course"
            fieldClassName="sm:col-span-2"
            options={open.map(({ course }) => ({ value: course._id, label: course.title }))}
            {...field('courseId')}
          />
          <TextField label="Finish by" type="date" required min={today} {...field('date')} />
          <Button type="submit" variant="secondary" busy={Boolean(sending?.get('date'))}>
            Set date
          </Button>
        </>
      )}
    </ApiForm>
  );
}
