import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, type QueryResult } from 'pg';
import { CourseQuery } from '../../src/features/catalogue/contract.ts';
import { findCourses } from '../../src/features/catalogue/search/find-courses.server.ts';
import type { Tables } from '../../src/platform/database/tables.ts';

/** A query for `pg`. With a name it is planned once per connection. */
export type Statement = { text: string; values: unknown[]; name?: string };

/** The product's own statements for a query of the catalogue: the page of courses, if there are any, then the count. */
export async function statementsFor(
  databaseUrl: string,
  queryParams: Record<string, string>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const pool = new Pool({ connectionString: databaseUrl });
  const query = pool.query.bind(pool) as (statement: Statement) => Promise<QueryResult>;
  const record = (statement: Statement) => {
    sent.push(statement);
    return query(statement);
  };
  await findCourses({ query: record as Pool['query'] }, CourseQuery.parse(queryParams));
  await pool.end();
  return sent.toSorted((a, b) => Number(isCount(a)) - Number(isCount(b)));
}

/** The statements sent during some work of the product. */
export async function recordStatements(
  databaseUrl: string,
  work: (db: Kysely<Tables>) => unknown,
): Promise<Statement[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  const sent: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      sent.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  await work(db);
  await db.destroy();
  return sent;
}

/** Whether a statement of the catalogue counts courses instead of reading them. */
export const isCount = ({ text }: Statement): boolean => text.startsWith('select count(');
