import { z } from '@hono/zod-openapi';
import { paymentStatuses } from '../../contract/constants.ts';
import { listQuery, sortWords } from '../../contract/lists.ts';

/** The words of `GET /payment/history`. */
export const HistoryQuery = z.object({
  ...listQuery,
  status: z.enum(paymentStatuses).optional(),
  sort: sortWords(['createdAt', 'amount']),
});
