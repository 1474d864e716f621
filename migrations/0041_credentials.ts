import { type Kysely, sql } from 'kysely';

/**
 * Open Badges for approved certificates. A credential outlives its certificate, so that its URL can say that its holder
 * has withdrawn it; therefore nothing here refers to the certificate by a foreign key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credential_keys (
      kid text primary key,
      kind text not null check (kind in ('ed25519', 'rsa')),
      public_jwk jsonb not null,
      sealed_private text not null,
      created_at timestamptz not null default now(),
      retired_at timestamptz
    )`.execute(db);
  await sql`create unique index credential_keys_current on credential_keys (kind) where retired_at is null`.execute(
    db,
  );
  await sql`
    create table credential_status_lists (
      id integer primary key generated always as identity,
      revoked bytea not null,
      taken bytea not null,
      taken_count integer not null default 0,
      document text,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table credentials (
      number text primary key,
      user_id uuid references users on delete set null,
      course_id uuid not null,
      status_list_id integer not null references credential_status_lists,
      status_index integer not null,
      awarded_at timestamptz not null,
      valid_from timestamptz not null,
      document text,
      jwt text,
      revoked_at timestamptz,
      withdrawn_at timestamptz,
      check ((withdrawn_at is null) = (document is not null)),
      check ((document is null) = (jwt is null)),
      check (withdrawn_at is null or user_id is null)
    )`.execute(db);
  await sql`create index credentials_user on credentials (user_id)`.execute(db);
  await sql`create index credentials_course on credentials (course_id)`.execute(db);
  const comments: [column: string, comment: string][] = [
    [
      'credential_keys.kid',
      'Part of its public URL: the multibase public key (ed25519) or the JWK thumbprint (rsa)',
    ],
    ['credential_keys.sealed_private', 'Sealed by the application secret: JWK with the private members'],
    ['credential_keys.retired_at', 'Signs no more; still published, for what it has signed'],
    ['credential_status_lists.revoked', '131,072 bits, most significant first; 1 is revoked'],
    ['credential_status_lists.taken', 'Indexes already used, as bits in the same order; none is used again'],
    [
      'credential_status_lists.document',
      'The signed list; a job signs it again after a revocation. Null until it is first signed',
    ],
    ['credentials.number', 'That of its certificate'],
    ['credentials.awarded_at', 'When the certificate was first approved'],
    ['credentials.document', 'JSON-LD with an embedded proof, exactly as signed; null once withdrawn'],
    ['credentials.jwt', 'The same credential as a JWT; null once withdrawn'],
    ['credentials.revoked_at', 'Its certificate was revoked; a new approval clears it'],
    ['credentials.withdrawn_at', 'Its holder was deleted; the rest of the row says nothing about them'],
  ];
  for (const [column, comment] of comments)
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}
