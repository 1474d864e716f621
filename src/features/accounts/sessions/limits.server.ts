import type { Limit } from '../../../platform/http/security/limiter.ts';

const minute = 60;
const hour = 60 * minute;

/** Failed attempts from one network address. Successes do not count: a whole school may share one address. */
export const failuresPerAddress: Limit = { name: 'account-address', points: 120, seconds: 10 * minute };
/** Emails that one network address can trigger: enough for a classroom that registers at the same time. */
export const emailsPerAddress: Limit = { name: 'account-emails', points: 120, seconds: 10 * minute };
/** Wrong passwords for one account from one network address. */
export const perAccountAndAddress: Limit = { name: 'sign-in', points: 10, seconds: 15 * minute };
/** Wrong passwords for one account from anywhere: high, so that an attacker cannot lock out its owner. */
export const perAccount: Limit = { name: 'sign-in-account', points: 100, seconds: 15 * minute };
/** Emails about a registration that strangers can have sent to one recipient. */
export const perMailbox: Limit = { name: 'account-mail', points: 5, seconds: hour };
/**
 * Emails with a link to set a new password. They are counted separately, so that a stranger who requests other emails
 * cannot prevent the owner of the account from getting one.
 */
export const resetsPerMailbox: Limit = { name: 'account-reset-mail', points: 5, seconds: hour };
