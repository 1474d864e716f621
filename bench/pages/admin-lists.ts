import assert from 'node:assert/strict';
import { Pool } from 'pg';
import { openSession } from '../../src/features/accounts/sessions/sessions.server.ts';
import { listAuditLog } from '../../src/features/admin/audit/audit-log.server.ts';
import { AuditQuery, UserQuery } from '../../src/features/admin/contract.ts';
import { listUsers } from '../../src/features/admin/users/list-users.server.ts';
import { AdminQuery as CourseQuery } from '../../src/features/authoring/contract.ts';
import { listAllCourses } from '../../src/features/authoring/courses/listing/list-courses.server.ts';
import { listCertificates } from '../../src/features/certificates/certificates.server.ts';
import { AdminQuery as CertificateQuery } from '../../src/features/certificates/contract.ts';
import { validUntilOf } from '../../src/features/credentials/issuing/valid-until.server.ts';
import { progressOfEnrolments } from '../../src/features/learning/progress/progress.server.ts';
import { SubscriberQuery } from '../../src/features/newsletter/contract.ts';
import { listSubscribers } from '../../src/features/newsletter/list-subscribers.server.ts';
import { AdminOrderQuery } from '../../src/features/payments/admin/contract.ts';
import { listAllOrders } from '../../src/features/payments/orders/listing/list-all-orders.server.ts';
import { hasNumber } from '../../src/features/payments/orders/orders.server.ts';
import { createDb, type Db } from '../../src/platform/database/database.ts';
import { administrator } from '../filling/fill-administration.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';
import { recordStatements, type Statement } from '../running/statements.ts';

/** A list may take this many times as long as its SQL alone. */
const allowed = 3;

type QueryParams = Record<string, string>;
type List = {
  name: string;
  path: string;
  limit: string;
  searches: string[];
  run: (db: Db, params: QueryParams) => unknown;
};

const lists: List[] = [
  {
    name: 'users',
    path: '/api/admin/users',
    limit: '8',
    searches: ['dahl', 'person77777@'],
    run: (db, params) => listUsers(db, UserQuery.parse(params)),
  },
  {
    name: 'orders',
    path: '/api/admin/orders',
    limit: '10',
    searches: ['dahl 4242'],
    run: (db, params) => listAllOrders(db, AdminOrderQuery.parse(params), progressOfEnrolments),
  },
  {
    name: 'courses',
    path: '/api/admin/courses',
    limit: '10',
    searches: ['kanban'],
    run: (db, params) => listAllCourses(db, CourseQuery.parse(params)),
  },
  {
    name: 'certificates',
    path: '/api/admin/certificates/admin',
    limit: '10',
    searches: ['dahl 4242'],
    run: (db, params) => listCertificates(db, CertificateQuery.parse(params), validUntilOf),
  },
  {
    name: 'audit log',
    path: '/api/admin/audit-log',
    limit: '20',
    searches: ['dahl 4242'],
    run: (db, params) => listAuditLog(db, AuditQuery.parse(params), hasNumber),
  },
  {
    name: 'subscribers',
    path: '/api/admin/newsletter/subscribers',
    limit: '20',
    searches: ['person77777@'],
    run: (db, params) => listSubscribers(db, SubscriberQuery.parse(params)),
  },
];

/**
 * The administrators' lists, with 100,000 users and orders and 50,000 certificates: the 95th percentile of page 1 and
 * of a search by one administrator, against the same SQL sent directly. Both alternate, so that a busy machine slows
 * both.
 */
export async function measureAdminLists({ database, product }: Bench): Promise<Finding[]> {
  const pool = new Pool({ connectionString: database.url, max: 4 });
  try {
    const db = createDb(pool);
    const cookie = await signIn(db);
    const findings: Finding[] = [];
    for (const list of lists) {
      for (const search of ['', ...list.searches]) {
        const params: QueryParams = { limit: list.limit, ...(search && { search }) };
        const statements = await recordStatements(database.url, (db) => list.run(db, params));
        const address = `${product.origin}${list.path}?${new URLSearchParams(params)}`;
        const ask = async () => {
          const response = await fetch(address, { headers: { cookie } });
          if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
          return response.text();
        };
        assert.partialDeepStrictEqual(asJson(await list.run(db, params)), JSON.parse(await ask()));
        findings.push(
          finding(
            `${list.name}${search ? `, “${search}”` : ', page 1'}`,
            await compare(ask, () => sendAll(pool, statements), byEffort({ full: 100, quick: 30, smoke: 3 })),
          ),
        );
      }
    }
    return findings;
  } finally {
    await pool.end();
  }
}

const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

async function signIn(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', administrator.email)
    .executeTakeFirstOrThrow();
  const token = await openSession(db, id, { userAgent: 'bench', address: '127.0.0.1' }, new Date());
  return `session=${token}`;
}

/** Sends the statements for the page and its counts in parallel, as the product does. */
const sendAll = async (pool: Pool, statements: Statement[]): Promise<void> => {
  await Promise.all(statements.map((statement) => pool.query(statement)));
};

type Times = { product: number; sql: number };

async function compare(
  ask: () => Promise<unknown>,
  send: () => Promise<void>,
  times: number,
): Promise<Times> {
  const taken = { product: [] as number[], sql: [] as number[] };
  for (let turn = 0; turn < times + 5; turn++) {
    for (const [side, work] of [['product', ask] as const, ['sql', send] as const]) {
      const begun = performance.now();
      await work();
      // The first few warm up both.
      if (turn >= 5) taken[side].push(performance.now() - begun);
    }
  }
  return { product: percentile95(taken.product), sql: percentile95(taken.sql) };
}

const percentile95 = (taken: number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.95) - 1] as number;

function finding(name: string, { product, sql }: Times): Finding {
  const times = product / sql;
  return {
    name: `admin: ${name}, p95`,
    product: `${product.toFixed(1)} ms`,
    limit: `${sql.toFixed(1)} ms`,
    measured: `× ${times.toFixed(2)}`,
    required: `≤ × ${allowed}`,
    passed: times <= allowed,
    numbers: { product, sql, times, required: allowed },
  };
}
