import { type Kysely, sql } from 'kysely';

/**
 * Certificates of bundles, beside those of courses. The number of a certificate and of its badge stay what identifies
 * them; a certificate is of one course or of one bundle.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundles add column certificate boolean not null default true`.execute(db);
  await sql`
    alter table certificates
      alter column course_id drop not null,
      add column bundle_id uuid references bundles,
      add check (num_nonnulls(course_id, bundle_id) = 1)`.execute(db);
  await sql`
    create unique index certificates_bundle on certificates (bundle_id, user_id)
      where bundle_id is not null`.execute(db);
  const comments = {
    'bundles.certificate': 'Whether completing all of its courses earns a certificate',
    'certificates.bundle_id':
      'The bundle whose courses were all completed; null for the certificate of a course',
    'certificates.course_title':
      'What it is for: the title of the course or of the bundle when it was awarded',
    'credentials.course_id': 'The course, or the bundle, that the badge is for',
  };
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}
