import type { PoolClient } from 'pg';

const batchSize = 1000;

/**
 * The keys of the files in the local store, in batches, as this connection sees them: within a transaction, as of one
 * moment.
 */
export async function* localStorageKeys(client: Pick<PoolClient, 'query'>): AsyncGenerator<string[]> {
  for (let after: string | undefined; ; ) {
    const { rows } = await client.query<{ id: string; key: string }>(
      `select id, storage_key as key from assets
       where store = 'local' and ($1::uuid is null or id > $1) order by id limit $2`,
      [after, batchSize],
    );
    if (rows.length > 0) yield rows.map(({ key }) => key);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id;
  }
}
