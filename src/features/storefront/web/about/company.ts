import { seller } from '../../../../contract/text/seller.ts';

/** The company behind the product. Operators put their own details here: footer, contact and legal pages follow. */
export const company = {
  about:
    'Courses, coaching and templates for people who deliver projects, programmes and portfolios, made by people who’ve done it.',
  legalName: 'Milepost Learning Ltd',
  address: seller,
  phone: { shown: '+44 20 7946 0321', dialled: '+442079460321' },
  hours: 'Monday to Friday, 9 am to 5.30 pm, London time',
  responseTime: 'We reply within two working days.',
} as const;

export type SocialNetwork = 'linkedin' | 'youtube' | 'x' | 'facebook';

export const socialLinks: readonly { network: SocialNetwork; label: string; href: string }[] = [
  { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/milepost-learning' },
  { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@milepost-learning' },
  { network: 'x', label: 'X', href: 'https://x.com/milepost_learn' },
  { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/milepost.learning' },
];

/** The pages about the company, as the footer lists them. */
export const companyPages = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/termsandconndition', label: 'Terms & Condition' },
] as const;
