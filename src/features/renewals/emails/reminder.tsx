import { firstName } from '../../../contract/text/names/first-name.ts';
import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { SecretEmailTemplate } from '../../notifications/emails/template.ts';

type Reminder = {
  name: string;
  certification: string;
  unit: string;
  counted: number;
  total: number;
  missing: number;
  /** What is missing, such as `3 Power Skills`. */
  areas: string[];
  endsOn: string;
  link: string;
  unsubscribe: string;
};

/** Reminds a learner of the end of a certification's cycle. */
export const reminderEmail: SecretEmailTemplate<Reminder> = {
  name: 'renewalReminder',
  secret: true,
  subject: ({ certification, endsOn }) => `${certification}: your cycle ends on ${endsOn}`,
  body: ({ name, certification, unit, counted, total, missing, areas, endsOn, link, unsubscribe }) => (
    <EmailLayout
      preview={`${counted} of ${total} ${unit} so far.`}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: missing > 0 ? 'Close the gap' : 'Open my renewals', href: link }}
    >
      <P>
        The cycle of your <strong>{certification}</strong> ends on {endsOn}. You have {counted} of {total}{' '}
        {unit}.
      </P>
      <P>
        {missing > 0
          ? `${missing} ${unit} to go${areas.length > 0 ? `, including ${areas.join(', ')}` : ''}.`
          : 'You have everything you need. Remember to report it to the certification body.'}
      </P>
      <P>
        These figures are based on what you’ve entered; the certification body decides.{' '}
        <EmailLink href={unsubscribe}>Unsubscribe from these reminders</EmailLink>
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    certification: 'PMP',
    unit: 'PDU',
    counted: 17.5,
    total: 60,
    missing: 42.5,
    areas: ['1.5 Power Skills', '8 Business Acumen'],
    endsOn: '14 March 2027',
    link: 'https://milepost.example/dashboard/renewals',
    unsubscribe: 'https://milepost.example/renewals/unsubscribe/token',
  },
};
