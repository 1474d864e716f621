/**
 * The payment providers: one line each, which names a folder next to this file. The folder contains `about.ts` and
 * `provider.server.ts`, and `web/pay-here.tsx` if buyers pay on our own page.
 */
export { paypal } from './paypal/about.ts';
export { paystack } from './paystack/about.ts';
export { stripe } from './stripe/about.ts';
