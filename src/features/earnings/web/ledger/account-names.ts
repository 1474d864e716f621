const names: Record<string, string> = {
  'provider:clearing': 'Collected by providers',
  'platform:revenue': 'Milepost’s share',
  'platform:fees': 'Providers’ fees',
  'tax:payable': 'Tax to pay',
  'reserve:disputes': 'Reserve for disputes',
  'instructor:held': 'Held for the instructor',
  'instructor:available': 'Available to the instructor',
  'instructor:drafted': 'Payouts in preparation',
  'instructor:sent': 'Payouts on their way',
  'instructor:paid': 'Paid to the instructor',
  'instructors:held': 'Held for instructors',
  'instructors:available': 'Available to instructors',
  'instructors:drafted': 'Payouts in preparation',
  'instructors:sent': 'Payouts on their way',
  'instructors:paid': 'Paid to instructors',
};

/** An account of the ledger as administrators read it. */
export const accountName = (account: string): string => names[account] ?? account;
