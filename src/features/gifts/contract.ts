import { z } from '@hono/zod-openapi';
import { orNull } from '../../contract/api/responses.ts';
import { limits } from '../../contract/constants.ts';
import {
  isPlainLine,
  isPublicAddress,
  isVisible,
  plainLineSentence,
  withoutControls,
} from '../../contract/text/input/text-rules.ts';
import { typedLine, typedText } from '../../contract/text/input/typed-text.ts';
import { isTimeZone } from '../../contract/text/time/zoned-time.ts';
import { tooLongSentence } from '../../contract/text/wording.ts';

const noChoice = 'Please choose a course.';

/** The course a buyer chose, by its id or its slug. */
export const chosenCourse = z.string({ error: noChoice }).trim().min(1, noChoice).max(100);

export const giftLimits = { message: 500, perHour: 20 } as const;
/** `scheduled`: paid, and the email is due later; `sent`: it has gone out. */
export const giftStatuses = ['draft', 'scheduled', 'sent', 'claimed', 'refunded'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

const noName = 'Please enter the recipient’s name.';
const noEmail = 'Please enter the recipient’s email.';

const recipient = {
  recipientName: typedLine(limits.nameLength, { missing: noName }).refine(isVisible, noName),
  recipientEmail: z
    .string({ error: noEmail })
    .overwrite(withoutControls)
    .trim()
    .toLowerCase()
    .min(1, noEmail)
    .max(limits.emailLength, tooLongSentence(limits.emailLength))
    .refine(isPlainLine, plainLineSentence)
    .refine(isPublicAddress, 'Please enter a valid email.'),
  message: typedText(giftLimits.message).default(''),
  /**
   * The day of the email in `timeZone`, from today to a year ahead; today if absent. The email goes out at nine in the
   * morning, or immediately if the day is today.
   */
  deliverOn: z.iso.date({ error: 'Please choose a day.' }).optional(),
  timeZone: z.string().max(60).refine(isTimeZone, 'Please use a known time zone.').default('UTC'),
};

/** Unknown fields are refused: with a misspelt `deliverOn`, a gift would be sent immediately. */
export const GiftChange = z.strictObject(recipient).openapi('GiftChange');
export type GiftChange = z.output<typeof GiftChange>;
export const GiftBody = z
  .strictObject({
    /** The id of a course, or its slug. */
    courseId: chosenCourse,
    ...recipient,
  })
  .openapi('GiftRequest');
export type GiftBody = z.output<typeof GiftBody>;

export const GiftParams = z.object({ id: z.uuid('Gift not found') });

/** A gift on its order: the recipient by name only. */
export const GiftOfOrder = z
  .object({
    _id: z.string(),
    recipient: z.string(),
    status: z.enum(giftStatuses),
    deliverOn: z.string(),
    sentAt: z.string().nullable(),
    claimedAt: z.string().nullable(),
  })
  .openapi('GiftOfOrder');
export type GiftOfOrder = z.infer<typeof GiftOfOrder>;

const course = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  instructor: z.object({ name: z.string() }),
  thumbnail: z.object({ url: z.string() }).nullable(),
};
const GiftCourse = z.object(course).openapi('GiftCourse');
export type GiftCourse = z.infer<typeof GiftCourse>;

/** A gift as its buyer sees it. */
export const Gift = GiftOfOrder.extend({
  /** Null once it has been deleted. */
  recipientEmail: z.string().nullable(),
  message: z.string(),
  timeZone: z.string(),
  course: GiftCourse,
  orderId: z.string().nullable(),
  /** The link that the recipient claims it with; null until it is paid for, and once it is claimed or refunded. */
  claimUrl: z.string().nullable(),
  /** The link as a QR code: an SVG path of its dark cells, `size` cells wide. */
  claimCode: z.object({ size: z.number().int(), path: z.string() }).nullable(),
}).openapi('Gift');
export type Gift = z.infer<typeof Gift>;
export const GiftResponse = z.object({ gift: Gift });
export const GiftSaved = z.object({ success: z.literal(true), message: z.string(), gift: Gift });

export const ClaimParams = z.object({ token: z.string().min(1).max(100) });

/**
 * What the page behind the link shows. `state`: whether the gift can be claimed; `blocked` while a refund, a dispute or
 * a review of the payment is under way. Anyone with the link sees the gift until it is claimed or refunded, and then
 * only the person who claimed it.
 */
export const GiftClaim = z
  .object({
    state: z.enum(['open', 'blocked', 'claimed', 'refunded']),
    gift: orNull(
      z
        .object({ from: z.string(), recipient: z.string(), message: z.string(), course: GiftCourse })
        .openapi('OpenedGift'),
    ),
    viewer: z.object({
      /** Whether the reader bought the gift. */
      isBuyer: z.boolean(),
      /** The id of the course that the reader got by claiming the gift; null for everyone else. */
      claimed: z.string().nullable(),
      /** Whether the reader already has the course, and may choose another one. */
      ownsCourse: z.boolean(),
      /** The courses that they may choose instead. */
      choices: z.array(GiftCourse),
      /** Whether the reader already has the course and the buyer can be refunded instead. */
      canReturn: z.boolean(),
    }),
  })
  .openapi('GiftClaim');
export type GiftClaim = z.infer<typeof GiftClaim>;
export const ClaimResponse = z.object({ claim: GiftClaim });

/** `courseId`: another course, for a recipient who already has the course that was bought. */
export const ClaimBody = z
  .object({ courseId: z.uuid('Please choose a course.').optional() })
  .openapi('GiftClaimRequest');
export const Claimed = z.object({
  success: z.literal(true),
  message: z.string(),
  course: z.object({ _id: z.string(), title: z.string() }),
});
