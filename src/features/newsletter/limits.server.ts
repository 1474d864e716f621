import type { Limit } from '../../platform/http/security/limiter.ts';

const minute = 60;

/** Requests from one network address: enough for a classroom that shares one. */
export const perAddress: Limit = { name: 'newsletter-address', points: 120, seconds: 10 * minute };
/** Emails that strangers can have sent to one recipient. */
export const perMailbox: Limit = { name: 'newsletter-mail', points: 5, seconds: 60 * minute };
