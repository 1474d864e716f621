/** Who sells the courses, with the postal address, for receipts, the contact page and the terms. Put your own here. */
export const seller: readonly string[] = [
  'Milepost Learning Ltd',
  '18 Wharf Road',
  'London N1 7GR',
  'United Kingdom',
];

/** The seller on one line. */
export const sellerLine = seller.join(', ');
