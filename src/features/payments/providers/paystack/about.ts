import type { ProviderAbout } from '../about.ts';

export const paystack: ProviderAbout = {
  title: 'Paystack',
  methods: {
    paystack: {
      name: 'Paystack',
      button: 'Pay with Paystack',
      hint: 'Card, bank or mobile money',
      icon: 'layers',
    },
  },
};
