import { type Kysely, sql } from 'kysely';

/** Orders and what providers told us about them; enrolments and progress; certificates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createLearning(db);
  await createCertificates(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id uuid primary key default new_id(),
      user_id uuid not null references users,
      course_id uuid not null references courses,
      method text not null check (method in ('stripe', 'paypal', 'card', 'paystack', 'bank', 'free')),
      status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'refunded')),
      amount_cents integer not null check (amount_cents >= 0),
      refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
      currency text not null default 'usd',
      provider_reference text,
      provider_payment text,
      checkout_url text,
      in_flight boolean not null default false,
      failure_reason text check (failure_reason in ('declined', 'cancelled', 'expired', 'rejected')),
      flags text[] not null default '{}',
      review_note text,
      attempt integer not null default 1,
      grants_access boolean not null default false,
      disputes jsonb not null default '{}',
      asked_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      completed_at timestamptz
    )`.execute(db);
  await sql`create index orders_user on orders (user_id, created_at desc)`.execute(db);
  await sql`create index orders_course on orders (course_id, created_at desc)`.execute(db);
  await sql`create index orders_created on orders (created_at desc, id desc)`.execute(db);
  await sql`create index orders_pending on orders (created_at) where status = 'pending'`.execute(db);
  await sql`create unique index orders_reference on orders (method, provider_reference)`.execute(db);
  await sql`create index orders_payment on orders (provider_payment) where provider_payment is not null`.execute(
    db,
  );
  await sql`
    create table order_events (
      id uuid primary key default new_id(),
      order_id uuid not null references orders on delete cascade,
      at timestamptz not null default now(),
      from_status text,
      to_status text not null,
      cause text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index order_events_order on order_events (order_id, at)`.execute(db);
  await sql`
    create table webhook_events (
      provider text not null,
      event_id text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      processed_at timestamptz,
      primary key (provider, event_id)
    )`.execute(db);
}

async function createLearning(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enrolments (
      id uuid primary key default new_id(),
      user_id uuid not null references users,
      course_id uuid not null references courses,
      order_id uuid references orders,
      enrolled_at timestamptz not null default now(),
      ended_at timestamptz,
      suspended_at timestamptz,
      last_accessed_at timestamptz,
      last_lecture_id uuid references lectures on delete set null,
      welcomed_at timestamptz,
      completed_at timestamptz,
      unique (user_id, course_id)
    )`.execute(db);
  await sql`create index enrolments_course on enrolments (course_id, enrolled_at desc)`.execute(db);
  await sql`create index enrolments_user on enrolments (user_id, enrolled_at desc)`.execute(db);
  await sql`
    create table lecture_progress (
      enrolment_id uuid not null references enrolments on delete cascade,
      lecture_id uuid not null references lectures on delete cascade,
      opened_at timestamptz not null default now(),
      position_seconds double precision not null default 0,
      watched_percent double precision not null default 0 check (watched_percent between 0 and 100),
      completed_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (enrolment_id, lecture_id)
    )`.execute(db);
}

async function createCertificates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificates (
      id uuid primary key default new_id(),
      number text not null unique,
      user_id uuid not null references users,
      course_id uuid not null references courses,
      learner_name text not null,
      course_title text not null,
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
      rejection_reason text,
      completion_percentage integer not null,
      requested_at timestamptz not null default now(),
      approved_at timestamptz,
      rejected_at timestamptz,
      updated_at timestamptz not null default now(),
      unique (user_id, course_id)
    )`.execute(db);
  await sql`create index certificates_status on certificates (status, requested_at desc)`.execute(db);
}
