import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplates, SecretEmailTemplate } from '../../notifications/emails/template.ts';

/** Welcomes a new subscriber to the newsletter, with a link to unsubscribe. */
export const newsletterWelcomeEmail: SecretEmailTemplate<{ coursesLink: string; unsubscribeLink: string }> = {
  name: 'newsletterWelcome',
  secret: true,
  subject: () => 'Welcome to the Milepost newsletter',
  body: ({ coursesLink, unsubscribeLink }) => (
    <EmailLayout
      preview="One email a month on delivering projects, programmes and portfolios."
      heading="Good to have you with us"
      action={{ label: 'Browse courses', href: coursesLink }}
    >
      <P>
        You’ll hear from us about once a month: new courses, a useful template, and one idea you can use at
        work the next day.
      </P>
      <P>We use your email only for this newsletter. We don’t share it.</P>
      <P>
        Didn’t sign up, or changed your mind? <EmailLink href={unsubscribeLink}>Unsubscribe here</EmailLink>,
        or use the unsubscribe button in your email app.
      </P>
    </EmailLayout>
  ),
  example: {
    coursesLink: 'https://milepost.example/courses',
    unsubscribeLink: 'https://milepost.example/newsletter/unsubscribe/3f9c',
  },
};

export const newsletterEmails: EmailTemplates = [newsletterWelcomeEmail];
