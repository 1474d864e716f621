import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ShareTerms = Selectable<Tables['shareTerms']>;

/** The terms in force at a moment: the first version has applied since before the first sale. */
export const termsAt = (db: Db, moment: Date): Promise<ShareTerms> =>
  db
    .selectFrom('shareTerms')
    .selectAll()
    .where('effectiveFrom', '<=', moment)
    .orderBy('effectiveFrom', 'desc')
    .executeTakeFirstOrThrow();
