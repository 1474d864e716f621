import type { ProviderAbout } from '../about.ts';

export const stripe: ProviderAbout = {
  title: 'Stripe',
  methods: {
    stripe: { name: 'Card', button: 'Pay by card', hint: 'On Stripe’s secure page', icon: 'card' },
  },
};
