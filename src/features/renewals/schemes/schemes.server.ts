import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Schemes } from '../../../platform/database/tables.ts';
import type { Scheme } from '../contract.ts';

export type SchemeRow = Selectable<Schemes>;

/** The current version of each scheme, sorted by body and name. */
export const currentSchemes = (db: Db): Promise<SchemeRow[]> =>
  db
    .selectFrom('schemes as s')
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb(
        's.version',
        '=',
        selectFrom('schemes as newer')
          .select(({ fn }) => fn.max('newer.version').as('version'))
          .whereRef('newer.key', '=', 's.key'),
      ),
    )
    .orderBy('body')
    .orderBy('name')
    .execute();

const units = (hundredths: number): number => hundredths / 100;
const unitsOrNull = (hundredths: number | null): number | null =>
  hundredths === null ? null : units(hundredths);

/** Presents a scheme, with amounts in its unit. */
export const presentScheme = (row: Omit<SchemeRow, 'checkedBy' | 'createdAt' | 'createdBy'>): Scheme => ({
  key: row.key,
  version: row.version,
  body: row.body,
  name: row.name,
  unit: row.unit,
  step: unitsOrNull(row.step),
  cycleMonths: row.cycleMonths,
  total: units(row.total),
  perYear: unitsOrNull(row.perYear),
  perActivity: unitsOrNull(row.perActivity),
  perDay: unitsOrNull(row.perDay),
  carryOverMonths: row.carryOverMonths,
  carryOverMaximum: unitsOrNull(row.carryOverMaximum),
  needsReflection: row.needsReflection,
  minimumActivities: row.minimumActivities,
  areas: row.areas.map(({ key, name, minimum }) => ({ key, name, minimum: units(minimum) })),
  groups: row.groups.map(({ key, name, within, minimum, maximum, hasAreas }) => ({
    key,
    name,
    within,
    minimum: units(minimum),
    maximum: unitsOrNull(maximum),
    hasAreas,
  })),
  source: row.source,
  sourceUrl: row.sourceUrl,
  checkedOn: row.checkedOn,
});
