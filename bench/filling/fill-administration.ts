import type { Pool } from 'pg';
import { byEffort } from '../running/effort.ts';

/** How many rows administrators search. */
const many = byEffort({ full: 100_000, quick: 100_000, smoke: 2_000 });
const amounts = {
  people: many,
  orders: many,
  certificates: many / 2,
  auditEntries: many,
  readers: many,
};

const firstNames = ['Amara', 'Bram', 'Chiara', 'Dmitri', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const lastNames = [
  'Abara',
  'Bakker',
  'Costa',
  'Dahl',
  'Evans',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Jensen',
];

/** The only administrator, who signs in with this session. */
export const administrator = { email: 'admin@bench.example', token: 'a session for measurements only' };

/**
 * Fills the administrators' lists: users, their orders and enrolments, certificates, the audit log and newsletter
 * subscribers. Needs the catalogue.
 */
export async function fillAdministration(pool: Pool): Promise<void> {
  await addPeople(pool);
  await addOrders(pool);
  await addCertificates(pool);
  await addOversight(pool);
  await pool.query('vacuum (analyze)');
}

async function addPeople(pool: Pool): Promise<void> {
  await pool.query(
    `insert into users (email, name, role, verified_at, password_hash) values ($1, 'Ada Admin', 'admin', now(), '-')`,
    [administrator.email],
  );
  await pool.query(
    `insert into users (email, name, role, verified_at, is_active, password_hash, created_at)
     select 'person' || n || '@bench.example',
       ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + n / 10 % 10] || ' ' || n, 'user',
       now(), n % 20 <> 0, '-', timestamptz '2024-01-01' + n * interval '10 minutes'
     from generate_series(1, $1::int) n`,
    [amounts.people, firstNames, lastNames],
  );
}

/**
 * Every user orders one course; nine out of ten are enrolled in it. Order numbers are sequential: drawing a hundred
 * thousand random ones in one statement takes many minutes.
 */
async function addOrders(pool: Pool): Promise<void> {
  await pool.query(
    `insert into orders (number, user_id, course_id, method, status, amount_cents, created_at, completed_at)
     select 'MPO-' || to_char(u.n / 10000, 'FM0000') || '-' || to_char(u.n % 10000, 'FM0000'), u.id, c.id, 'stripe',
       case when u.n % 10 = 0 then 'failed' else 'completed' end, 4900, u.created_at + interval '1 day', case when u.n % 10 = 0 then null else u.created_at + interval '1 day' end
     from (select id, created_at, row_number() over (order by created_at) as n from users where role = 'user') u
     join (select id, row_number() over (order by id) as n from courses) c on c.n = 1 + u.n % 1000
     limit $1`,
    [amounts.orders],
  );
  await pool.query(
    `insert into enrolments (user_id, course_id, order_id, enrolled_at, completed_at)
     select user_id, course_id, id, completed_at,
       case when extract(minute from completed_at) < 30 then completed_at + interval '20 days' end
     from orders where status = 'completed'`,
  );
}

async function addCertificates(pool: Pool): Promise<void> {
  await pool.query(
    `insert into certificates (number, user_id, course_id, learner_name, course_title, status, completion_percentage,
       requested_at)
     select 'MP-BENCH-' || row_number() over (), e.user_id, e.course_id, u.name, c.title,
       (array['pending', 'approved', 'rejected'])[1 + (row_number() over ())::int % 3], 100, e.enrolled_at
     from enrolments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
     limit $1`,
    [amounts.certificates],
  );
}

async function addOversight(pool: Pool): Promise<void> {
  await pool.query(
    `insert into audit_log (at, actor_id, action, subject_type, subject_id, details)
     select created_at, (select id from users where email = $2), 'user.role_changed', 'user', id::text,
       jsonb_build_object('from', 'user', 'to', 'user', 'why', name)
     from users where role = 'user' limit $1`,
    [amounts.auditEntries, administrator.email],
  );
  await pool.query(
    `insert into newsletter_subscribers (email, subscribed_at, unsubscribed_at, reason)
     select email, created_at, case when id::text like '%0' then now() end,
       case when id::text like '%0' then 'too-many-emails' end
     from users where role = 'user' limit $1`,
    [amounts.readers],
  );
}
