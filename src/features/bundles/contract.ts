import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { listQuery, sortParam } from '../../contract/lists.ts';
import { isPlainText, plainTextSentence, withoutControls } from '../../contract/text/input/text-rules.ts';
import { CourseCard } from '../catalogue/contract.ts';
import { Offer } from '../coupons/contract.ts';

export const bundleLimits = { title: 120, subtitle: 200, description: 5000, fewest: 2, most: 20 } as const;
export const bundleStatuses = ['draft', 'published', 'archived'] as const;
export type BundleStatus = (typeof bundleStatuses)[number];

const plain = (most: number) =>
  z
    .string()
    .overwrite(withoutControls)
    .trim()
    .max(most, `Please use at most ${most} characters.`)
    .refine(isPlainText, plainTextSentence);
const coursesSentence = `Please choose ${bundleLimits.fewest} to ${bundleLimits.most} courses.`;

/** A bundle as its owner enters it. `courses` are ids, in the order of the route. */
export const BundleBody = z
  .object({
    title: plain(bundleLimits.title).min(1, 'Please enter a title.'),
    subtitle: plain(bundleLimits.subtitle).default(''),
    description: plain(bundleLimits.description).default(''),
    /** Dollars. */
    price: z
      .number({ error: 'Please enter a price.' })
      .positive('Please enter a price above zero.')
      .max(100_000, 'Please enter a lower price.')
      .multipleOf(0.01, 'Please enter an amount in dollars and cents.'),
    /** Whether completing all of its courses earns a certificate and a badge. */
    certificate: z.boolean().default(true),
    courses: z
      .array(z.uuid('Please choose a course.'), { error: coursesSentence })
      .min(bundleLimits.fewest, coursesSentence)
      .max(bundleLimits.most, coursesSentence)
      .refine((ids) => new Set(ids).size === ids.length, 'A bundle can include each course only once.'),
    /** Chosen by the sender, so that a new bundle sent twice is added once. */
    id: z.uuid('This bundle has no valid id.').optional(),
    /** The version that the edit started from: if the bundle has changed since, nothing is saved. */
    version: z.number().int().optional(),
  })
  .openapi('BundleRequest');
export type BundleBody = z.output<typeof BundleBody>;

export const BundleParams = z.object({ id: z.string().max(160) });
/** `shown…`: the status and version that the page showed. If the bundle has changed since, the request is refused. */
export const BundleStatusBody = z
  .object({
    status: z.enum(bundleStatuses),
    shownStatus: z.enum(bundleStatuses).optional(),
    shownVersion: z.number().int().optional(),
  })
  .openapi('BundleStatusChange');
export type BundleStatusBody = z.output<typeof BundleStatusBody>;
export const ConsentBody = z.object({ included: z.boolean() }).openapi('BundleConsent');
export const ConsentResponse = z.object({ included: z.boolean() });

const cardFields = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Dollars, for buyers who have none of the courses. */
  price: z.number(),
  /** The total of the current prices of the courses, in dollars. */
  separately: z.number(),
  instructor: z.object({ name: z.string() }).nullable(),
  courseCount: z.number().int(),
  totalHours: z.number(),
  thumbnail: z.object({ url: z.string() }).nullable(),
  /** The images of its first courses, at most four. */
  pictures: z.array(z.string()),
};
export const BundleCard = z.object(cardFields).openapi('BundleCard');
export type BundleCard = z.infer<typeof BundleCard>;
export const BundleListQuery = z.object(listQuery);
export const BundleList = listOf('bundles', BundleCard);

/**
 * A bundle on its page. `viewer`: which courses the reader has, and what the others cost in this bundle, in dollars.
 */
export const Bundle = z
  .object({
    ...cardFields,
    description: z.string(),
    /** Completing all courses earns a certificate and a badge. */
    certificate: z.boolean(),
    courses: z.array(CourseCard),
    /** The instructors of its courses, in the order of the route. */
    instructors: z.array(
      z.object({ _id: z.string(), name: z.string(), expertise: z.string(), photo: z.string().nullable() }),
    ),
    viewer: z.object({ owned: z.array(z.string()), amount: z.number() }),
  })
  .openapi('Bundle');
export type Bundle = z.infer<typeof Bundle>;
export const BundleResponse = z.object({ bundle: Bundle });

export const BundleOfferQuery = z.object({
  coupon: z.string({ error: 'Please enter a code.' }).trim().min(1, 'Please enter a code.').max(100),
});
export const BundleOffer = z.object({ offer: Offer });

export const OwnBundleQuery = z.object({
  ...listQuery,
  status: z.enum(bundleStatuses).optional(),
  sort: sortParam(['createdAt', 'title', 'price']),
});
export type OwnBundleQuery = z.output<typeof OwnBundleQuery>;

/** A course that is in a bundle or may be added to one. `instructor`: a name; `price`: the list price in dollars. */
const Choice = z.object({ _id: z.string(), title: z.string(), instructor: z.string(), price: z.number() });
export type Choice = z.infer<typeof Choice>;

/** A bundle as its owner and administrators see it. `forSale`: published, with every course in the catalogue. */
export const OwnBundle = z
  .object({
    _id: z.string(),
    slug: z.string(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    price: z.number(),
    certificate: z.boolean(),
    status: z.enum(bundleStatuses),
    forSale: z.boolean(),
    owner: z.string(),
    courses: z.array(Choice),
    sold: z.number().int(),
    revenue: z.number(),
    version: z.number().int(),
    createdAt: z.string(),
  })
  .openapi('OwnBundle');
export type OwnBundle = z.infer<typeof OwnBundle>;
export const OwnBundleList = listOf('bundles', OwnBundle);
export type OwnBundleList = z.infer<typeof OwnBundleList>;
export const OwnBundleResponse = z.object({ bundle: OwnBundle });
export const BundleSaved = z.object({ success: z.literal(true), message: z.string(), bundle: OwnBundle });

/** `bundle`: the id of the bundle being edited, so that an administrator is also offered its owner's courses. */
export const ChoiceQuery = z.object({ search: listQuery.search, bundle: z.string().max(160).optional() });
export type ChoiceQuery = z.output<typeof ChoiceQuery>;
/** `total` may be higher than the number of courses listed; a search finds the others. */
export const ChoiceList = z.object({ courses: z.array(Choice), total: z.number().int() });
