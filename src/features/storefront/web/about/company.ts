import { seller } from '../../../../contract/text/seller.ts';

/** How to reach the company, and its legal details. Operators put their own here: contact and legal pages follow. */
export const company = {
  legalName: 'Milepost Learning Ltd',
  address: seller,
  phone: { shown: '+44 20 7946 0321', dialled: '+442079460321' },
  hours: 'Monday to Friday, 9 am to 5.30 pm, London time',
  responseTime: 'We reply within two working days.',
} as const;
