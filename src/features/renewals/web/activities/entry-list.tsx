import { inUnits } from '../../../../contract/credits.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { DeleteButton } from '../../../../ui/actions/delete-button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import type { Entry, Holding } from '../../contract.ts';
import { reasonText } from '../certifications/progress-text.ts';
import { removalText } from '../removal-text.ts';

/**
 * `1 Nov 2026 – 9 Nov 2026`, or a single date if both are the same. We don't use `formatRange`, because Node and
 * browsers put different spaces around its dash.
 */
const datesText = (from: string, to: string): string =>
  from === to ? formatDate(to, 'short') : `${formatDate(from, 'short')} – ${formatDate(to, 'short')}`;

/** The learner's activities, and what each counts for. */
export const entryList = (holdings: readonly Holding[], onRemove: (entry: Entry) => void) =>
  defineList({
    rows: (list: Listed<'entries', Entry>) => list.entries,
    caption: 'Your activities',
    things: 'activities',
    thing: 'activity',
    search: { label: 'Search your activities' },
    csv: { address: '/api/renewals/entries.csv' },
    columns: [
      { key: 'activity', header: 'Activity', cell: (entry) => <Activity entry={entry} /> },
      {
        key: 'dates',
        header: 'Dates',
        phone: 'rest',
        cell: ({ startsOn, endsOn }) => (
          <span className="whitespace-nowrap">{datesText(startsOn, endsOn)}</span>
        ),
      },
      { key: 'hours', header: 'Hours', align: 'end', cell: ({ hours }) => hours },
      {
        key: 'counts',
        header: 'Counts for',
        phone: 'fact',
        cell: (entry) => <Counts entry={entry} holdings={holdings} />,
      },
    ],
    rowActions: (entry) => (
      <div className="flex items-center gap-2">
        <LinkButton to={`/dashboard/renewals/activity/${entry._id}`} size="sm" variant="secondary">
          Edit<span className="sr-only">: {entry.title}</span>
        </LinkButton>
        <DeleteButton what={entry.title} verb="Remove" onClick={() => onRemove(entry)} />
        <ConfirmWithoutScripts
          opener={
            <>
              Remove<span className="sr-only">: {entry.title}</span>
            </>
          }
          title={`Remove ${entry.title}?`}
          description={removalText.entries}
          label="Remove"
          size="sm"
          hiddenFields={{ what: 'entries', id: entry._id }}
        />
      </div>
    ),
    empty:
      holdings.length === 0 ? (
        'Activities for your certifications appear here.'
      ) : (
        <EmptyState
          title="No activities yet"
          text="Complete a course and it appears here, or add something you did elsewhere."
          action={<LinkButton to="/dashboard/renewals/activity">Add activity</LinkButton>}
        />
      ),
    noMatch: 'No activities match your search.',
  });

function Activity({ entry: { title, provider, url } }: { entry: Entry }) {
  return (
    <span className="block min-w-40">
      <span className="block font-semibold wrap-anywhere">
        {url ? (
          <a className="link" href={url} rel="noopener">
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <span className="block text-sm wrap-anywhere text-ink-2">{provider}</span>
    </span>
  );
}

function Counts({ entry, holdings }: { entry: Entry; holdings: readonly Holding[] }) {
  if (entry.allocations.length === 0) return <span className="text-ink-2">Not allocated</span>;
  return (
    <ul className="grid min-w-44 gap-2">
      {entry.allocations.map((allocation) => {
        const holding = holdings.find(({ _id }) => _id === allocation.holding);
        const reason = holding && reasonText(allocation, holding);
        const isSplit = entry.allocations.filter((one) => one.holding === allocation.holding).length > 1;
        return (
          <li key={`${allocation.holding} ${allocation.group}`}>
            <span className="block">
              <strong>{allocation.name}</strong>
              {isSplit && `, ${allocation.groupName}`}: {inUnits(allocation.counted, allocation.unit)}
            </span>
            {reason && <span className="block text-sm text-amber-text">{reason}</span>}
            {allocation.reportedOn && (
              <span className="block text-sm text-ink-2">
                Reported on {formatDate(allocation.reportedOn)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
