import { type Kysely, sql } from 'kysely';

/** Every order has a short random number for people: `MPO-7F3K-92QX`, eight Crockford base32 characters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function random_order_number() returns text language plpgsql volatile as $$
    declare
      alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      bits constant bigint := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 10))::bit(40)::bigint;
      characters text := '';
    begin
      for i in 0..7 loop
        characters := characters || substr(alphabet, 1 + ((bits >> (5 * i)) & 31)::int, 1);
      end loop;
      return 'MPO-' || left(characters, 4) || '-' || right(characters, 4);
    end $$`.execute(db);
  await sql`alter table orders add column number text`.execute(db);
  await sql`update orders set number = random_order_number()`.execute(db);
  await replaceDuplicates(db);
  await sql`alter table orders alter column number set not null, add constraint orders_number unique (number)`.execute(
    db,
  );
  await sql`
    create function new_order_number() returns text language plpgsql volatile as $$
    declare
      candidate text;
    begin
      loop
        candidate := random_order_number();
        exit when not exists (select from orders where orders.number = candidate);
      end loop;
      return candidate;
    end $$`.execute(db);
  await sql`alter table orders alter column number set default new_order_number()`.execute(db);
}

/** Among a million random numbers a few are equal; all but the oldest order of each get another one. */
async function replaceDuplicates(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      update orders set number = random_order_number() where id in (
        select id from (
          select id, row_number() over (partition by number order by id) as occurrence from orders
        ) as numbered where occurrence > 1
      )`.execute(db);
    if (!numAffectedRows) return;
  }
}
