import { z } from '@hono/zod-openapi';

/** Ratings of a course, from 1 to 5: the average with one decimal, as pages show it, and the number of ratings. */
export const Ratings = z.object({ average: z.number(), count: z.number().int() }).openapi('Ratings');
export type Ratings = z.infer<typeof Ratings>;

/** Averages the ratings, given their sum and number; null when there are none. */
export const ratingsOf = ({ sum, count }: { sum: number; count: number }): Ratings | null =>
  count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
