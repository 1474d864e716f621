import type { Selectable } from 'kysely';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CreditEntries, Holdings } from '../../../platform/database/tables.ts';
import type { Entry, Holding } from '../contract.ts';
import { follows } from '../rules/cycle.ts';
import { presentScheme, type SchemeRow } from '../schemes/schemes.server.ts';
import type { Activity } from './counting/activity.ts';
import { carriedActivities } from './counting/carried.ts';
import { countCredits, type Tally } from './counting/count-credits.ts';
import { earnable } from './counting/earnable.ts';

export type HoldingRow = Selectable<Holdings>;
type EntryRow = Selectable<CreditEntries>;

/** A certification with everything allocated to it, and how much of that counts. */
export type Certification = {
  holding: HoldingRow;
  scheme: SchemeRow;
  allocated: Allocated[];
  tally: Tally;
  newer: SchemeRow | null;
  /** The amount that carried over from the previous cycle, and whether the next cycle has been started. */
  carriedIn: number;
  hasNext: boolean;
};
type Allocated = Activity & { reportedOn: string | null };

/** Everything a learner has entered, and how much of it counts. Entries are sorted by their last day, newest first. */
export type Activities = { entries: EntryRow[]; certifications: Certification[] };

/** Reads and counts a learner’s activities. */
export async function readActivities(db: Db, userId: string): Promise<Activities> {
  const [holdings, schemes, entries, allocations] = await Promise.all([
    db
      .selectFrom('holdings')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('endsOn')
      .orderBy('id')
      .execute(),
    db.selectFrom('schemes').selectAll().orderBy('version', 'desc').execute(),
    db
      .selectFrom('creditEntries')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('endsOn', 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute(),
    db.selectFrom('creditAllocations').selectAll().where('userId', '=', userId).execute(),
  ]);
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const certifications: Certification[] = [];
  for (const holding of holdings) {
    const scheme = schemes.find(
      ({ key, version }) => key === holding.schemeKey && version === holding.schemeVersion,
    );
    if (!scheme) continue;
    const newer = schemes.find(({ key, version }) => key === scheme.key && version > scheme.version) ?? null;
    const allocated = allocations.flatMap(
      ({ entryId, holdingId, activityGroup, areas, hours, reportedOn }) => {
        const entry = holdingId === holding.id ? entryOf.get(entryId) : undefined;
        return entry ? [{ ...activityOf(entry, activityGroup, areas, hours), reportedOn }] : [];
      },
    );
    const previous = certifications.find(
      (one) => one.scheme.key === scheme.key && follows(holding, one.holding),
    );
    const carried = previous
      ? carriedActivities(
          previous.scheme,
          previous.holding,
          previous.allocated,
          previous.tally,
          holding.startsOn,
        )
      : [];
    if (previous) previous.hasNext = true;
    certifications.push({
      holding,
      scheme,
      allocated,
      newer,
      hasNext: false,
      carriedIn: carried.reduce((sum, { amount }) => sum + amount, 0),
      tally: countCredits(scheme, holding, [...carried, ...allocated]),
    });
  }
  return { entries, certifications };
}

const activityOf = (
  entry: EntryRow,
  group: string,
  areas: Record<string, number>,
  hours: number | null,
): Activity => ({
  id: `${entry.id} ${group}`,
  entry: entry.id,
  key: JSON.stringify([entry.provider, entry.title].map((text) => text.toLowerCase())),
  startsOn: entry.startsOn,
  endsOn: entry.endsOn,
  group,
  amount: hours ?? entry.hours,
  areas,
  hasReflection: entry.reflection !== '',
});

const units = (hundredths: number): number => hundredths / 100;

/** A certification with its progress. */
export function presentHolding(
  { holding, scheme, newer, carriedIn, hasNext, tally }: Certification,
  now: Date,
): Holding {
  const amounts = (
    things: readonly { key: string; name: string }[],
    progress: Record<string, { counted: number; missing: number }>,
  ) =>
    things.map(({ key, name }) => ({
      key,
      name,
      counted: units(progress[key]?.counted ?? 0),
      missing: units(progress[key]?.missing ?? 0),
    }));
  return {
    _id: holding.id,
    scheme: presentScheme(scheme),
    number: holding.number,
    earnedOn: holding.earnedOn,
    startsOn: holding.startsOn,
    endsOn: holding.endsOn,
    timeZone: holding.timeZone,
    newer: newer && presentScheme(newer),
    counted: units(tally.counted),
    missing: units(tally.missing),
    earnable: units(earnable(scheme, tally, dayIn(now, holding.timeZone)).earnable),
    carried: units(tally.carried),
    carriedIn: units(carriedIn),
    hasNext,
    missingActivities: tally.missingActivities,
    areas: amounts(scheme.areas, tally.areas),
    groups: amounts(scheme.groups, tally.groups),
    years: scheme.perYear === null ? [] : tally.years.map(presentYear),
  };
}

const presentYear = ({ startsOn, endsOn, counted, missing }: Tally['years'][number]) => ({
  startsOn,
  endsOn,
  counted: units(counted),
  missing: units(missing),
});

/** Shows each entry with what it counts for in every certification it is allocated to. */
export function entryPresenter({ certifications }: Activities): (entry: EntryRow) => Entry {
  const indexed = certifications.map((certification) => ({
    ...certification,
    allocatedBy: Map.groupBy(certification.allocated, ({ entry }) => entry),
    countedBy: new Map(certification.tally.activities.map((one) => [one.id, one])),
  }));
  return (entry) => ({
    _id: entry.id,
    courseId: entry.courseId,
    title: entry.title,
    provider: entry.provider,
    url: entry.url,
    startsOn: entry.startsOn,
    endsOn: entry.endsOn,
    hours: units(entry.hours),
    reflection: entry.reflection,
    allocations: indexed.flatMap(({ holding, scheme, allocatedBy, countedBy }) =>
      inGroupOrder(scheme, allocatedBy.get(entry.id) ?? []).map((allocated) => {
        const counted = countedBy.get(allocated.id);
        return {
          holding: holding.id,
          name: scheme.name,
          unit: scheme.unit,
          group: allocated.group,
          groupName: groupName(scheme, allocated.group),
          areas: Object.fromEntries(
            Object.entries(allocated.areas).map(([key, hours]) => [key, units(hours)]),
          ),
          hours: units(allocated.amount),
          reportedOn: allocated.reportedOn,
          counted: units(counted?.counted ?? 0),
          reason: counted?.reason ?? null,
        };
      }),
    ),
  });
}

/** The parts of an entry, in the order of the scheme's groups. */
export function inGroupOrder(
  { groups }: Pick<SchemeRow, 'groups'>,
  parts: readonly Allocated[],
): Allocated[] {
  const order = ({ group }: Allocated): number => groups.findIndex(({ key }) => key === group);
  return parts.toSorted((a, b) => order(a) - order(b));
}

/** The name of one of a scheme’s groups; empty if the scheme does not have it. */
export const groupName = ({ groups }: Pick<SchemeRow, 'groups'>, key: string): string =>
  groups.find((group) => group.key === key)?.name ?? '';
