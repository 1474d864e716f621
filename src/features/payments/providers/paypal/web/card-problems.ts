/** The card fields, named as in the state that PayPal reports. */
export const cardFields = ['name', 'number', 'expiry', 'cvv'] as const;
export type CardField = (typeof cardFields)[number];

/** The errors of a card payment: sentences beside fields, and one about the payment as a whole. */
export type CardProblems = { fields: Partial<Record<CardField, string>>; general: string | null };

export const noProblems: CardProblems = { fields: {}, general: null };
export const generalProblem = (sentence: string): CardProblems => ({ fields: {}, general: sentence });

export const cardSentences = {
  declined: 'Your card was declined. Nothing was charged; please try another card.',
  failed: 'Payment failed. Please try again.',
  error: 'Payment error. Please try another method.',
};

const number = 'Enter a valid card number.';
const kind = 'We don’t accept this kind of card. Please try another card.';
const expiry = 'Enter the expiry date as MM / YY. It must not have passed.';
const cvv = 'Enter the security code: 3 or 4 digits.';

/** PayPal's codes about one field: those of its card fields first, then those of its API. */
const ofFields: Record<string, [CardField, string]> = {
  INVALID_NAME: ['name', 'Enter the name on your card.'],
  INVALID_NUMBER: ['number', number],
  INELIGIBLE_CARD_VENDOR: ['number', kind],
  INVALID_EXPIRY: ['expiry', expiry],
  INVALID_CVV: ['cvv', cvv],
  INVALID_CARD_NUMBER: ['number', number],
  CARD_NUMBER_REQUIRED: ['number', number],
  CARD_TYPE_NOT_SUPPORTED: ['number', kind],
  CARD_BRAND_NOT_SUPPORTED: ['number', kind],
  INVALID_EXPIRY_DATE: ['expiry', expiry],
  CARD_EXPIRY_REQUIRED: ['expiry', expiry],
  CARD_EXPIRED: ['expiry', 'This card has expired. Please try another card.'],
  INVALID_SECURITY_CODE: ['cvv', cvv],
  INVALID_SECURITY_CODE_LENGTH: ['cvv', cvv],
};

const declines = new Set([
  'CARD_CLOSED',
  'CARD_DECLINED',
  'CREDIT_CARD_REFUSED',
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

/** Sentences for PayPal's codes: a general one if none of the codes is known, and none without codes. */
export function problemsOf(codes: readonly string[]): CardProblems {
  const fields: CardProblems['fields'] = {};
  for (const code of codes) {
    const known = Object.hasOwn(ofFields, code) ? ofFields[code] : undefined;
    if (known) fields[known[0]] ??= known[1];
  }
  if (codes.some((code) => declines.has(code))) return { fields, general: cardSentences.declined };
  const isCovered = codes.length === 0 || Object.keys(fields).length > 0;
  return { fields, general: isCovered ? null : cardSentences.error };
}

/** Sentences for any error of PayPal's script, never its own text, which consists of codes. */
export function problemsOfError(error: unknown): CardProblems {
  const problems = problemsOf(codesIn(error));
  const isCovered = problems.general !== null || Object.keys(problems.fields).length > 0;
  return isCovered ? problems : generalProblem(cardSentences.error);
}

/** The codes in an error's message and details. */
function codesIn(error: unknown): string[] {
  const message = error instanceof Error ? error.message : '';
  return [...`${message} ${written(error)}`.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([code]) => code);
}

function written(error: unknown): string {
  try {
    return JSON.stringify(error) ?? '';
  } catch {
    return '';
  }
}
