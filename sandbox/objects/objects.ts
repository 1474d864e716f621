import type { Database } from '../support/database.ts';
import type { Provider } from '../support/faults.ts';

/** A provider's objects, by kind and id, in their current state. */
export type Collection<Body> = {
  put(id: string, body: Body): void;
  get(id: string): Body | undefined;
  /** The newest first. */
  newest(limit: number): Body[];
  /** The objects with this value in a field, oldest first. `path` is a JSON path such as `$.status`. */
  where(path: string, value: string | number): Body[];
};

/** A provider's objects of one kind. */
export function collection<Body>(db: Database, provider: Provider, kind: string): Collection<Body> {
  const bodies = (rows: { body: string }[]) => rows.map((row) => JSON.parse(row.body) as Body);
  return {
    put: (id, body) =>
      void db.run(
        `INSERT INTO objects (provider, kind, id, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (provider, kind, id) DO UPDATE SET body = excluded.body`,
        provider,
        kind,
        id,
        JSON.stringify(body),
      ),
    get(id) {
      const sql = 'SELECT body FROM objects WHERE provider = ? AND kind = ? AND id = ?';
      const row = db.get<{ body: string }>(sql, provider, kind, id);
      return row && (JSON.parse(row.body) as Body);
    },
    newest: (limit) =>
      bodies(
        db.all(
          'SELECT body FROM objects WHERE provider = ? AND kind = ? ORDER BY seq DESC LIMIT ?',
          provider,
          kind,
          limit,
        ),
      ),
    where: (path, value) =>
      bodies(
        db.all(
          'SELECT body FROM objects WHERE provider = ? AND kind = ? AND json_extract(body, ?) = ? ORDER BY seq',
          provider,
          kind,
          path,
          value,
        ),
      ),
  };
}
