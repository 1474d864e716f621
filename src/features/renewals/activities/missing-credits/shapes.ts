import { z } from '@hono/zod-openapi';

const Area = z.object({ key: z.string(), name: z.string(), amount: z.number() });

const GapCourse = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** In dollars. */
  price: z.number(),
  amount: z.number(),
  areas: z.array(Area),
  isVerified: z.boolean(),
});

/**
 * What a certification still needs, and the courses that cover it at the lowest price. Amounts are in the scheme's
 * unit.
 */
export const Gap = z
  .object({
    holding: z.object({ _id: z.string(), name: z.string(), unit: z.string(), endsOn: z.string() }),
    /**
     * The last day on which what is needed now can be earned: the end of this year if the scheme has a yearly minimum,
     * otherwise the end of the cycle.
     */
    by: z.string(),
    /** The amount that the rest of the cycle needs in addition. */
    later: z.number(),
    /** The amount by which past years fell short of a yearly minimum. Nothing learned from now on makes up for it. */
    missed: z.number(),
    /** How many more activities are needed, in addition to the amount. */
    missingActivities: z.number().int(),
    /** The body's key in the catalogue's filter; null for a body without courses. */
    family: z.string().nullable(),
    needed: z.object({ amount: z.number(), areas: z.array(Area) }),
    /** At most three; empty if nothing is needed, or no three courses cover it. */
    courses: z.array(GapCourse),
    sum: z.object({ price: z.number(), amount: z.number(), areas: z.array(Area) }),
  })
  .openapi('CreditGap');
export type Gap = z.infer<typeof Gap>;
