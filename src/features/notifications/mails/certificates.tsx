import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

type About = { name: string; courseTitle: string; link: string };

/** Tells a learner that their certificate is theirs to download and to show. */
export const certificateApproved: MailTemplate<About & { number: string; checkLink: string }> = {
  subject: ({ courseTitle }) => `Your certificate: ${courseTitle}`,
  body: ({ name, courseTitle, number, link, checkLink }) => (
    <MailLayout
      preview="Approved, and ready to download."
      heading={`Well done, ${name}`}
      action={{ label: 'Download your certificate', href: link }}
    >
      <P>
        Your certificate for <strong>{courseTitle}</strong> has been approved. Its number is{' '}
        <strong>{number}</strong>.
      </P>
      <P>
        Anyone can check it at <a href={checkLink}>{checkLink}</a>: share the address with an employer or a
        client.
      </P>
    </MailLayout>
  ),
};

/** Tells a learner why a certificate was not approved, and that they may ask again. */
export const certificateRejected: MailTemplate<About & { reason: string }> = {
  subject: ({ courseTitle }) => `About your certificate request: ${courseTitle}`,
  body: ({ name, courseTitle, reason, link }) => (
    <MailLayout
      preview="Your request was not approved this time."
      heading={`Hello, ${name}`}
      action={{ label: 'Go to your certificates', href: link }}
    >
      <P>
        Your request for a certificate for <strong>{courseTitle}</strong> was not approved. The reason given:
      </P>
      <P>“{reason}”</P>
      <P>Once that is settled you may request the certificate again.</P>
    </MailLayout>
  ),
};

/** Tells a learner that an approved certificate is no longer valid. */
export const certificateRevoked: MailTemplate<About & { number: string }> = {
  subject: ({ courseTitle }) => `Your certificate has been revoked: ${courseTitle}`,
  body: ({ name, courseTitle, number, link }) => (
    <MailLayout
      preview="It can no longer be downloaded."
      heading={`Hello, ${name}`}
      action={{ label: 'Go to your certificates', href: link }}
    >
      <P>
        Your certificate {number} for <strong>{courseTitle}</strong> has been revoked. It can no longer be
        downloaded, and whoever checks its number will be told.
      </P>
      <P>If you believe this is a mistake, reply to this mail. You may also request the certificate again.</P>
    </MailLayout>
  ),
};
