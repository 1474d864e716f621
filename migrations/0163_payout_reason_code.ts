import { type Kysely, sql } from 'kysely';

/** Marks the reasons of payouts that quote a provider. Earlier ones are known by how they begin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payouts add column reason_code text
      constraint payouts_reason_code check (reason_code in ('provider_refused'))`.execute(db);
  await sql`comment on column payouts.reason_code is
    'provider_refused: the reason quotes the provider, so its instructor reads a general one'`.execute(db);
  await sql`update payouts set reason_code = 'provider_refused'
    where starts_with(reason, 'The provider refused it: ')`.execute(db);
}
