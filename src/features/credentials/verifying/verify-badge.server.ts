import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { normaliseNumber, numberPattern } from '../../certificates/index.server.ts';
import type { VerifiedBadge, VerifyBody } from '../contract.ts';
import { addresses, type Badge } from '../issuing/documents.ts';
import { identityHash } from '../issuing/identity-hash.server.ts';
import { checkProof } from './check-proof.server.ts';
import { type ReadBadge, readBadge, type Unreadable } from './read-badge.ts';

const unreadable = failure('credential.unreadable', 422, 'This is not a badge.');
const foreign = failure(
  'credential.foreign',
  422,
  'This badge was not issued by Milepost, so we can’t verify it. Ask its issuer.',
);
const notProven = failure(
  'credential.not_proven',
  422,
  'This is not a genuine Milepost badge: its proof does not match its content.',
);
const compromised = failure(
  'credential.key_compromised',
  422,
  'This copy was signed with a key that we no longer trust, so it proves nothing. We’ve signed the badge again; ask its holder for the new copy.',
);
const signingAgain = failure(
  'credential.signing_again',
  409,
  'We’re signing this badge again with a new key. Check it again in a few minutes.',
);
const unknown = failure('credential.unknown', 404, 'No badge has this number.');
const withdrawn = failure('credential.withdrawn', 404, 'This badge has been withdrawn.');

const sentences: Record<Unreadable, string> = {
  empty: 'Choose a file, paste a badge or enter a certificate number.',
  notBadge: 'This is not a badge. Paste its JSON or JWT, choose its image, or enter a certificate number.',
  none: 'This image doesn’t contain a badge. Screenshots and converted copies lose it.',
  several: 'This image contains several badges, so we can’t tell which one to check.',
  large: 'This SVG is much larger than a badge. We haven’t opened it.',
  dtd: 'This SVG declares a document type, which badges never do. We haven’t opened it.',
  script: 'This SVG contains a script, which badges never do. We haven’t opened it.',
  broken: 'This SVG is damaged.',
};

/**
 * Verifies a badge: its proof with our own keys, then its current state from our records. Nothing is fetched.
 * @throws 422 for what is not a genuine badge of ours, 404 for an unknown number or a withdrawn badge, 409 while it is
 * signed again
 */
export async function verifyBadge(ctx: Context, body: VerifyBody): Promise<VerifiedBadge> {
  const badge = await findOrRead(ctx.db, body);
  const proven = await checkProof(ctx, badge);
  if ('refused' in proven) throw refusal(proven.refused, isNumber(body));
  const credential = proven.credential as Badge;
  const number = numberOf(ctx.settings.appUrl, credential);
  const row = number ? await findIssued(ctx.db, number) : undefined;
  if (!number || !row) throw notProven();
  if (row.withdrawnAt) throw withdrawn();
  return {
    ...present(credential, number),
    state: stateOf(credential, row, ctx.clock()),
    proof: badge.kind,
    isRecipient: isRecipient(credential, body.email),
  };
}

/** The failure for a badge without a valid proof. After a key was compromised, only our own copy is signed again. */
function refusal(reason: 'foreign' | 'notProven' | 'compromised', isOurCopy: boolean): Error {
  if (reason === 'foreign') return foreign();
  if (reason === 'notProven') return notProven();
  return isOurCopy ? signingAgain() : compromised();
}

const isNumber = ({ text = '', file }: VerifyBody): boolean =>
  !file && numberPattern.test(normaliseNumber(text));

async function findOrRead(db: Db, body: VerifyBody): Promise<ReadBadge> {
  const { text = '', file } = body;
  if (isNumber(body)) return findByNumber(db, normaliseNumber(text));
  const read = readBadge(file ? Buffer.from(file, 'base64') : Buffer.from(text));
  if ('refused' in read) throw unreadable({ message: sentences[read.refused] });
  return read;
}

async function findByNumber(db: Db, number: string): Promise<ReadBadge> {
  const row = await findIssued(db, number);
  if (!row) throw unknown();
  if (!row.document) throw withdrawn();
  return { kind: 'embedded', credential: JSON.parse(row.document) };
}

const findIssued = (db: Db, number: string) =>
  db
    .selectFrom('credentials')
    .select(['document', 'revokedAt', 'withdrawnAt', 'statusListId', 'statusIndex'])
    .where('number', '=', number)
    .executeTakeFirst();

type Issued = NonNullable<Awaited<ReturnType<typeof findIssued>>>;

function numberOf(appUrl: string, { id }: Badge): string | undefined {
  const number = /\/([^/]+)\.json$/.exec(id)?.[1];
  return number && id === addresses(appUrl).credential(number) ? number : undefined;
}

/** The badge's current state. A copy of an earlier issue counts as revoked: its status list entry is a different one. */
function stateOf(credential: Badge, row: Issued, now: Date): VerifiedBadge['state'] {
  const { statusListCredential, statusListIndex } = credential.credentialStatus;
  const isCurrent =
    statusListCredential.endsWith(`/${row.statusListId}`) && statusListIndex === String(row.statusIndex);
  if (row.revokedAt || !isCurrent) return 'revoked';
  if (Date.parse(credential.validFrom) > now.getTime()) return 'notYetValid';
  const { validUntil } = credential;
  return validUntil && Date.parse(validUntil) <= now.getTime() ? 'expired' : 'valid';
}

function isRecipient({ credentialSubject }: Badge, email = ''): boolean | null {
  if (email === '') return null;
  return credentialSubject.identifier.some((one) => one.identityHash === identityHash(email, one.salt));
}

const present = (credential: Badge, number: string) => ({
  number,
  name: credential.name,
  criteria: credential.credentialSubject.achievement.criteria.narrative,
  issuer: credential.issuer.name,
  awardedAt: credential.awardedDate,
  validFrom: credential.validFrom,
  validUntil: credential.validUntil ?? null,
});
