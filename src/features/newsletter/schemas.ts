import { z } from '@hono/zod-openapi';
import { limits, unsubscribeReasons } from '../../contract/constants.ts';
import { isPlainText, plainTextSentence } from '../../contract/text-rules.ts';

/** One plain address: nothing in it that a mail server would read as a name, a list or a second address. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

const email = z
  .string({ error: 'Please enter your email.' })
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email.')
  .max(limits.emailLength, `Please use at most ${limits.emailLength} characters.`)
  .regex(plainAddress, 'Please enter a valid email.');

export const SubscribeBody = z.object({ email }).openapi('NewsletterSubscription');

export const UnsubscribeBody = z
  .object({
    email,
    reason: z.enum(unsubscribeReasons, { error: 'Please choose a reason.' }),
    /** Kept only with the reason `other`. */
    feedback: z
      .string()
      .trim()
      .max(limits.feedbackLength, `Please use at most ${limits.feedbackLength} characters.`)
      .refine(isPlainText, plainTextSentence)
      .nullish(),
  })
  .openapi('NewsletterDeparture');

export const OneClickParams = z.object({ token: z.string().min(1).max(600) });
