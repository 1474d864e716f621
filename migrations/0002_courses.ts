import { type Kysely, sql } from 'kysely';

/** Media assets, and courses with their sections, lectures and resources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assets (
      id uuid primary key default new_id(),
      owner_id uuid references users on delete set null,
      kind text not null check (kind in ('image', 'video', 'raw')),
      content_type text not null,
      bytes bigint not null check (bytes > 0),
      duration_seconds double precision,
      store text not null,
      storage_key text not null,
      original_name text not null default '',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index assets_owner on assets (owner_id)`.execute(db);
  await sql`alter table users add foreign key (photo_asset_id) references assets on delete set null`.execute(
    db,
  );
  await createCourses(db);
  await createCurriculum(db);
}

async function createCourses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table courses (
      id uuid primary key default new_id(),
      slug text not null unique,
      instructor_id uuid not null references users,
      instructor_name text not null,
      title text not null check (char_length(title) <= 120),
      subtitle text not null check (char_length(subtitle) <= 200),
      description text not null,
      category text not null,
      level text not null,
      language text not null,
      price_cents integer not null check (price_cents >= 0),
      discount_cents integer check (discount_cents >= 0 and discount_cents < price_cents),
      charged_cents integer not null generated always as (coalesce(discount_cents, price_cents)) stored,
      welcome_message text not null default '',
      community_link text,
      learning_outcomes text[] not null default '{}',
      requirements text[] not null default '{}',
      certification_available boolean not null default true,
      min_completion_percentage integer not null default 100 check (min_completion_percentage between 1 and 100),
      thumbnail_asset_id uuid references assets,
      status text not null default 'draft'
        check (status in ('draft', 'pending', 'approved', 'published', 'rejected', 'archived')),
      is_published boolean not null default false,
      is_public boolean not null generated always as (is_published and status in ('approved', 'published')) stored,
      review_reason text,
      total_lectures integer not null default 0,
      total_seconds integer not null default 0,
      search_text text not null generated always as (title || E'\n' || category || E'\n' || instructor_name) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index courses_instructor on courses (instructor_id, created_at desc)`.execute(db);
  await sql`create index courses_search on courses using gin (search_text gin_trgm_ops) where is_public`.execute(
    db,
  );
  await sql`create index courses_newest on courses (created_at desc, id desc) where is_public`.execute(db);
  await sql`create index courses_price on courses (charged_cents, id) where is_public`.execute(db);
  await sql`create index courses_title on courses (title, id) where is_public`.execute(db);
  await sql`create index courses_category_newest on courses (category, created_at desc, id desc) where is_public`.execute(
    db,
  );
  await sql`create index courses_category_price on courses (category, charged_cents, id) where is_public`.execute(
    db,
  );
  await sql`create index courses_created on courses (created_at desc, id desc)`.execute(db);
}

async function createCurriculum(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sections (
      id uuid primary key default new_id(),
      course_id uuid not null references courses on delete cascade,
      title text not null,
      position integer not null
    )`.execute(db);
  await sql`create index sections_course on sections (course_id, position)`.execute(db);
  await sql`
    create table lectures (
      id uuid primary key default new_id(),
      course_id uuid not null references courses on delete cascade,
      section_id uuid not null references sections on delete cascade,
      title text not null,
      position integer not null,
      is_free_preview boolean not null default false,
      video_asset_id uuid references assets,
      captions_asset_id uuid references assets,
      duration_seconds double precision not null default 0
    )`.execute(db);
  await sql`create index lectures_course on lectures (course_id)`.execute(db);
  await sql`create index lectures_section on lectures (section_id, position)`.execute(db);
  await sql`create unique index lectures_one_preview on lectures (course_id) where is_free_preview`.execute(
    db,
  );
  await sql`
    create table resources (
      id uuid primary key default new_id(),
      lecture_id uuid not null references lectures on delete cascade,
      title text not null,
      asset_id uuid not null references assets,
      position integer not null
    )`.execute(db);
  await sql`create index resources_lecture on resources (lecture_id, position)`.execute(db);
}
