import { z } from '@hono/zod-openapi';
import { limits, roles, type SocialKind, socialKinds } from '../../contract/constants.ts';
import {
  isAddress,
  isPlainText,
  isVisible,
  lengthOf,
  plainLineSentence,
  plainTextSentence,
  withoutControls,
} from '../../contract/text/input/text-rules.ts';
import { typedLine } from '../../contract/text/input/typed-text.ts';
import { tooLongSentence } from '../../contract/text/wording.ts';
import { asHttps } from '../../contract/urls/links.ts';
import { linkFault } from './users/social-links.ts';

const allRequired = 'All fields are required!';
const bothRequired = 'Both fields are required.';
const registerRule = 'Enter a valid email and Password must be at least 6 characters long';
const tooShort = 'Password must be at least 6 characters long';

/** Text as typed, trimmed. */
const typed = (max: number, missing = allRequired) =>
  z.string({ error: missing }).trim().max(max, tooLongSentence(max));
const clean = (max: number, missing = allRequired) =>
  z.string({ error: missing }).overwrite(withoutControls).trim().max(max, tooLongSentence(max));
const line = (max: number, missing = allRequired) => typedLine(max, { missing });
const email = clean(limits.emailLength).toLowerCase();
const password = (missing: string) => typed(limits.passwordMax, missing);
const isLongEnough = (text: string) => lengthOf(text) >= limits.passwordMin;

export const RegisterBody = z
  .object({ name: line(limits.nameLength), email, password: password(allRequired) })
  .superRefine((value, check) => {
    const missing = { name: !isVisible(value.name), email: !value.email, password: !value.password };
    for (const path of ['name', 'email', 'password'] as const) {
      if (missing[path]) check.addIssue({ code: 'custom', path: [path], message: allRequired });
    }
    if (value.email && !isAddress(value.email)) {
      check.addIssue({ code: 'custom', path: ['email'], message: registerRule });
    }
    if (value.password && !isLongEnough(value.password)) {
      check.addIssue({ code: 'custom', path: ['password'], message: registerRule });
    }
  })
  .openapi('Registration');

export const LoginBody = z
  .object({
    // Any other invalid email simply fails to sign in; one with a NUL could not even be looked up.
    email: email.min(1, allRequired).refine((text) => !text.includes('\0'), plainLineSentence),
    password: password(allRequired).min(1, allRequired),
  })
  .openapi('Credentials');

const emailMissing = 'Please enter your email.';

export const EmailBody = z
  .object({
    email: clean(limits.emailLength, emailMissing)
      .toLowerCase()
      .min(1, emailMissing)
      .refine((value) => value === '' || isAddress(value), 'Please enter a valid email.'),
  })
  .openapi('EmailAddress');

const newPassword = password(bothRequired)
  .min(1, bothRequired)
  .refine((value) => value === '' || isLongEnough(value), tooShort);

export const ResetBody = z.object({ password: newPassword }).openapi('NewPassword');

export const ChangePasswordBody = z
  .object({ currentPassword: password(bothRequired).min(1, bothRequired), newPassword })
  .openapi('PasswordChange');

/** Longer than any token ever sent. */
const tokenLength = 200;

export const TokenParams = z.object({
  token: z
    .string()
    .min(1)
    .max(tokenLength, 'This link is incomplete or has been changed. Please open it from the email again.'),
});

const nameMissing = 'Please enter your name.';
const link = (kind: SocialKind) =>
  z
    .string({ error: allRequired })
    .overwrite(withoutControls)
    .trim()
    .overwrite(asHttps)
    // The limit applies with `https://` added, so that a saved link is never refused when it is saved again.
    .max(limits.linkLength, tooLongSentence(limits.linkLength))
    .superRefine((value, check) => {
      const fault = linkFault(kind, value);
      if (fault) check.addIssue({ code: 'custom', message: fault });
    })
    .optional();

const links = Object.fromEntries(socialKinds.map((kind) => [kind, link(kind)])) as Record<
  SocialKind,
  ReturnType<typeof link>
>;

/** Fields left out stay unchanged. */
export const ProfileBody = z
  .object({
    name: line(limits.nameLength, nameMissing).refine(isVisible, nameMissing).optional(),
    /** The email of an account cannot be changed; the current one may be included. */
    email: email.optional(),
    bio: clean(limits.bioLength).refine(isPlainText, plainTextSentence).optional(),
    /** The `url` or `public_id` of an uploaded photo; null or an empty text for none. */
    photo: z.string().trim().max(limits.linkLength, tooLongSentence(limits.linkLength)).nullable().optional(),
    /** Stored for instructors only. */
    expertise: line(limits.expertiseLength).optional(),
    socialLinks: z.object(links).optional(),
  })
  .openapi('ProfileChange');
export type ProfileChange = z.infer<typeof ProfileBody>;

export const User = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    isVerified: z.boolean(),
    isActive: z.boolean(),
    photo: z.string().nullable(),
    bio: z.string(),
    expertise: z.string(),
    socialLinks: z.record(z.string(), z.string()),
    createdAt: z.string(),
  })
  .openapi('User');

export type User = z.infer<typeof User>;

export const UpdatedProfile = z
  .object({ success: z.literal(true), message: z.string(), user: User })
  .openapi('UpdatedProfile');

export const UserResponse = z.object({ user: User, message: z.string() });

export const SignedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  user: User,
});

export const Verified = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Whether the request came with a session of the confirmed account. */
  signedIn: z.boolean(),
  role: z.enum(roles),
});

export const LoginStatus = z
  .object({ loggedIn: z.boolean(), role: z.enum(roles).nullable() })
  .openapi('LoginStatus');

export const SessionList = z.object({
  sessions: z.array(
    z.object({
      _id: z.string(),
      current: z.boolean(),
      /** Readable, such as `Firefox on Windows`. */
      device: z.string(),
      userAgent: z.string(),
      address: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
});

export const SessionParams = z.object({ id: z.uuid('This is not a valid session id.') });
