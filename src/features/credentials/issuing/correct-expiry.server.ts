import { formatDate } from '../../../contract/text/time/formats.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import type { ExpiryBody } from '../contract.ts';
import { expiryCorrectedEmail } from '../emails/expiry-corrected.tsx';
import { signingKeys } from '../signing/keys.server.ts';
import { signBadge, signJwt } from '../signing/sign.server.ts';
import { setRevoked, takeIndex } from '../status/status-lists.server.ts';
import { addresses, type Badge, withDates } from './documents.ts';
import { laterThan } from './issue-credential.server.ts';

const unknown = failure('credential.unknown', 404, 'No badge has this number.');
const notValid = failure(
  'credential.not_valid',
  409,
  'This badge has been revoked or withdrawn, so its date can’t be corrected.',
);
const correctedMeanwhile = failure(
  'credential.expiry_corrected',
  409,
  'Someone else has corrected this date since you opened the list. Please check it before you change it.',
);
const past = failure(
  'credential.expiry_past',
  400,
  'Choose a date after today. To end it now, revoke the certificate.',
);

/**
 * Corrects the expiry date of a badge and issues it again with the same id, a later `validFrom` and a new place in a
 * status list. Earlier copies show as revoked. The audit record and the learner's email share the transaction.
 * @throws 400 for a date that is not after today, 404 for an unknown number, 409 for a badge that is not valid, or a
 * date that has changed since it was shown
 */
export async function correctExpiry(
  ctx: Context,
  actorId: string,
  number: string,
  { validUntil: lastDay, shownValidUntil }: ExpiryBody,
): Promise<void> {
  const now = ctx.clock();
  const validUntil = lastDay === null ? null : new Date(`${lastDay}T23:59:59Z`);
  if (lastDay !== null && lastDay <= now.toISOString().slice(0, 10))
    throw past({ fields: { validUntil: 'Choose a date after today.' } });
  const { appUrl } = ctx.settings;
  await ctx.db.transaction().execute(async (trx) => {
    const before = await lockCredential(trx, number);
    if (!before) throw unknown();
    if (!before.document || before.revokedAt) throw notValid();
    if (before.validUntil?.getTime() === validUntil?.getTime()) return;
    if (shownValidUntil !== undefined && shownValidUntil !== lastDayOf(before.validUntil))
      throw correctedMeanwhile();
    const keys = await signingKeys(ctx, trx);
    const validFrom = laterThan(before.validFrom, now);
    // Every transaction that locks two lists locks the earlier one first; lists are filled one after another.
    await setRevoked(trx, [before]);
    const place = await takeIndex(ctx, trx, keys);
    const { proof: _, ...unsigned } = JSON.parse(before.document) as Badge & { proof: unknown };
    const corrected = withDates(appUrl, unsigned, { validFrom, validUntil, ...place });
    await trx
      .updateTable('credentials')
      .set({
        ...place,
        validFrom,
        validUntil,
        document: JSON.stringify(await signBadge(corrected, keys.ed25519, validFrom)),
        jwt: await signJwt(corrected, keys.rsa, addresses(appUrl).key(keys.rsaKid)),
      })
      .where('number', '=', number)
      .execute();
    const days = { from: dayOf(before.validUntil), to: dayOf(validUntil) };
    await audit(trx, actorId, 'credential.expiry_corrected', { type: 'credential', id: number }, days);
    await tellHolder(trx, appUrl, number, unsigned.name, validUntil);
  });
}

const lastDayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;
const dayOf = (date: Date | null): string => lastDayOf(date) ?? 'no expiry';

const lockCredential = (trx: Trx, number: string) =>
  trx
    .selectFrom('credentials')
    .select(['document', 'revokedAt', 'validFrom', 'validUntil', 'statusListId', 'statusIndex'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

async function tellHolder(
  trx: Trx,
  appUrl: string,
  number: string,
  courseTitle: string,
  validUntil: Date | null,
): Promise<void> {
  const holder = await trx
    .selectFrom('credentials as x')
    .innerJoin('users as u', 'u.id', 'x.userId')
    .select(['u.name', 'u.email'])
    .where('x.number', '=', number)
    .executeTakeFirst();
  if (!holder?.email) return;
  await queueEmail(trx, holder.email, expiryCorrectedEmail, {
    name: holder.name,
    courseTitle,
    validUntil: validUntil && formatDate(validUntil.toISOString()),
    link: `${appUrl}/certificates/${number}`,
  });
}
