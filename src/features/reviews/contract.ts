import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/responses.ts';
import { maxRows } from '../../contract/constants.ts';
import { Ratings } from '../../contract/ratings/ratings.ts';
import { isPlainText, plainTextSentence, withoutControls } from '../../contract/text/input/text-rules.ts';
import { tooLongSentence } from '../../contract/text/wording.ts';

const text = z
  .string({ error: 'Please enter some text.' })
  .overwrite(withoutControls)
  .max(20_000, 'Please shorten your text.');

export const ReviewBody = z
  .object({
    rating: z
      .number({ error: 'Please choose from one to five stars.' })
      .int('Please choose a whole number of stars.')
      .min(1, 'Please choose from one to five stars.')
      .max(5, 'Please choose from one to five stars.'),
    text: text.default(''),
  })
  .openapi('ReviewDraft');

/** Empty text removes the reply. */
export const ReplyBody = z.object({ text }).openapi('ReviewAnswer');

export const RemovalBody = z.object({
  reason: z
    .string({ error: 'Please give a reason for removing the review.' })
    .overwrite(withoutControls)
    .trim()
    .min(1, 'Please give a reason for removing the review.')
    .max(500, tooLongSentence(500))
    .refine(isPlainText, plainTextSentence),
});

/** A course by its id or slug. */
export const CourseParams = z.object({ id: z.string().min(1).max(200) });
export const ReviewParams = z.object({
  id: z.uuid('Course not found'),
  reviewId: z.uuid('Review not found'),
});

export const ReviewQuery = z.object({
  /** Only reviews with this many stars. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxRows).default(maxRows),
});
export type ReviewQuery = z.output<typeof ReviewQuery>;

export const Review = z
  .object({
    _id: z.string(),
    rating: z.number().int(),
    text: z.string(),
    /** First name and initial. */
    author: z.object({ name: z.string(), photo: z.string().nullable() }),
    /** Whether it is the viewer's own. */
    own: z.boolean(),
    createdAt: z.string(),
    /** When it was last changed, if ever. */
    editedAt: z.string().nullable(),
    answer: z.object({ text: z.string(), name: z.string(), answeredAt: z.string() }).nullable(),
  })
  .openapi('Review');
export type Review = z.infer<typeof Review>;

/** Newest first, with the totals and the viewer's own status. */
export const ReviewList = listOf('reviews', Review).extend({
  ratings: orNull(Ratings),
  /** The number of reviews with one star, two, …, five. */
  distribution: z.array(z.number().int()).length(5),
  /** The viewer's own review, whichever page it is on. */
  own: orNull(Review),
  mayReview: z.boolean(),
  /** For a learner who has not completed a fifth yet: how many lectures are missing. */
  lecturesToGo: z.number().int().nullable(),
  mayAnswer: z.boolean(),
  mayRemove: z.boolean(),
});
export type ReviewList = z.infer<typeof ReviewList>;

export const ReviewSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  review: Review,
  ratings: orNull(Ratings),
});
