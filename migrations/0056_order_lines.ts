import { type Kysely, sql } from 'kysely';

/**
 * What an order is for, line by line. The lines sum to the order: the database refuses anything else. An order with one
 * line has it written and kept by the database, so that the previous version of the product can still place orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_lines (
      order_id uuid not null references orders on delete cascade,
      position smallint not null check (position >= 1),
      user_id uuid not null references users,
      kind text not null check (kind in ('course', 'bundle', 'gift')),
      course_id uuid references courses,
      quantity smallint not null default 1 check (quantity >= 1),
      list_cents integer not null check (list_cents >= 0),
      discount_cents integer not null default 0 check (discount_cents between 0 and list_cents * quantity),
      total_cents integer not null check (total_cents >= 0),
      refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
      attribution text not null default 'platform' check (attribution in ('platform', 'instructor')),
      primary key (order_id, position),
      check (kind = 'bundle' or course_id is not null)
    )`.execute(db);
  await sql`create index order_lines_course on order_lines (course_id)`.execute(db);
  await sql`create index order_lines_user on order_lines (user_id)`.execute(db);
  await backfill(db);
  await keepSingleLine(db);
  await refuseOtherSums(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

/** An earlier order never recorded its list price: it gets the amount. */
async function backfill(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into order_lines (order_id, position, user_id, kind, course_id, list_cents, total_cents, refunded_cents)
    select id, 1, user_id, 'course', course_id, amount_cents, amount_cents, refunded_cents from orders`.execute(
    db,
  );
}

async function keepSingleLine(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_order_line() returns trigger language plpgsql as $$
    begin
      insert into order_lines (order_id, position, user_id, kind, course_id, list_cents, total_cents, refunded_cents)
        values (new.id, 1, new.user_id, 'course', new.course_id, new.amount_cents, new.amount_cents, new.refunded_cents);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger new_orders_have_a_line after insert on orders
      for each row execute function add_order_line()`.execute(db);
  await sql`
    create function follow_order() returns trigger language plpgsql as $$
    begin
      update order_lines set total_cents = new.amount_cents, refunded_cents = new.refunded_cents
        where order_id = new.id and not exists (
          select from order_lines other where other.order_id = new.id and other.position > 1);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger single_lines_follow_their_order after update of amount_cents, refunded_cents on orders
      for each row when (old.amount_cents <> new.amount_cents or old.refunded_cents <> new.refunded_cents)
      execute function follow_order()`.execute(db);
}

/** Checked when the transaction commits, so that an order and its lines may change one after the other. */
async function refuseOtherSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_order_lines() returns trigger language plpgsql as $$
    declare
      one uuid := (case tg_table_name when 'orders' then to_jsonb(new)->>'id'
        else coalesce(to_jsonb(new), to_jsonb(old))->>'order_id' end)::uuid;
      due record;
      have record;
    begin
      select amount_cents, refunded_cents into due from orders where id = one;
      if not found then return null; end if;
      select coalesce(sum(total_cents), 0) as total, coalesce(sum(refunded_cents), 0) as refunded
        into have from order_lines where order_id = one;
      if have.total <> due.amount_cents or have.refunded <> due.refunded_cents then
        raise exception 'the lines of order % do not sum to it', one using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger orders_equal_their_lines
      after insert or update of amount_cents, refunded_cents on orders
      deferrable initially deferred for each row execute function check_order_lines()`.execute(db);
  await sql`
    create constraint trigger lines_sum_to_their_order
      after insert or delete or update of total_cents, refunded_cents, order_id on order_lines
      deferrable initially deferred for each row execute function check_order_lines()`.execute(db);
}

const comments = {
  'order_lines.course_id': 'Null for a bundle',
  'order_lines.list_cents': 'The price of one before any discount',
  'order_lines.discount_cents': 'What the course’s own discount and a coupon took off together',
  'order_lines.total_cents': 'What the buyer pays for the line',
  'order_lines.attribution': 'Who brought the buyer: decides the shares',
};
