import { type Kysely, sql } from 'kysely';

/** The areas and their minimums belong to the whole scheme, so at most one of its groups can be split into them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table schemes add constraint schemes_one_group_with_areas
      check (jsonb_array_length(jsonb_path_query_array(groups, '$[*] ? (@.hasAreas == true)')) <= 1)`.execute(
    db,
  );
}
