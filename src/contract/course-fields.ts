import { z } from '@hono/zod-openapi';

/** What every answer that names a course says of it. */
export const namedCourse = {
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  instructor: z.object({ _id: z.string(), name: z.string() }),
};

/** What it costs, in dollars: the discount price, where there is one, is what is paid. */
export const coursePrice = {
  price: z.number(),
  discountPrice: z.number().nullable(),
};

/** What its card says beside its name and price. */
export const courseWords = {
  subtitle: z.string(),
  description: z.string(),
  level: z.string(),
  language: z.string(),
};

/** What it promises and asks for. */
export const coursePromise = {
  learningOutcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  certificationAvailable: z.boolean(),
  minCompletionPercentage: z.number().int(),
};
