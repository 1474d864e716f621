import { type Finding, find, Unusable } from '../../../platform/failures/finding.ts';
import { whyUnreachable } from '../../../platform/failures/unreachable.ts';
import { type Configured, configured } from './configured.server.ts';
import { ProviderFailure } from './gateway.ts';
import { methodsOf, titleOf } from './providers.ts';

/** A payment that no provider has. Requesting it shows whether our keys are accepted, and changes nothing. */
const unknownPayment = { orderId: 'milepost-check', reference: 'milepost-check', payment: null };

/** Checks that every configured payment provider accepts its keys. Webhook secrets cannot be checked. */
export const checkProviders = (ctx: Configured): Promise<Finding[]> =>
  Promise.all(
    configured(ctx).map(({ name, server, settings }) =>
      find(titleOf(name), async () => {
        for (const method of methodsOf(name).slice(0, 1))
          await server.gateway(settings, method).ask(unknownPayment).catch(refuseKeys);
        return 'The keys are accepted. The webhook secret cannot be checked from here.';
      }),
    ),
  );

/**
 * Fails if the keys are wrong or the provider is unavailable. Any other refusal means that the provider accepted the
 * keys and looked for the payment.
 */
function refuseKeys(error: unknown): void {
  if (!(error instanceof ProviderFailure)) throw error;
  if (!error.responded) throw new Unusable(`It cannot be reached: ${whyUnreachable(error)}.`);
  if (error.status === 401 || error.status === 403)
    throw new Unusable('The keys are wrong, or have been revoked.');
  if (error.status !== undefined && error.status >= 500)
    throw new Unusable(`It responds with status ${error.status}; try again later.`);
}
