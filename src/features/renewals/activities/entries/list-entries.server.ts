import { containsText } from '../../../../contract/text/marks.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { type CsvColumn, csvDownload } from '../../../../platform/http/responses/csv.ts';
import type { Entry, EntryQuery } from '../../contract.ts';
import { noEntry } from '../../failures.server.ts';
import type { Reason } from '../counting/activity.ts';
import { type Activities, entryPresenter, readActivities } from '../read-activities.server.ts';

/** A page of the learner's activities, newest first. */
export async function listEntries(db: Db, userId: string, { search, page, limit }: EntryQuery) {
  const entries = matching(await readActivities(db, userId), search);
  return {
    entries: entries.slice((page - 1) * limit, page * limit),
    total: entries.length,
    page,
    limit,
  };
}

/** One activity. @throws 404 not the learner's */
export async function findEntry(db: Db, userId: string, id: string): Promise<Entry> {
  const activities = await readActivities(db, userId);
  const entry = activities.entries.find((one) => one.id === id);
  if (!entry) throw noEntry();
  return entryPresenter(activities)(entry);
}

/** Searches in memory: counting one entry needs all of them, and a learner has at most 2,000. */
function matching(activities: Activities, search = ''): Entry[] {
  return activities.entries
    .filter(({ title, provider }) => containsText(`${title}\n${provider}`, search))
    .map(entryPresenter(activities));
}

type Line = {
  entry: Entry;
  allocation: Entry['allocations'][number] | undefined;
  /** The areas of the certification's scheme. */
  areas: readonly { key: string; name: string }[];
};

const whyNotCounted: Record<Reason, string> = {
  'outside-cycle': 'Outside the cycle',
  'missing-reflection': 'Needs a reflection',
  'below-step': 'Below the smallest step in each area',
  duplicate: 'Counts once in a cycle',
  'above-activity-maximum': 'Above the maximum for one activity',
  'above-day-maximum': 'Above the daily maximum',
  'above-group-maximum': 'Above the maximum of its group',
};

const columns: CsvColumn<Line>[] = [
  ['Provider', ({ entry }) => entry.provider],
  ['Activity', ({ entry }) => entry.title],
  ['Link', ({ entry }) => entry.url],
  ['First day', ({ entry }) => entry.startsOn],
  ['Last day', ({ entry }) => entry.endsOn],
  ['Hours', ({ entry }) => entry.hours],
  ['Certification', ({ allocation }) => allocation?.name ?? null],
  ['Group', ({ allocation }) => allocation?.groupName ?? null],
  ['Areas', areasText],
  ['Counted', ({ allocation }) => allocation?.counted ?? null],
  ['Unit', ({ allocation }) => allocation?.unit ?? null],
  ['Why not counted', ({ allocation }) => (allocation?.reason ? whyNotCounted[allocation.reason] : null)],
  ['Reported on', ({ allocation }) => allocation?.reportedOn ?? null],
  ['Reflection', ({ entry }) => entry.reflection],
];

function areasText({ allocation, areas }: Line): string {
  const hours = allocation?.areas ?? {};
  return areas.flatMap(({ key, name }) => (hours[key] ? [`${name} ${hours[key]}`] : [])).join('; ');
}

/** The matching activities as CSV: one line for each allocation of an activity, or one if it has none. */
export async function entriesCsv(db: Db, userId: string, search?: string): Promise<Response> {
  const activities = await readActivities(db, userId);
  const areasOf = new Map(activities.certifications.map(({ holding, scheme }) => [holding.id, scheme.areas]));
  const lines = matching(activities, search).flatMap((entry): Line[] =>
    entry.allocations.length === 0
      ? [{ entry, allocation: undefined, areas: [] }]
      : entry.allocations.map((allocation) => ({
          entry,
          allocation,
          areas: areasOf.get(allocation.holding) ?? [],
        })),
  );
  return csvDownload('renewals', columns, inOneBatch(lines));
}

async function* inOneBatch(lines: Line[]): AsyncGenerator<Line[]> {
  yield lines;
}
