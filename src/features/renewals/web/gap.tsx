import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { inUnits } from '../../../contract/credits.ts';
import { priceText } from '../../../contract/money/money.ts';
import { counted, formatDate } from '../../../contract/text/time/formats.ts';
import { orBackTo } from '../../../lib/page/failures/or-back-to.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Gap } from '../activities/missing-credits/shapes.ts';
import type { Route } from './+types/gap';
import { Marks } from './marks.tsx';

const list = '/dashboard/renewals';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Close my gap · ${loaderData?.holding.name ?? 'Renewals'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const param = segments({ id: args.params.id });
  return orBackTo(list, read(scopeOf(args).api.renewals.holdings[':id'].gap.$get({ param })));
}

/** The courses that cover what a certification still needs. */
export default function CloseGap({ loaderData: gap }: Route.ComponentProps) {
  const { holding, courses, sum } = gap;
  return (
    <>
      <PageHeader
        title="Close my gap"
        text={needText(gap)}
        breadcrumbs={[{ label: 'My renewals', to: list }, { label: 'Close my gap' }]}
      />
      {courses.length > 0 ? (
        <>
          <ol className="mt-6 grid gap-4 lg:grid-cols-3" aria-label="Courses that close the gap">
            {courses.map((course) => (
              <Card as="li" key={course._id} padding="lg" className="flex flex-col">
                <h2 className="text-lg wrap-anywhere">{course.title}</h2>
                <p className="mt-2">{creditsText(course, holding.unit)}</p>
                <p className="text-sm text-ink-2">
                  {course.isVerified ? 'Checked by Milepost' : 'Self-reported by the instructor'}
                </p>
                <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
                  <strong className="font-display text-xl">{priceText(course.price)}</strong>
                  <LinkButton to={`/courses/${course.slug}`}>
                    Open course<span className="sr-only">: {course.title}</span>
                  </LinkButton>
                </div>
              </Card>
            ))}
          </ol>
          <p className="mt-6 text-lg">
            Together: <strong>{creditsText(sum, holding.unit)}</strong> from{' '}
            {counted(courses.length, 'course')} for <strong>{priceText(sum.price)}</strong>.
          </p>
          <p className="mt-2 max-w-prose text-ink-2">
            This is the lowest price at which up to three courses cover everything. Courses you’re already
            enrolled in are not included. They count once you’ve completed them.
          </p>
        </>
      ) : (
        <NoCourses gap={gap} />
      )}
      <Marks />
    </>
  );
}

function NoCourses({ gap }: { gap: Gap }) {
  const { title, text, to, label } = withoutCourses(gap);
  return (
    <EmptyState
      className="mt-6"
      title={title}
      text={text}
      action={<LinkButton to={to}>{label}</LinkButton>}
    />
  );
}

const back = { to: list, label: 'Back to my renewals' };
const add = { to: `${list}/activity`, label: 'Add activity' };

/** Why no courses are shown, and what to do instead. */
function withoutCourses({ family, needed, later, missed, missingActivities }: Gap) {
  if (needed.amount > 0)
    return {
      title: 'No combination of up to three courses covers it',
      text: 'Browse the courses that give credits, and add what you learn elsewhere as an activity.',
      to: family ? `/all-courses?scheme=${family}` : '/all-courses',
      label: 'Browse courses',
    };
  if (later > 0)
    return {
      title: 'Nothing more is needed this year',
      text: 'Each year is counted separately: courses you complete now don’t help in later years.',
      ...back,
    };
  if (missingActivities > 0)
    return {
      title: 'No more credits are needed',
      text: 'This certification also requires a number of activities.',
      ...add,
    };
  if (missed > 0)
    return {
      title: 'Nothing more is needed, but an earlier year was missed',
      text: 'Each year is counted separately. If you learned something in that year, add it as an activity.',
      ...add,
    };
  return {
    title: 'There is no gap',
    text: 'What you’ve entered covers the total and every minimum.',
    ...back,
  };
}

/** `6.5 PDU: 2.5 Ways of Working, 4 Power Skills` */
function creditsText({ amount, areas }: Pick<Gap['needed'], 'amount' | 'areas'>, unit: string): string {
  const split = areas.map((area) => `${area.amount} ${area.name}`).join(', ');
  return `${inUnits(amount, unit)}${split && `: ${split}`}`;
}

function needText({ holding, by, needed, later, missingActivities }: Gap): string {
  const { name, unit, endsOn } = holding;
  const rest = later > 0 ? ` It needs ${inUnits(later, unit)} more by ${formatDate(endsOn)}.` : '';
  if (needed.amount > 0) return `${name} needs ${creditsText(needed, unit)} by ${formatDate(by)}.${rest}`;
  if (missingActivities > 0 && later === 0)
    return `${name} needs ${counted(missingActivities, 'more activity', 'more activities')} by ${formatDate(endsOn)}.`;
  return `${name} needs nothing more until ${formatDate(by)}.${rest}`;
}
