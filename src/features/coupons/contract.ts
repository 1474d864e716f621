import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { categories, couponScopes } from '../../contract/constants.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';
import { isPlainLine, lineWithoutControls, plainLineSentence } from '../../contract/text/input/text-rules.ts';
import { couponLimits as limits } from './limits.ts';

const codeSentence = 'Use 4 to 32 letters from A to Z, digits and dashes.';
const whole = (sentence: string, most: number) =>
  z.number({ error: sentence }).int(sentence).min(1, sentence).max(most, sentence);
const dollars = (sentence: string) =>
  z
    .number({ error: sentence })
    .max(limits.maxDollars, sentence)
    .multipleOf(0.01, 'Please enter an amount in dollars and cents.');
const moment = z.iso.datetime({ offset: true, error: 'Please enter a date and time.' });
const percentSentence = 'Please enter a whole percentage from 1 to 100.';
const usesSentence = 'Please enter a whole number, at least 1.';
const countSentence = `Please enter a whole number from 1 to ${limits.atOnce}.`;

/**
 * A new coupon: exactly one of `percent` and `amount`, and what its scope requires. Unknown fields are refused, because
 * a coupon whose limit is misspelt would have none.
 */
export const CouponBody = z
  .strictObject({
    /** Names the codes made together. Chosen by the sender, so that a request sent twice creates them once. */
    batch: z.uuid('This coupon has no valid id.').optional(),
    /** Random if absent. If several codes are made, each starts with it. */
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{4,32}$/, codeSentence)
      .optional(),
    percent: whole(percentSentence, 100).optional(),
    /** Dollars. */
    amount: dollars('Please enter an amount.').positive('Please enter an amount above zero.').optional(),
    scope: z.enum(couponScopes, { error: 'Please choose what the coupon is for.' }),
    courseId: z.string().max(100).optional(),
    category: z.enum(categories, { error: 'Please choose a category.' }).optional(),
    instructorId: z.string().max(100).optional(),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    maxUses: whole(usesSentence, limits.maxUses).optional(),
    oncePerPerson: z.boolean().default(true),
    /** The minimum price of a course or bundle in dollars, before the coupon. */
    minimum: dollars('Please enter an amount.').min(0, 'Please enter an amount.').default(0),
    firstPurchase: z.boolean().default(false),
    note: z
      .string()
      .overwrite(lineWithoutControls)
      .trim()
      .max(limits.note, 'Please shorten the note.')
      .refine(isPlainLine, plainLineSentence)
      .default(''),
    /** More than one makes single-use codes, which share a batch. */
    count: whole(countSentence, limits.atOnce).default(1),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((body.percent === undefined) === (body.amount === undefined))
      refuse('percent', 'Please enter either a percentage or an amount.');
    if (body.startsAt && body.endsAt && Date.parse(body.endsAt) <= Date.parse(body.startsAt))
      refuse('endsAt', 'The end must be after the start.');
    if (body.scope === 'course' && !body.courseId) refuse('courseId', 'Please choose a course.');
    if (body.scope === 'category' && !body.category) refuse('category', 'Please choose a category.');
    if (body.count > 1 && body.code && body.code.length > limits.codeMax - 9)
      refuse('code', 'Please use at most 23 characters: each code gets its own ending.');
  })
  .openapi('CouponRequest');
export type CouponBody = z.output<typeof CouponBody>;

export const CouponParams = z.object({ id: z.string().max(100) });
export const CouponChange = z.object({ isActive: z.boolean() }).openapi('CouponChange');

const couponStates = ['active', 'scheduled', 'ended', 'exhausted', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

const filters = {
  search: listQuery.search,
  state: z.enum(couponStates).optional(),
  /** The codes made together. */
  batch: z.string().max(100).optional(),
  sort: sortParam(['createdAt', 'code', 'uses']),
};
export const CouponFilter = z.object(filters);
export type CouponFilter = z.output<typeof CouponFilter>;
export const CouponQuery = z.object({ ...listQuery, ...filters });
export type CouponQuery = z.output<typeof CouponQuery>;

/** A coupon as its owner and administrators see it. */
export const Coupon = z
  .object({
    _id: z.string(),
    code: z.string(),
    batch: z.string(),
    owner: z.string(),
    percent: z.number().int().nullable(),
    amount: z.number().nullable(),
    scope: z.enum(couponScopes),
    /** The name of the course, category or instructor; null for everything. */
    appliesTo: z.string().nullable(),
    /** The slug of the only course it is for. */
    courseSlug: z.string().nullable(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    maxUses: z.number().int().nullable(),
    /** Paid for, or held by an order that is still open. */
    uses: z.number().int(),
    /** Dollars paid with it, less refunds. */
    revenue: z.number(),
    oncePerPerson: z.boolean(),
    firstPurchase: z.boolean(),
    minimum: z.number(),
    note: z.string(),
    state: z.enum(couponStates),
    createdAt: z.string(),
  })
  .openapi('Coupon');
export type Coupon = z.infer<typeof Coupon>;

export const CouponList = listOf('coupons', Coupon);
export type CouponList = z.infer<typeof CouponList>;
export const Csv = z.string();
export const CouponsCreated = z.object({
  success: z.literal(true),
  message: z.string(),
  coupon: z.object({ code: z.string(), batch: z.string(), count: z.number().int() }),
});

export const OfferParams = z.object({ id: z.string().max(100) });
export const OfferQuery = z.object({
  coupon: z.string({ error: 'Please enter a code.' }).trim().min(1, 'Please enter a code.').max(100),
});

/** The price of a course with a coupon, in dollars. `price` is the price without the coupon. */
export const Offer = z
  .object({
    code: z.string(),
    price: z.number(),
    /** The struck-through price: `price`, or the lowest of the last 30 days if less; null if `amount` is no saving. */
    originalPrice: z.number().nullable(),
    amount: z.number(),
    endsAt: z.string().nullable(),
  })
  .openapi('Offer');
export type Offer = z.infer<typeof Offer>;
export const OfferResponse = z.object({ offer: Offer });
