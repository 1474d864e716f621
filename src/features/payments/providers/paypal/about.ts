import type { ProviderAbout } from '../about.ts';

export const paypal: ProviderAbout = {
  title: 'PayPal',
  methods: {
    paypal: { name: 'PayPal', choice: 'PayPal', hint: 'With your PayPal account', mark: 'own' },
    card: {
      name: 'Card (PayPal)',
      choice: 'Card',
      hint: 'Processed by PayPal; you stay on Milepost',
      mark: 'cards',
      here: true,
    },
  },
  payout: { hint: 'To your PayPal account, using its email', account: 'email' },
};
