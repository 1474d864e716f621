import { firstName } from '../../../contract/text/names/first-name.ts';
import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { SecretEmailTemplate } from '../../notifications/emails/template.ts';

type Expiring = {
  name: string;
  courseTitle: string;
  validUntil: string;
  days: number;
  /** What it was awarded for; missing in emails queued before bundles had badges. */
  kind?: 'course' | 'bundle';
  /** The course or the bundle that renews it; null if it is no longer published. */
  courseLink: string | null;
  certificateLink: string;
  contactLink: string;
  unsubscribe: string;
};

/** Reminds a learner that a badge is about to expire. */
export const badgeExpiresEmail: SecretEmailTemplate<Expiring> = {
  name: 'badgeExpires',
  secret: true,
  subject: ({ courseTitle, validUntil }) => `Your badge expires on ${validUntil}: ${courseTitle}`,
  body: ({ kind = 'course', courseTitle, validUntil, days, courseLink, contactLink, ...more }) => (
    <EmailLayout
      preview={`${dayText(days)} left.`}
      heading={`Hello, ${firstName(more.name)}`}
      action={
        courseLink
          ? { label: `Open the ${kind}`, href: courseLink }
          : { label: 'Open your certificate', href: more.certificateLink }
      }
    >
      <P>
        Your badge for <strong>{courseTitle}</strong> expires on {validUntil}, in {dayText(days)}. From then
        on, anyone who checks it will see that it has expired.
      </P>
      {courseLink ? (
        <P>
          To renew it, take <EmailLink href={courseLink}>{courseTitle}</EmailLink> again and{' '}
          <EmailLink href={contactLink}>write to us</EmailLink> when you’ve finished. An administrator will
          then update its expiry date.
        </P>
      ) : (
        <P>
          The {kind} is no longer offered. If you need a later date,{' '}
          <EmailLink href={contactLink}>write to us</EmailLink>.
        </P>
      )}
      <P>
        <EmailLink href={more.unsubscribe}>Unsubscribe from these reminders</EmailLink>
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    courseTitle: 'Risk registers that get used',
    validUntil: '14 March 2027',
    days: 30,
    courseLink: 'https://milepost.example/courses/risk-registers-that-get-used',
    certificateLink: 'https://milepost.example/certificates/MP-7K3Q-94TD',
    contactLink: 'https://milepost.example/contact',
    unsubscribe: 'https://milepost.example/badges/unsubscribe/token',
  },
};

const dayText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
