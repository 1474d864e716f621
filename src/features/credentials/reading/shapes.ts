import { z } from '@hono/zod-openapi';
import { creditFamilies } from '../../../contract/credits.ts';

export const AchievementParams = z.object({ id: z.uuid('Badge not found') });

/** What the holders of a course's or a bundle's badge have achieved. */
export const Achievement = z
  .object({
    _id: z.string(),
    kind: z.enum(['course', 'bundle']),
    name: z.string(),
    description: z.string(),
    criteria: z.string(),
    skills: z.array(z.string()),
    exams: z.array(z.object({ title: z.string(), needed: z.number() })),
    credits: z.array(
      z.object({
        family: z.enum(creditFamilies),
        amount: z.number(),
        /** Otherwise it is self-reported. */
        isVerified: z.boolean(),
        areas: z.array(z.object({ name: z.string(), amount: z.number() })),
      }),
    ),
    /** Null for a bundle. */
    instructor: z.string().nullable(),
    /** The slug of its page; null if it isn't public. */
    slug: z.string().nullable(),
  })
  .openapi('Achievement');
export type Achievement = z.infer<typeof Achievement>;
export const AchievementFound = z.object({ achievement: Achievement });

const keyStates = ['current', 'retired', 'compromised'] as const;

/** Who issues badges, and the keys they are signed with. */
export const Issuer = z
  .object({
    name: z.string(),
    url: z.string(),
    /** The newest first. */
    keys: z.array(
      z.object({
        _id: z.string(),
        kind: z.enum(['ed25519', 'rsa']),
        state: z.enum(keyStates),
        createdAt: z.string(),
      }),
    ),
  })
  .openapi('BadgeIssuer');
export type Issuer = z.infer<typeof Issuer>;
export const IssuerFound = z.object({ issuer: Issuer });
