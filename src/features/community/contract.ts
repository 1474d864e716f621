import { z } from '@hono/zod-openapi';

export const CommunityParams = z.object({ id: z.uuid('Course not found') });

/** The community of a course. `url` leads to another site. */
export const CommunityLink = z
  .object({ success: z.literal(true), message: z.string(), url: z.string() })
  .openapi('CommunityLink');
