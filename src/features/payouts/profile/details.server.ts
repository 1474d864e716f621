import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/crypto/sealing.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** The details that are sealed in a profile, and copied to each of its payouts. */
const details = z.object({
  legalName: z.string(),
  address: z.string(),
  country: z.string(),
  taxNumber: z.string(),
  email: z.string().optional(),
  bankCode: z.string().optional(),
  bankName: z.string().optional(),
  accountNumber: z.string().optional(),
  iban: z.string().optional(),
  /** The account holder’s name, as the bank has it. */
  holder: z.string().optional(),
  reference: z.string().optional(),
});
export type Details = z.infer<typeof details>;

type Keys = Pick<Context, 'keyFor'>;
const keyOf = ({ keyFor }: Keys): Buffer => keyFor('payout profiles');

/** Encrypts payout details with a key that is derived from the application secret. */
export const sealDetails = (ctx: Keys, value: Details): string => seal(keyOf(ctx), JSON.stringify(value));
/** @throws Error when the application secret has changed since */
const openDetails = (ctx: Keys, sealed: string): Details =>
  details.parse(JSON.parse(unseal(keyOf(ctx), sealed)));

const unreadable: Details = { legalName: '', address: '', country: '', taxNumber: '' };

/** The details, or blank ones if the application secret has changed since; their owner has to enter them again. */
export function detailsOrBlank(ctx: Keys, sealed: string): Details {
  try {
    return openDetails(ctx, sealed);
  } catch {
    return unreadable;
  }
}

/** Whether the details can be read: not after the application secret has changed. */
export const canOpenDetails = (ctx: Keys, sealed: string): boolean =>
  detailsOrBlank(ctx, sealed) !== unreadable;

export type ProfileRow = Selectable<Tables['payoutProfiles']>;

/** An instructor’s payout details, encrypted; undefined if they have not entered any. */
export const findProfile = (db: Db, instructorId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('payoutProfiles').selectAll().where('userId', '=', instructorId).executeTakeFirst();

const lastOf = (text: string): string => `•••• ${text.slice(-4)}`;

/** The destination, masked so that its owner recognises it and nobody else can use it. */
export function hintOf({ email, iban, accountNumber, bankName }: Details): string {
  if (email) {
    const [name = '', domain = ''] = email.split('@');
    return `${name.slice(0, 1)}•••@${domain}`;
  }
  if (iban) return `${iban.slice(0, 2)} ${lastOf(iban)}`;
  if (accountNumber) return `${bankName ? `${bankName} ` : ''}${lastOf(accountNumber)}`;
  return 'the connected account';
}
