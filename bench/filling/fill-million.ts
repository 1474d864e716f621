import { Client } from 'pg';
import { fill } from '../running/database.ts';
import { byEffort } from '../running/effort.ts';
import { courseCount, fillCatalogue } from './fill.ts';

const copies = byEffort({ full: 9, quick: 9, smoke: 1 });
const name = 'million';

/**
 * Opens a second database next to the measured one, with ten times as many courses (twice as many in a smoke run): the
 * copies of a course differ in level, language, price and date, which are random. The database is created once, and
 * later runs reuse it.
 * @returns its connection string
 */
export async function openMillion(databaseUrl: string, say: (line: string) => void): Promise<string> {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const { rowCount } = await send(databaseUrl, `select from pg_database where datname = '${name}'`);
  if (rowCount === 0) {
    const count = (courseCount * (copies + 1)).toLocaleString('en-GB');
    say(`Filling a second database with ${count} courses…`);
    await send(databaseUrl, 'drop database if exists filling');
    await send(databaseUrl, 'create database filling');
    url.pathname = '/filling';
    await fill(url.href, [fillCatalogue]);
    await multiply(url.href);
    await send(databaseUrl, `alter database filling rename to ${name}`);
    url.pathname = `/${name}`;
  }
  return url.href;
}

/** Copies the courses. Rebuilds the indexes once all rows are there, which takes a fraction of the time. */
async function multiply(url: string): Promise<void> {
  const { rows } = await send<{ name: string; definition: string }>(
    url,
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'courses' and indexdef not like 'CREATE UNIQUE%'`,
  );
  for (const index of rows) await send(url, `drop index ${index.name}`);
  await send(url, 'alter table courses disable trigger user');
  const { rows: columns } = await send<{ name: string }>(
    url,
    `select column_name as name from information_schema.columns
     where table_name = 'courses' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const values: Record<string, string> = {
    id: 'new_id()',
    slug: `slug || '-' || copy`,
    level: `(array['Beginner', 'Intermediate', 'Advanced'])[1 + floor(random() * 3)]`,
    language: `case when random() < 0.7 then 'English' else language end`,
    price_cents: 'case when random() < 0.1 then 0 else 900 + 100 * floor(random() * 300)::int end',
    discount_cents: 'null',
    created_at: `timestamptz '2026-01-01' - random() * interval '1500 days'`,
  };
  await send(
    url,
    `insert into courses (${columns.map((column) => column.name).join(', ')})
     select ${columns.map((column) => values[column.name] ?? column.name).join(', ')}
     from courses, generate_series(1, ${copies}) copy`,
  );
  await send(url, 'alter table courses enable trigger user');
  await send(url, 'truncate course_credit_kinds');
  await send(
    url,
    `insert into course_credit_kinds
     select id, kind, amount, created_at, charged_cents, title_key, category, level, language
     from courses, credit_kinds(credits) where credits is not null`,
  );
  for (const index of rows) await send(url, index.definition);
  await send(url, 'vacuum (analyze) courses, course_credit_kinds');
}

async function send<Row extends object>(url: string, text: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}
