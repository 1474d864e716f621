import { type Kysely, sql } from 'kysely';

/**
 * A refund request keeps the amount it asked for, whatever is refunded later. Until now it was what is left of the line,
 * which stays right for requests that are waiting. A request with a decision asked for what was left when it was made. Of
 * an earlier refund of a whole bundle, the line’s share counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_requests add column asked_cents integer check (asked_cents >= 0)`.execute(db);
  await sql`
    update refund_requests request
      set asked_cents = line.total_cents - case when request.status = 'waiting' then line.refunded_cents else (
        select least(line.refunded_cents, coalesce(sum(case when refund.line_position is null
            then round(refund.order_cents::numeric * line.total_cents / nullif(orders.amount_cents, 0))
            else refund.order_cents end), 0))
          from refunds refund
          where refund.order_id = line.order_id and coalesce(refund.line_position, line.position) = line.position
            and refund.status <> 'refused' and refund.created_at < request.created_at
            and refund.id is distinct from request.refund_id) end
      from order_lines line join orders on orders.id = line.order_id
      where line.order_id = request.order_id and line.position = request.position`.execute(db);
  // While this version is rolled out, processes of the previous one add requests without an amount.
  await sql`
    create function set_asked_cents() returns trigger language plpgsql as $$
    begin
      select total_cents - refunded_cents into new.asked_cents
        from order_lines where order_id = new.order_id and position = new.position;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger set_asked_cents before insert on refund_requests
      for each row when (new.asked_cents is null) execute function set_asked_cents()`.execute(db);
  await sql`alter table refund_requests alter column asked_cents set not null`.execute(db);
  await sql`comment on column refund_requests.asked_cents is 'What was left to refund when it was made'`.execute(
    db,
  );
}
