import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { inUnits } from '../../../contract/credits.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { orBackTo } from '../../../lib/page/failures/or-back-to.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { ReportedActivity, Report as ReportType } from '../evidence/shapes.ts';
import type { Route } from './+types/report';
import { Marks } from './marks.tsx';

const list = '/dashboard/renewals';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Report · ${loaderData?.holding.name ?? 'Renewals'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const param = segments({ id: args.params.id });
  return orBackTo(list, read(scopeOf(args).api.renewals.holdings[':id'].report.$get({ param })));
}

/** The fields of a claim form for each activity that counts, to copy one by one. */
export default function Report({ loaderData: { holding, activities } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Report and evidence"
        text={`${holding.counted} of ${holding.total} ${holding.unit} for ${holding.name} until ${formatDate(holding.endsOn)}${carriedText(holding)}. Copy each field into ${holding.body}’s claim form.`}
        breadcrumbs={[{ label: 'My renewals', to: list }, { label: 'Report and evidence' }]}
        actions={
          <>
            <LinkButton
              to={`/api/renewals/holdings/${holding._id}/calendar.ics`}
              reloadDocument
              variant="secondary"
              onClick={(event) => void downloadIfThere(event)}
            >
              Add to calendar
            </LinkButton>
            {activities.length > 0 && (
              <LinkButton
                to={`/api/renewals/holdings/${holding._id}/evidence.zip`}
                reloadDocument
                onClick={(event) => void downloadIfThere(event)}
              >
                Download evidence
              </LinkButton>
            )}
          </>
        }
      />
      {activities.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="Nothing counts yet"
          text="Complete a course, or add an activity."
          action={<LinkButton to={`${list}/activity`}>Add activity</LinkButton>}
        />
      ) : (
        <ol className="mt-6 grid gap-4">
          {activities.map((activity) => (
            <Activity key={`${activity._id} ${activity.group.key}`} activity={activity} unit={holding.unit} />
          ))}
        </ol>
      )}
      <Marks />
    </>
  );
}

const carriedText = ({ carriedIn, unit }: ReportType['holding']): string =>
  carriedIn > 0 ? `, including ${inUnits(carriedIn, unit)} carried over from the previous cycle` : '';

function Activity({ activity, unit }: { activity: ReportedActivity; unit: string }) {
  const { _id, group, activity: title, reportedOn, files } = activity;
  return (
    <Card as="li" padding="lg">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{title}</h2>
          <p className="text-sm text-ink-2">
            {group.name} · {reportedOn ? `Reported on ${formatDate(reportedOn)}` : 'Not reported yet'}
            {files > 0 && ` · ${files} of 5 files`}
          </p>
        </div>
        <LinkButton to={`${list}/activity/${_id}`} size="sm" variant="secondary">
          Edit<span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {fieldsOf(activity, unit).map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-1"
          >
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton value={value} label={`Copy ${label} of ${title}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The fields in the order of PMI's claim form, with dates as its date fields accept them; without empty ones. */
function fieldsOf(activity: ReportedActivity, unit: string): [label: string, value: string][] {
  const fields: [string, string][] = [
    ['Provider', activity.providerNumber || activity.provider],
    ['Activity', activity.activity],
    ['Description', activity.description],
    ['URL', activity.url],
    ['Start date', activity.startsOn],
    ['End date', activity.endsOn],
    ['Contact', activity.contact],
    ...activity.credits.map(({ name, amount }): [string, string] => [
      name ? `${unit}, ${name}` : unit,
      String(amount),
    ]),
    ['Claim code', activity.claimCode],
  ];
  return fields.filter(([, value]) => value !== '');
}
