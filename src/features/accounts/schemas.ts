import { z } from '@hono/zod-openapi';
import { limits, roles } from '../../contract/constants.ts';

const allRequired = 'All fields are required!';
const registerRule = 'Enter a valid email and Password must be at least 6 characters long';

const typed = (max: number) =>
  z.string({ error: allRequired }).trim().max(max, `Please use at most ${max} characters.`);
const email = typed(limits.emailLength).toLowerCase();
const password = typed(limits.passwordMax);
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/;

export const RegisterBody = z
  .object({ name: typed(limits.nameLength), email, password })
  .superRefine((value, check) => {
    for (const path of ['name', 'email', 'password'] as const) {
      if (!value[path]) check.addIssue({ code: 'custom', path: [path], message: allRequired });
    }
    if (value.email && !looksLikeEmail.test(value.email)) {
      check.addIssue({ code: 'custom', path: ['email'], message: registerRule });
    }
    if (value.password && [...value.password].length < limits.passwordMin) {
      check.addIssue({ code: 'custom', path: ['password'], message: registerRule });
    }
  })
  .openapi('Registration');

export const LoginBody = z
  .object({
    email: email.min(1, allRequired),
    password: password.min(1, allRequired),
  })
  .openapi('Credentials');

export const EmailBody = z
  .object({
    email: email.min(1, 'Please enter your email.').regex(looksLikeEmail, 'Please enter a valid email.'),
  })
  .openapi('EmailAddress');

const newPassword = z
  .string({ error: 'Both fields are required.' })
  .trim()
  .min(1, 'Both fields are required.')
  .min(limits.passwordMin, 'Password must be at least 6 characters long')
  .max(limits.passwordMax, `Please use at most ${limits.passwordMax} characters.`);

export const ResetBody = z.object({ password: newPassword }).openapi('NewPassword');

export const ChangePasswordBody = z
  .object({
    currentPassword: z
      .string({ error: 'Both fields are required.' })
      .trim()
      .min(1, 'Both fields are required.')
      .max(limits.passwordMax),
    newPassword,
  })
  .openapi('PasswordChange');

export const TokenParams = z.object({ token: z.string().min(1).max(200) });

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

export const UserAnswer = z.object({ user: User, message: z.string() });

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

export const SessionParams = z.object({ id: z.uuid() });
