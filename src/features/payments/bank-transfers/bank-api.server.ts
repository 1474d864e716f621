import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { streamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import { copy } from '../copy.ts';
import * as routes from './bank-endpoints.server.ts';
import { submitReceipt } from './submit-receipt.server.ts';

const perBuyer = { name: 'receipts', points: 20, seconds: 3600 };

/** Paying by bank transfer: the accounts and the receipt. */
export function bankTransfersApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.accountsRoute,
      respond(routes.accountsRoute, async () => ({ accounts: ctx.settings.bankAccounts })),
    )
    .openapi(
      routes.confirmationRoute,
      respond(routes.confirmationRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(perBuyer, buyer._id);
        const { id } = await submitReceipt(ctx, buyer, streamedRequest(c));
        return done(copy.receiptSubmitted, { orderId: id });
      }),
    );
}
