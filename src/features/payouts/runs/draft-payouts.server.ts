import { sql } from 'kysely';
import type { Cents } from '../../../contract/money/money.ts';
import type { Trx } from '../../../platform/database/database.ts';

/** Whom a run pays: everyone whose balance reaches the minimum, or a given amount to one instructor. */
type Drafting = {
  runId: string;
  minimumCents: Cents;
  only?: { instructorId: string; cents: Cents };
  now: Date;
};

/**
 * Drafts the payouts of a run, in the transaction that creates it: their money leaves the available balances
 * immediately, in one balanced journal each. Balances are locked, so that a refund waits, and nothing is drafted twice.
 */
export async function draftPayouts(trx: Trx, { runId, minimumCents, only, now }: Drafting): Promise<void> {
  await sql`
    with due as (
      select profile.user_id, profile.method, profile.hint, profile.sealed, profile.version,
        ${only ? sql`${only.cents}::bigint` : sql`balance.cents`} as cents
      from payout_profiles profile
      join users on users.id = profile.user_id and users.is_active
      join ledger_balances balance on balance.account = 'instructor:' || profile.user_id || ':available'
      where profile.state = 'approved' and profile.usable_from <= ${now}
        and balance.cents > 0 and balance.cents >= ${only ? only.cents : minimumCents}
        ${only ? sql`and profile.user_id = ${only.instructorId}` : sql``}
        and not exists (
          select from payouts open where open.user_id = profile.user_id and open.state in ('drafted', 'approved')
        )
      order by balance.account
      for update of balance
    )
    insert into payouts (run_id, user_id, method, hint, sealed, profile_version, cents, drafted_at)
    select ${runId}, user_id, method, hint, sealed, version, cents, ${now} from due
    on conflict do nothing`.execute(trx);
  await sql`
    with drafted as (select id, user_id, cents from payouts where run_id = ${runId}),
    journal as (
      insert into ledger_journals (kind, payout_id, at) select 'payout_draft', id, ${now} from drafted
      returning id, payout_id
    )
    insert into ledger_entries (journal_id, account, cents, at)
    select journal.id, 'instructor:' || drafted.user_id || ':' || side.part, side.sign * drafted.cents, ${now}
    from journal join drafted on drafted.id = journal.payout_id
    cross join (values ('available', -1), ('drafted', 1)) as side (part, sign)
    order by 2`.execute(trx);
}
