import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardSentences, problemsOf, problemsOfError } from './card-problems.ts';

describe('a PayPal error code', () => {
  test.each([
    ['INVALID_NAME', 'name', 'Enter the name on your card.'],
    ['INVALID_NUMBER', 'number', 'Enter a valid card number.'],
    ['INELIGIBLE_CARD_VENDOR', 'number', 'We don’t accept this kind of card. Please try another card.'],
    ['INVALID_EXPIRY', 'expiry', 'Enter the expiry date as MM / YY. It must not have passed.'],
    ['INVALID_CVV', 'cvv', 'Enter the security code: 3 or 4 digits.'],
    ['CARD_EXPIRED', 'expiry', 'This card has expired. Please try another card.'],
  ] as const)('%s shows a sentence beside the field %s', (code, field, sentence) => {
    expect(problemsOf([code])).toEqual({ fields: { [field]: sentence }, general: null });
    expect(problemsOfError(new Error(code))).toEqual({ fields: { [field]: sentence }, general: null });
  });

  test('appears beside its own field when there are several', () => {
    const { fields, general } = problemsOf(['INVALID_NUMBER', 'INVALID_EXPIRY', 'INVALID_CVV']);
    expect(Object.keys(fields)).toEqual(['number', 'expiry', 'cvv']);
    expect(general).toBeNull();
  });

  test('a code about a decline appears once, for the card', () => {
    for (const code of ['INSTRUMENT_DECLINED', 'CARD_DECLINED', 'TRANSACTION_REFUSED'])
      expect(problemsOfError(new Error(code))).toEqual({ fields: {}, general: cardSentences.declined });
  });

  test('is found in the details of an error', () => {
    const error = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INVALID_SECURITY_CODE' }] };
    expect(problemsOfError(error).fields.cvv).toBe('Enter the security code: 3 or 4 digits.');
    const thrown = Object.assign(new Error('It failed'), { data: { details: [{ issue: 'CARD_EXPIRED' }] } });
    expect(problemsOfError(thrown).fields.expiry).toContain('expired');
  });

  test.each([
    new Error('SOME_NEW_CODE'),
    new Error('PAYPAL_IS_LOST: constructor __proto__'),
    new Error('Window closed'),
    new Error(''),
    'INVALID',
    undefined,
    null,
  ])('an unknown code gets the general sentence: %s', (error) => {
    expect(problemsOfError(error)).toEqual({ fields: {}, general: cardSentences.error });
  });

  test('is never shown itself', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (codes, message) => {
        const found = [problemsOf(codes), problemsOfError(new Error(message))];
        const shown = found.flatMap(({ fields, general }) => [...Object.values(fields), general ?? '']);
        for (const sentence of shown) expect(sentence).not.toMatch(/[A-Z]{2,}_/);
      }),
    );
  });
});

test('without codes there is no error', () => {
  expect(problemsOf([])).toEqual({ fields: {}, general: null });
});
