import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { limits, unsubscribeReasons } from '../../contract/constants.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';
import {
  isAddress,
  isPlainText,
  plainTextSentence,
  withoutControls,
} from '../../contract/text/input/text-rules.ts';
import { tooLongSentence } from '../../contract/text/wording.ts';

const email = z
  .string({ error: 'Please enter your email.' })
  .overwrite(withoutControls)
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email.')
  .max(limits.emailLength, tooLongSentence(limits.emailLength))
  .refine((value) => value === '' || isAddress(value), 'Please enter a valid email.');

export const SubscribeBody = z.object({ email }).openapi('NewsletterSubscription');

export const UnsubscribeBody = z
  .object({
    email,
    reason: z.enum(unsubscribeReasons, { error: 'Please choose a reason.' }),
    /** Stored only with the reason `other`. */
    feedback: z
      .string()
      .overwrite(withoutControls)
      .trim()
      .max(limits.feedbackLength, tooLongSentence(limits.feedbackLength))
      .refine(isPlainText, plainTextSentence)
      .nullish(),
  })
  .openapi('NewsletterDeparture');

export const OneClickParams = z.object({ token: z.string().min(1).max(600) });

const subscriberStatuses = ['subscribed', 'unsubscribed'] as const;
const subscriberSorts = ['email', 'subscribed', 'unsubscribed'] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];

const subscriberFilters = {
  search: listQuery.search,
  status: z.enum(subscriberStatuses).optional(),
  reason: z.enum(unsubscribeReasons).optional(),
  sort: sortParam(subscriberSorts),
};
export const SubscriberFilter = z.object(subscriberFilters);
export type SubscriberFilter = z.output<typeof SubscriberFilter>;
export const SubscriberQuery = z.object({ ...listQuery, ...subscriberFilters });
export type SubscriberQuery = z.output<typeof SubscriberQuery>;

/** A current or former newsletter subscriber. */
export const Subscriber = z
  .object({
    _id: z.string(),
    email: z.string(),
    status: z.enum(subscriberStatuses),
    subscribedAt: z.string(),
    unsubscribedAt: z.string().nullable(),
    /** Null while subscribed, and after unsubscribing from an email program. */
    reason: z.enum(unsubscribeReasons).nullable(),
    feedback: z.string().nullable(),
  })
  .openapi('Subscriber');
export type Subscriber = z.infer<typeof Subscriber>;

/** Also has the counts of all subscribers and reasons for unsubscribing, which do not depend on the search. */
export const SubscriberList = listOf('subscribers', Subscriber).extend({
  counts: z.object({
    subscribed: z.number().int(),
    unsubscribed: z.number().int(),
    reasons: z.array(z.object({ reason: z.enum(unsubscribeReasons).nullable(), count: z.number().int() })),
  }),
});
export type SubscriberList = z.infer<typeof SubscriberList>;

export const Csv = z.string();
