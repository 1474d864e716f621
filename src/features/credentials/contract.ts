import { z } from '@hono/zod-openapi';
import { badgeLimits } from './issuing/badge-limits.ts';

/** The message if a file or pasted text is too large. */
export const tooLarge = 'This is larger than 1 MB. Badges are much smaller.';

/** What to verify: pasted text, a certificate's number or a file, which takes precedence over the text. */
export const VerifyBody = z
  .object({
    text: z.string().max(badgeLimits.bytes, tooLarge).optional(),
    /** A file's content in base64. */
    file: z.base64('The file must be encoded as base64.').max(badgeLimits.base64, tooLarge).optional(),
    /** Compared with the recipient. */
    email: z.string().trim().max(320).optional(),
  })
  .openapi('VerifyBadgeRequest');
export type VerifyBody = z.output<typeof VerifyBody>;

const badgeStates = ['valid', 'revoked', 'notYetValid', 'expired'] as const;
export type BadgeState = (typeof badgeStates)[number];

/** A badge that Milepost issued, with its current state. */
export const VerifiedBadge = z
  .object({
    /** The certificate's number. */
    number: z.string(),
    name: z.string(),
    criteria: z.string(),
    issuer: z.string(),
    awardedAt: z.string(),
    validFrom: z.string(),
    validUntil: z.string().nullable(),
    state: z.enum(badgeStates),
    proof: z.enum(['embedded', 'jwt']),
    /** Whether it was awarded to the email that was given; null without one. */
    isRecipient: z.boolean().nullable(),
  })
  .openapi('VerifiedBadge');
export type VerifiedBadge = z.infer<typeof VerifiedBadge>;
export const VerifiedResponse = z.object({ badge: VerifiedBadge });

export const BadgeParams = z.object({ number: z.string().min(1).max(40) });

const day = z.iso
  .date({ error: 'Please enter a date, such as 2027-05-03.' })
  .refine((date) => date < '2200', 'Please check the year.');

export const ExpiryBody = z
  .object({
    /** The last day, in UTC; null if it does not expire. */
    validUntil: day.nullable(),
    /** The last day as it was shown; the correction is refused if it has changed since. */
    shownValidUntil: day.nullable().optional(),
  })
  .openapi('BadgeExpiry');
export type ExpiryBody = z.output<typeof ExpiryBody>;

export const BadgeEmails = z.object({
  isWanted: z.boolean({ error: 'Please choose whether you want reminders.' }),
});
export const TokenParams = z.object({ token: z.string().min(1).max(300) });
