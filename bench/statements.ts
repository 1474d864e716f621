import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { findCourses } from '../src/features/catalogue/find-courses.server.ts';
import { CourseQuery } from '../src/features/catalogue/schemas.ts';
import type { Tables } from '../src/platform/database/tables.ts';

export type Statement = { text: string; values: readonly unknown[] };

/** The statements the product itself sends to answer a query of the catalogue: the page of courses, then their number. */
export async function statementsFor(
  databaseUrl: string,
  words: Record<string, string>,
): Promise<Statement[]> {
  const sent = await recordStatements(databaseUrl, (db) => findCourses(db, CourseQuery.parse(words)));
  return sent.toSorted((a, b) => Number(isCount(a)) - Number(isCount(b)));
}

/** The statements that some work of the product sends. */
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
      sent.push({ text: query.sql, values: query.parameters });
    },
  });
  await work(db);
  await db.destroy();
  return sent;
}

const isCount = ({ text }: Statement): boolean => text.startsWith('select count(');
