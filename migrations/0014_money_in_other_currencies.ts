import { type Kysely, sql } from 'kysely';

/** Money that was accepted in another currency than its order's is given back in that currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column taken_currency text`.execute(db);
  await sql`alter table refunds add column order_cents bigint, add column refunded_before bigint`.execute(db);
  await sql`
    update refunds set
      refunded_before = orders.refunded_cents,
      order_cents = case
        when refunds.currency = orders.currency then refunds.amount_cents else orders.amount_cents end
    from orders where orders.id = refunds.order_id`.execute(db);
  await sql`
    alter table refunds alter column order_cents set not null, alter column refunded_before set not null`.execute(
    db,
  );
  // What was accepted in another currency before this was recorded: its history tells.
  await sql`
    update orders set taken_currency = event.currency
    from (
      select order_id, details->'fact'->'received'->>'currency' as currency
      from order_events where details->'fact'->>'kind' = 'confirmed'
    ) as event
    where event.order_id = orders.id and event.currency <> orders.currency`.execute(db);
}
