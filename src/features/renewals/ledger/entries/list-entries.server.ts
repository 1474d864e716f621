import type { Db } from '../../../../platform/database/database.ts';
import { type CsvColumn, csvDownload } from '../../../../platform/http/responses/csv.ts';
import type { Entry, EntryQuery } from '../../contract.ts';
import { noEntry } from '../../failures.server.ts';
import { entryPresenter, readLedger } from '../ledger.server.ts';

/** A page of the learner's activities, newest first. */
export async function listEntries(db: Db, userId: string, { search, page, limit }: EntryQuery) {
  const entries = await matching(db, userId, search);
  return {
    entries: entries.slice((page - 1) * limit, page * limit),
    total: entries.length,
    page,
    limit,
  };
}

/** One activity. @throws 404 not the learner's */
export async function findEntry(db: Db, userId: string, id: string): Promise<Entry> {
  const ledger = await readLedger(db, userId);
  const entry = ledger.entries.find((one) => one.id === id);
  if (!entry) throw noEntry();
  return entryPresenter(ledger)(entry);
}

/** A ledger has at most 2,000 entries, and all are needed to count one. */
async function matching(db: Db, userId: string, search = ''): Promise<Entry[]> {
  const ledger = await readLedger(db, userId);
  const wanted = search.toLowerCase();
  return ledger.entries
    .filter(({ title, provider }) => `${title}\n${provider}`.toLowerCase().includes(wanted))
    .map(entryPresenter(ledger));
}

type Line = { entry: Entry; allocation: Entry['allocations'][number] | undefined };

const columns: CsvColumn<Line>[] = [
  ['Provider', ({ entry }) => entry.provider],
  ['Activity', ({ entry }) => entry.title],
  ['Link', ({ entry }) => entry.url],
  ['First day', ({ entry }) => entry.startsOn],
  ['Last day', ({ entry }) => entry.endsOn],
  ['Hours', ({ entry }) => entry.hours],
  ['Certification', ({ allocation }) => allocation?.name ?? null],
  ['Group', ({ allocation }) => allocation?.groupName ?? null],
  ['Areas', ({ allocation }) => areasText(allocation?.areas ?? {})],
  ['Counted', ({ allocation }) => allocation?.counted ?? null],
  ['Unit', ({ allocation }) => allocation?.unit ?? null],
  ['Why not', ({ allocation }) => allocation?.reason ?? null],
  ['Reported on', ({ allocation }) => allocation?.reportedOn ?? null],
  ['Reflection', ({ entry }) => entry.reflection],
];

const areasText = (areas: Record<string, number>): string =>
  Object.entries(areas)
    .map(([area, hours]) => `${area} ${hours}`)
    .join('; ');

/** The matching activities as CSV: one line for each certification that an activity is allocated to. */
export async function entriesCsv(db: Db, userId: string, search?: string): Promise<Response> {
  const entries = await matching(db, userId, search);
  const lines = entries.flatMap((entry): Line[] =>
    entry.allocations.length === 0
      ? [{ entry, allocation: undefined }]
      : entry.allocations.map((allocation) => ({ entry, allocation })),
  );
  return csvDownload('renewals', columns, inOneBatch(lines));
}

async function* inOneBatch(lines: Line[]): AsyncGenerator<Line[]> {
  yield lines;
}
