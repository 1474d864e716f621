import { seller } from '../../../../contract/text/seller.ts';

/** Contact and legal details of the company, for the contact and legal pages. Operators put their own here. */
export const company = {
  legalName: 'Milepost Learning Ltd',
  address: seller,
  phone: { shown: '+44 20 7946 0321', dialled: '+442079460321' },
  hours: 'Monday to Friday, 9 am to 5.30 pm, London time',
  responseTime: 'We reply within two working days.',
} as const;
