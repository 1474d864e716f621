import { z } from '@hono/zod-openapi';

/** What learners gave a course, from 1 to 5: the average with two decimals, and of how many. */
export const Ratings = z.object({ average: z.number(), count: z.number().int() }).openapi('Ratings');
export type Ratings = z.infer<typeof Ratings>;

/** From the sum and the number of the ratings; null where nobody has rated. */
export const ratingsOf = ({ sum, count }: { sum: number; count: number }): Ratings | null =>
  count === 0 ? null : { average: Math.round((sum / count) * 100) / 100, count };
