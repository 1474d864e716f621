import { sql } from 'kysely';
import { containsText } from '../../../../contract/text/marks.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { noSuchScheme } from '../../failures.server.ts';
import { presentScheme } from '../schemes.server.ts';
import type { SchemeQuery, SchemeVersion } from './shapes.ts';

/** A page of the current versions: those never confirmed first, then the least recently confirmed. */
export async function listSchemes(db: Db, { search = '', state, page, limit }: SchemeQuery) {
  const rows = await selectVersions(db).execute();
  const newest = new Map<string, Row>();
  for (const row of rows) if (!newest.has(row.key)) newest.set(row.key, row);
  const schemes = [...newest.values()]
    .filter((row) => containsText(`${row.body} ${row.name}\n${row.source}`, search))
    .filter((row) => state === undefined || row.state === state)
    .sort(byConfirmation);
  return {
    schemes: schemes.slice((page - 1) * limit, page * limit).map(present),
    total: schemes.length,
    page,
    limit,
  };
}

/** Every version of a scheme, the current one first. @throws 404 an unknown scheme */
export async function schemeHistory(db: Db, key: string): Promise<{ versions: SchemeVersion[] }> {
  const rows = await selectVersions(db).where('s.key', '=', key).execute();
  if (rows.length === 0) throw noSuchScheme();
  return { versions: rows.map(present) };
}

/** Every version of every scheme. Read without paging: there are a few dozen schemes with a few versions each. */
const selectVersions = (db: Db) =>
  db
    .selectFrom('schemes as s')
    .leftJoin('users as checker', 'checker.id', 's.checkedBy')
    .leftJoin('users as maker', 'maker.id', 's.createdBy')
    .leftJoin(
      (q) =>
        q
          .selectFrom('holdings')
          .select(['schemeKey', 'schemeVersion', sql<number>`count(*)::int`.as('count')])
          .groupBy(['schemeKey', 'schemeVersion'])
          .as('held'),
      (join) => join.onRef('held.schemeKey', '=', 's.key').onRef('held.schemeVersion', '=', 's.version'),
    )
    .selectAll('s')
    .select(['checker.name as checkerName', 'maker.name as makerName', 'held.count as holdings'])
    .orderBy('s.version', 'desc')
    .orderBy('s.body')
    .orderBy('s.name');

type Row = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

const byConfirmation = (a: Row, b: Row): number =>
  compare(a.checkedOn ?? '', b.checkedOn ?? '') || compare(a.body, b.body) || compare(a.name, b.name);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const present = (row: Row): SchemeVersion => ({
  ...presentScheme(row),
  _id: `${row.key}-${row.version}`,
  checkedBy: row.checkerName,
  createdAt: row.createdAt?.toISOString() ?? null,
  createdBy: row.makerName,
  holdings: row.holdings ?? 0,
});
