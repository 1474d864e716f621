import { z } from '@hono/zod-openapi';

/**
 * Identifies the content that was shown, so that a change or decision by someone who has not seen the latest content
 * can be refused.
 */
export const revision = z.string().max(100).optional();
