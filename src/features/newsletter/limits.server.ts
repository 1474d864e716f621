import type { Limit } from '../../platform/http/security/limiter.ts';

const minute = 60;

/** Requests from one network address: enough for a classroom behind one. */
export const perAddress: Limit = { name: 'newsletter-address', points: 120, seconds: 10 * minute };
/** Mails that strangers can cause to one address. */
export const perMailbox: Limit = { name: 'newsletter-mail', points: 5, seconds: 60 * minute };
