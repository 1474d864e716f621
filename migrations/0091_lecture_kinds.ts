import { type Kysely, sql } from 'kysely';

/** A lecture is a video, a text, or a quiz of its course. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add constraint quizzes_of_one_course unique (id, course_id)`.execute(db);
  await sql`
    alter table lectures
      add column kind text not null default 'video' check (kind in ('video', 'quiz', 'text')),
      add column body text not null default '' check (char_length(body) <= 40000),
      add column quiz_id uuid,
      add constraint lectures_quiz check ((kind = 'quiz') = (quiz_id is not null)),
      add constraint lectures_quiz_of_course foreign key (quiz_id, course_id) references quizzes (id, course_id)`.execute(
    db,
  );
  await sql`create index lectures_of_quiz on lectures (quiz_id) where quiz_id is not null`.execute(db);
  await sql`comment on column lectures.body is 'The Markdown of a text; empty for other kinds'`.execute(db);
  await sql`comment on column lectures.quiz_id is 'The quiz of the same course; null for other kinds'`.execute(
    db,
  );
}
