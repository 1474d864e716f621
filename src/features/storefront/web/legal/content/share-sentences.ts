import { formatUsd } from '../../../../../contract/money/money.ts';
import { counted, formatDate } from '../../../../../contract/text/time/formats.ts';
import { ordinal } from '../../../../../contract/text/time/ordinal.ts';
import type { PublicTerms } from '../../../../earnings/contract.ts';

type Terms = PublicTerms['terms'];

const shares = ({ ownShare, platformShare }: Terms): string =>
  `${ownShare}% of sales through your own coupons and links, and ${platformShare}% of all other sales`;

const payouts = ({ payoutDay, minimum }: Terms): string =>
  `We prepare payouts on the ${ordinal(payoutDay)} of each month, to the account you have given us. Amounts below ${formatUsd(minimum)} are carried over to the next month.`;

/** What the instructor terms say about shares and payouts: the terms in force, and those that have been announced. */
export const shareSentences = ({ terms, coming }: PublicTerms): Record<string, string> => ({
  shares: `Your share is ${shares(terms)}, unless we have agreed other shares with you. Earnings are held for ${counted(terms.holdDays, 'day')}, in case a learner asks for a refund.`,
  payouts: payouts(terms),
  coming: coming
    ? ` From ${formatDate(coming.effectiveFrom, 'long')}, your share is ${shares(coming)}, and earnings are held for ${counted(coming.holdDays, 'day')}. ${payouts(coming)}`
    : '',
});
