import { firstName } from '../../../contract/text/names/first-name.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate } from '../../notifications/emails/template.ts';

type Corrected = {
  name: string;
  courseTitle: string;
  /** Null if it no longer expires. */
  validUntil: string | null;
  link: string;
};

/** Tells a learner that their badge has a new expiry date. */
export const expiryCorrectedEmail: EmailTemplate<Corrected> = {
  name: 'badgeExpiryCorrected',
  subject: ({ courseTitle }) => `Your badge has a new expiry date: ${courseTitle}`,
  body: ({ name, courseTitle, validUntil, link }) => (
    <EmailLayout
      preview={validUntil ? `It is now valid until ${validUntil}.` : 'It no longer expires.'}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Get your new badge', href: link }}
    >
      <P>
        We’ve corrected the expiry date of your badge for <strong>{courseTitle}</strong>.{' '}
        {validUntil ? `It is now valid until ${validUntil}.` : 'It no longer expires.'}
      </P>
      <P>
        Please replace any copies you’ve shared or added to a wallet: they still have the old date and now
        show as revoked. The link to your certificate stays the same.
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    courseTitle: 'Risk registers that get used',
    validUntil: '14 March 2027',
    link: 'https://milepost.example/certificates/MP-7K3Q-94TD',
  },
};
