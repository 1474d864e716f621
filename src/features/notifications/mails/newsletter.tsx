import { Link } from '@react-email/components';
import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

/** Welcomes a new reader of the newsletter, and shows the way out from the first letter on. */
export const newsletterWelcome: MailTemplate<{ coursesLink: string; unsubscribeLink: string }> = {
  subject: () => 'Welcome to the Milepost newsletter',
  body: ({ coursesLink, unsubscribeLink }) => (
    <MailLayout
      preview="One letter a month on delivering projects, programmes and portfolios."
      heading="Good to have you with us"
      action={{ label: 'Browse courses', href: coursesLink }}
    >
      <P>
        You will hear from us about once a month: new courses, a template worth keeping, and one idea you can
        use at work the next day.
      </P>
      <P>That is all we use your address for. We do not pass it on.</P>
      <P>
        Not what you wanted, or not your idea?{' '}
        <Link href={unsubscribeLink} style={{ color: '#0b5f3f', textDecoration: 'underline' }}>
          Unsubscribe here
        </Link>
        , or press your mail program’s own unsubscribe button.
      </P>
    </MailLayout>
  ),
};
