import { families } from '../../../contract/credits.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate } from '../../notifications/emails/template.ts';

type About = {
  name: string;
  courseTitle: string;
  /** Such as `6.5 PDU`. */
  credits: string;
  /** Such as `PMI`; the name of a family of credits. */
  body: string;
  link: string;
};

const example: About = {
  name: 'Ada Lovelace',
  courseTitle: 'Risk registers that get used',
  credits: '6.5 PDU',
  body: 'PMI',
  link: 'https://milepost.example/instructor-dashboard/courses/1/credits',
};

/** Tells an instructor that the credits of a course are verified. */
export const creditsVerifiedEmail: EmailTemplate<About> = {
  name: 'creditsVerified',
  subject: ({ courseTitle }) => `Credits verified: ${courseTitle}`,
  body: ({ name, courseTitle, credits, body, link }) => (
    <EmailLayout
      preview={`${credits}, verified.`}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'See the credits', href: link }}
    >
      <P>
        We’ve checked your proof for <strong>{courseTitle}</strong>. The course page and the catalogue now
        show {credits} for {inSentence(body)} certifications, no longer marked “self-reported”.
      </P>
    </EmailLayout>
  ),
  example,
};

/** Tells an instructor why a claim was refused. */
export const creditsRefusedEmail: EmailTemplate<About & { reason: string }> = {
  name: 'creditsRefused',
  subject: ({ courseTitle }) => `About your credits claim for ${courseTitle}`,
  body: ({ name, courseTitle, credits, body, reason, link }) => (
    <EmailLayout
      preview="We couldn’t verify your claim this time."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Claim again', href: link }}
    >
      <P>
        We couldn’t verify that <strong>{courseTitle}</strong> gives {credits} for {inSentence(body)}{' '}
        certifications. Reason:
      </P>
      <P>“{reason}”</P>
      <P>The course no longer shows these credits. You can claim them again with different evidence.</P>
    </EmailLayout>
  ),
  example: { ...example, reason: 'The provider number on the certificate belongs to another company.' },
};

const inSentence = (body: string): string => (body === families.other.name ? 'other' : body);
