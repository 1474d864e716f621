/**
 * What the footer says about the company. Operators put their own details here. It is not in `company.ts`, because
 * every page loads this file.
 */
export const aboutCompany =
  'Courses, coaching and templates for people who deliver projects, programmes and portfolios, made by people who’ve done it.';

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
