import type { ProviderAbout } from '../about.ts';

export const stripe: ProviderAbout = {
  title: 'Stripe',
  methods: {
    stripe: { name: 'Card', choice: 'Card', hint: 'On Stripe’s secure page', mark: 'cards' },
  },
};
