import type { ProviderAbout } from '../about.ts';

export const stripe: ProviderAbout = {
  title: 'Stripe',
  methods: {
    stripe: { name: 'Card', choice: 'Card', hint: 'On Stripe’s secure page', mark: 'cards' },
  },
  payout: { hint: 'To your bank account or debit card, in over 40 countries', account: 'link' },
};
