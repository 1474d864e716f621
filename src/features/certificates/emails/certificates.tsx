import { firstName } from '../../../contract/text/names/first-name.ts';
import { examplePicture } from '../../notifications/emails/example-picture.ts';
import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type About = { name: string; courseTitle: string; picture?: string | null; link: string };

const Verifiable = ({ checkLink }: { checkLink: string }) => (
  <P>
    Anyone can verify it at <EmailLink href={checkLink}>{checkLink}</EmailLink>. Share the link with an
    employer or a client.
  </P>
);

const example: About = {
  name: 'Ada Lovelace',
  courseTitle: 'Risk registers that get used',
  picture: examplePicture,
  link: 'https://milepost.example/dashboard/completed-courses',
};

/** Tells a learner that their certificate is ready to download and share. */
export const certificateApprovedEmail: EmailTemplate<About & { number: string; checkLink: string }> = {
  name: 'certificateApproved',
  subject: ({ courseTitle }) => `Your certificate: ${courseTitle}`,
  body: ({ name, courseTitle, picture, number, link, checkLink }) => (
    <EmailLayout
      preview="Approved, and ready to download."
      course={{ title: courseTitle, picture }}
      heading={`Well done, ${firstName(name)}`}
      action={{ label: 'Download your certificate', href: link }}
    >
      <P>
        Your certificate for <strong>{courseTitle}</strong> has been approved. Its number is{' '}
        <strong>{number}</strong>.
      </P>
      <Verifiable checkLink={checkLink} />
    </EmailLayout>
  ),
  example: {
    ...example,
    number: 'MP-7K3Q-94TD',
    checkLink: 'https://milepost.example/certificates/MP-7K3Q-94TD',
  },
};

/** Tells a learner that they have completed a bundle, and that its certificate is ready. */
export const bundleCertificateEmail: EmailTemplate<{
  name: string;
  bundleTitle: string;
  number: string;
  link: string;
  checkLink: string;
}> = {
  name: 'bundleCertificate',
  subject: ({ bundleTitle }) => `Your certificate: ${bundleTitle}`,
  body: ({ name, bundleTitle, number, link, checkLink }) => (
    <EmailLayout
      preview="You have completed every course."
      heading={`Well done, ${firstName(name)}`}
      action={{ label: 'Download your certificate', href: link }}
    >
      <P>
        You have completed every course in <strong>{bundleTitle}</strong>. That earns you a certificate and a
        badge for the whole bundle. The certificate’s number is <strong>{number}</strong>.
      </P>
      <Verifiable checkLink={checkLink} />
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    bundleTitle: 'From risk to benefits',
    number: 'MP-7K3Q-94TD',
    link: 'https://milepost.example/dashboard/completed-courses',
    checkLink: 'https://milepost.example/certificates/MP-7K3Q-94TD',
  },
};

/** Tells a learner why a certificate was not approved, and that they can request it again. */
export const certificateRejectedEmail: EmailTemplate<About & { reason: string }> = {
  name: 'certificateRejected',
  subject: ({ courseTitle }) => `About your certificate request: ${courseTitle}`,
  body: ({ name, courseTitle, picture, reason, link }) => (
    <EmailLayout
      preview="Your request was not approved this time."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Go to your certificates', href: link }}
    >
      <P>
        Your request for a certificate for <strong>{courseTitle}</strong> was not approved. Reason:
      </P>
      <P>“{reason}”</P>
      <P>Once this is resolved, you can request the certificate again.</P>
    </EmailLayout>
  ),
  example: { ...example, reason: 'Please add your family name to your profile.' },
};

/** Tells a learner that an approved certificate is no longer valid. */
export const certificateRevokedEmail: EmailTemplate<About & { number: string; mayRequest: boolean }> = {
  name: 'certificateRevoked',
  subject: ({ courseTitle }) => `Your certificate has been revoked: ${courseTitle}`,
  body: ({ name, courseTitle, picture, number, mayRequest, link }) => (
    <EmailLayout
      preview="It can no longer be downloaded."
      course={{ title: courseTitle, picture }}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Go to your certificates', href: link }}
    >
      <P>
        Your certificate {number} for <strong>{courseTitle}</strong> has been revoked. It can no longer be
        downloaded, and its verification page says that it was revoked.
      </P>
      <P>
        If you think this is a mistake, reply to this email.
        {mayRequest && ' You can also request the certificate again.'}
      </P>
    </EmailLayout>
  ),
  example: { ...example, number: 'MP-7K3Q-94TD', mayRequest: true },
};

export const certificateEmails: EmailTemplates = [
  certificateApprovedEmail,
  bundleCertificateEmail,
  certificateRejectedEmail,
  certificateRevokedEmail,
];
