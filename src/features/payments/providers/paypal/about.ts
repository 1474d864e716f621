import type { ProviderAbout } from '../about.ts';

export const paypal: ProviderAbout = {
  title: 'PayPal',
  methods: {
    paypal: { name: 'PayPal', button: 'Pay with PayPal', hint: 'With your PayPal account', icon: 'wallet' },
    card: {
      name: 'Card (PayPal)',
      button: 'Enter card details here',
      hint: 'Processed by PayPal; you stay on Milepost',
      icon: 'card',
      here: true,
    },
  },
};
