const refused = 'The provider refused it: ';

/** Why a provider refused a payout, in its own words, for administrators. */
export const refusalReason = (words: string): string => refused + words;

/** The reason that the instructor reads: a provider's own words may be codes, or about our account. */
export const reasonForInstructor = (reason: string): string =>
  reason.startsWith(refused)
    ? 'The provider refused this payout. Please check your payout details. If they’re correct, write to us.'
    : reason;
