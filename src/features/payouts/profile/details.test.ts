import { expect, test } from 'vitest';
import { hintOf } from './details.server.ts';

const person = { legalName: 'Amara Linden', address: '1 Harbour Road', country: 'GB', taxNumber: '' };

test.each([
  [{ email: 'amara@example.com' }, 'a•••@example.com'],
  [{ iban: 'GB29NWBK60161331926819' }, 'GB •••• 6819'],
  [{ bankName: 'GTBank', accountNumber: '0152792740' }, 'GTBank •••• 2740'],
  [{}, 'the connected account'],
])('the payout account %j is shown as “%s”, which also fits inside a sentence', (account, hint) => {
  expect(hintOf({ ...person, ...account })).toBe(hint);
});
