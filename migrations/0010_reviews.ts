import { type Kysely, sql } from 'kysely';

/**
 * What learners say about courses. The number and the sum of a course's ratings stand in the course itself, so that
 * lists need not count; the database keeps them true whatever way a review comes, changes or goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key default new_id(),
      course_id uuid not null references courses on delete cascade,
      user_id uuid not null references users on delete cascade,
      rating smallint not null check (rating between 1 and 5),
      text text not null default '',
      answer text,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((answer is null) = (answered_at is null)),
      unique (course_id, user_id)
    )`.execute(db);
  await sql`create index reviews_newest on reviews (course_id, created_at desc, id desc)`.execute(db);
  await sql`create index reviews_user on reviews (user_id)`.execute(db);
  await sql`
    alter table courses
      add column rating_count integer not null default 0 check (rating_count >= 0),
      add column rating_sum integer not null default 0 check (rating_sum >= 0)`.execute(db);
  await sql`
    create function count_rating() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update courses set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating
        where id = old.course_id;
      end if;
      if tg_op <> 'DELETE' then
        update courses set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating
        where id = new.course_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_rating after insert or delete or update of rating on reviews
    for each row execute function count_rating()`.execute(db);
}
