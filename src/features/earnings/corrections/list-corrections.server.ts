import { sql } from 'kysely';
import { toDollars } from '../../../contract/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { termsAt } from '../../ledger/index.server.ts';
import type { Correction, CorrectionList, CorrectionQuery } from './contract.ts';
import type { StoredEntry } from './correct-ledger.server.ts';

/** A page of the corrections, newest first. The search looks in their reasons. */
export async function listCorrections(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page, limit, search, state }: CorrectionQuery,
): Promise<CorrectionList> {
  const matching = db
    .selectFrom('ledgerCorrections as correction')
    .$if(state !== undefined, (q) => q.where('correction.state', '=', state ?? 'proposed'))
    .$if(Boolean(search), (q) => q.where('correction.memo', 'ilike', containing(search ?? '')));
  const [rows, total, terms] = await Promise.all([
    matching
      .innerJoin('users as creator', 'creator.id', 'correction.createdBy')
      .leftJoin('users as decider', 'decider.id', 'correction.decidedBy')
      .selectAll('correction')
      .select(['creator.name as creatorName', 'decider.name as deciderName'])
      .orderBy('correction.createdAt', 'desc')
      .orderBy('correction.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
    termsAt(db, clock()),
  ]);
  const entries = rows.flatMap((row) => row.entries as StoredEntry[]);
  const names = await namesOf(db, entries);
  const corrections = rows.map(
    (row): Correction => ({
      _id: row.id,
      state: row.state,
      amount: toDollars(row.cents),
      memo: row.memo,
      entries: (row.entries as StoredEntry[]).map(({ account, cents }) => ({
        account: account.replace(/^instructor:[^:]+/, 'instructor'),
        instructor: names.get(account) ?? null,
        amount: toDollars(cents),
      })),
      createdBy: { _id: row.createdBy, name: row.creatorName },
      createdAt: row.createdAt.toISOString(),
      decidedBy: row.deciderName,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }),
  );
  return { corrections, total, page, limit, secondAbove: toDollars(terms.secondAboveCents) };
}

/** The names of the instructors that the entries' accounts belong to, by account. */
async function namesOf(db: Context['db'], entries: StoredEntry[]): Promise<Map<string, string>> {
  const ids = new Map(
    entries.flatMap(({ account }) => {
      const id = /^instructor:([^:]+)/.exec(account)?.[1];
      return id ? [[account, id]] : [];
    }),
  );
  const people = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids.values()]}::uuid[])`)
    .execute();
  const byId = new Map(people.map(({ id, name }) => [id, name]));
  return new Map([...ids].map(([account, id]) => [account, byId.get(id) ?? '']));
}
