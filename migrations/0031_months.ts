import { type Kysely, sql } from 'kysely';

/**
 * Partitions the tables that only grow by month (UTC). What they hold until the end of the present month stays in one
 * partition, `…_earlier`; months that nobody has created yet go to `…_later`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addMonthFunction(db);
  await partition(db, 'audit_log', 'at', ['id'], {
    audit_log_search: `using gin ((action || E'\\n' || subject_id || E'\\n' || details::text) gin_trgm_ops)`,
    audit_log_newest: '(at desc, id desc)',
    audit_log_actor: '(actor_id)',
    audit_log_subject: '(subject_type, subject_id, at desc)',
  });
  await partition(db, 'order_events', 'at', ['id'], { order_events_order: '(order_id, at)' });
  await sql`
    alter table order_events add constraint order_events_order_id_fkey
    foreign key (order_id) references orders on delete cascade`.execute(db);
  await partition(db, 'webhook_events', 'received_at', ['provider', 'event_id'], {
    webhook_events_received: '(received_at)',
  });
  await storeEachWebhookOnce(db);
  for (const table of ['audit_log', 'order_events', 'webhook_events']) {
    await attachEarlier(db, table);
    for (const ahead of [1, 2, 3]) await sql`select add_month(${table}, ${ahead}::integer)`.execute(db);
  }
  await sql`
    create trigger store_webhook_once before insert on webhook_events
    for each row execute function store_webhook_once()`.execute(db);
}

/** Creates the partition of a month, `ahead` months from now; false if it is there already. */
async function addMonthFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_month(parent text, ahead integer) returns boolean language plpgsql as $$
    declare
      month timestamp := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
      first timestamptz := month at time zone 'UTC';
      beyond timestamptz := (month + interval '1 month') at time zone 'UTC';
      name text := parent || to_char(month, '_YYYY_MM');
      later text := parent || '_later';
      key text;
    begin
      if to_regclass(name) is not null then return false; end if;
      select attname into strict key from pg_partitioned_table
        join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
        where partrelid = parent::regclass;
      execute format('create table %I (like %I including defaults including constraints)', name, parent);
      execute format('with moved as (delete from %I where %I >= $1 and %I < $2 returning *) insert into %I select * from moved',
        later, key, key, name) using first, beyond;
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, first, beyond);
      return true;
    end $$`.execute(db);
}

/** An empty partitioned table takes the place of one that becomes `…_earlier`, with the same columns and indexes. */
async function partition(
  db: Kysely<unknown>,
  table: string,
  column: string,
  key: string[],
  indexes: Record<string, string>,
): Promise<void> {
  const [name, earlier, later] = [table, `${table}_earlier`, `${table}_later`].map((each) => sql.id(each));
  await sql`alter table ${name} rename to ${earlier}`.execute(db);
  await sql`alter table ${earlier} drop constraint ${sql.id(`${table}_pkey`)}`.execute(db);
  await sql`
    create table ${name} (like ${earlier} including defaults including comments)
    partition by range (${sql.id(column)})`.execute(db);
  await sql`alter table ${name} add primary key (${sql.join([...key, column].map((each) => sql.id(each)))})`.execute(
    db,
  );
  for (const [index, definition] of Object.entries(indexes)) {
    await sql`alter index ${sql.id(index)} rename to ${sql.id(index.replace(table, `${table}_earlier`))}`.execute(
      db,
    );
    await sql`create index ${sql.id(index)} on ${name} ${sql.raw(definition)}`.execute(db);
  }
  await sql`create table ${later} partition of ${name} default`.execute(db);
}

/** Rows beyond the present month, from a clock that is ahead, go to the later partition. */
async function attachEarlier(db: Kysely<unknown>, table: string): Promise<void> {
  const column = table === 'webhook_events' ? 'received_at' : 'at';
  const { rows } = await sql<{ end: string }>`
    select ((date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC')::text as end`.execute(
    db,
  );
  const end = sql.lit(rows[0]?.end as string);
  const [name, earlier, at] = [table, `${table}_earlier`, column].map((each) => sql.id(each));
  await sql`with moved as (delete from ${earlier} where ${at} >= ${end} returning *) insert into ${name} select * from moved`.execute(
    db,
  );
  await sql`alter table ${name} attach partition ${earlier} for values from (minvalue) to (${end})`.execute(
    db,
  );
}

/**
 * A key of a partitioned table contains its month, so it cannot prevent the same event in two months. The keys have a
 * table of their own, and a trigger skips an event whose key is there; processes of the version before insert as always.
 */
async function storeEachWebhookOnce(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_keys (
      provider text not null,
      event_id text not null,
      received_at timestamptz not null,
      primary key (provider, event_id)
    )`.execute(db);
  await sql`create index webhook_keys_received on webhook_keys (received_at)`.execute(db);
  await sql`comment on table webhook_keys is 'Every webhook that was stored, so that each is stored once'`.execute(
    db,
  );
  await sql`insert into webhook_keys select provider, event_id, received_at from webhook_events_earlier`.execute(
    db,
  );
  await sql`
    create function store_webhook_once() returns trigger language plpgsql as $$
    begin
      insert into webhook_keys values (new.provider, new.event_id, new.received_at) on conflict do nothing;
      if not found then return null; end if;
      return new;
    end $$`.execute(db);
}
