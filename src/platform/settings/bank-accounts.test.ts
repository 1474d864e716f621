import { describe, expect, test } from 'vitest';
import { StartupError } from '../failures/startup-error.ts';
import { readBankAccounts } from './bank-accounts.ts';

const account = {
  id: 'main-usd',
  bankName: 'First Bank',
  accountNumber: '0123456789',
  name: 'Milepost Ltd',
  currency: 'USD',
};
const read = (...accounts: object[]) => readBankAccounts(JSON.stringify(accounts), false);

describe('BANK_ACCOUNTS', () => {
  test('lists the accounts in their order, without surrounding spaces', () => {
    const other = { ...account, id: 'main-eur', sortCode: '00-11-22', currency: ' EUR ' };
    expect(read(account, other)).toEqual([account, { ...other, currency: 'EUR' }]);
  });

  test('may be missing: then there are no accounts, or two fictional ones with the sandbox', () => {
    expect(readBankAccounts(undefined, false)).toEqual([]);
    expect(readBankAccounts(undefined, true).map(({ id }) => id)).toEqual(['ngn-local', 'diaspora']);
  });

  test('replaces the sandbox’s accounts', () => {
    expect(readBankAccounts(JSON.stringify([account]), true)).toEqual([account]);
  });

  test.each([
    ['text that is not JSON', '[{', 'BANK_ACCOUNTS is not JSON.'],
    ['something that is not a list', '{}', /^BANK_ACCOUNTS is not a list of bank accounts: the list: /],
    ['an id with a space', JSON.stringify([{ ...account, id: 'main usd' }]), /0\.id: must contain only/],
    ['an account without a number', JSON.stringify([{ ...account, accountNumber: ' ' }]), /0\.accountNumber/],
    ['two accounts with one id', JSON.stringify([account, account]), /the list: ids must differ\.$/],
  ])('refuses to start with %s, and says what is wrong', (_what, text, sentence) => {
    const reading = () => readBankAccounts(text, false);
    expect(reading).toThrow(StartupError);
    expect(reading).toThrow(sentence);
  });
});
