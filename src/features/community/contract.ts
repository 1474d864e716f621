import { z } from '@hono/zod-openapi';

export const CommunityParams = z.object({ id: z.uuid('Course not found') });

/** Where the course's learners meet. `url` leads out of the product. */
export const CommunityLink = z
  .object({ success: z.literal(true), message: z.string(), url: z.string() })
  .openapi('CommunityLink');
