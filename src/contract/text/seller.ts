/** Who sells the courses, with the postal address: on receipts, the contact page and in the terms. Operators put their own here. */
export const seller: readonly string[] = [
  'Milepost Learning Ltd',
  '18 Wharf Road',
  'London N1 7GR',
  'United Kingdom',
];

/** The same on one line. */
export const sellerLine = seller.join(', ');
