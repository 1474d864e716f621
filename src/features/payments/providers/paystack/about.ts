import type { ProviderAbout } from '../about.ts';

export const paystack: ProviderAbout = {
  title: 'Paystack',
  methods: {
    paystack: {
      name: 'Paystack',
      choice: 'Paystack',
      hint: 'Card, bank or mobile money',
      mark: 'own',
    },
  },
  payout: { hint: 'To your bank account in Nigeria', account: 'account' },
};
