/** Why a payout failed, if the stored sentence is not for its instructor. */
export type PayoutReasonCode = 'provider_refused';

/** Why a provider refused a payout, in its own words, for administrators. */
export const refusalReason = (message: string): string => `The provider refused it: ${message}`;

/** The reason that the instructor reads: a provider's own words may be codes, or about our account. */
export const reasonForInstructor = (reason: string, code: string | null): string =>
  code === ('provider_refused' satisfies PayoutReasonCode)
    ? 'The provider refused this payout. If your payout details are correct, please contact us.'
    : reason;
