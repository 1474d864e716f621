import { inUnits } from '../../../contract/credits.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { EmailLayout, EmailLink, P } from '../../notifications/emails/layout.tsx';
import type { SecretEmailTemplate } from '../../notifications/emails/template.ts';

type Reminder = {
  name: string;
  certification: string;
  unit: string;
  counted: number;
  total: number;
  /** The part of the missing amount that can still be earned. */
  missing: number;
  /** The amount by which past years fell short of a yearly minimum. */
  missed: number;
  /** How many more activities are needed, in addition to the amount. */
  missingActivities: number;
  /** The missing amount in each area, such as `3 Power Skills`. */
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
  body: ({ name, certification, unit, total, endsOn, link, unsubscribe, ...progress }) => (
    <EmailLayout
      preview={`${progress.counted} of ${total} ${unit} so far.`}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: progress.missing > 0 ? 'Close the gap' : 'Open my renewals', href: link }}
    >
      <P>
        Your <strong>{certification}</strong> cycle ends on {endsOn}. You have {progress.counted} of {total}{' '}
        {unit}.
      </P>
      <P>{toGo(unit, progress)}</P>
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
    missed: 0,
    missingActivities: 0,
    areas: ['1.5 Power Skills', '8 Business Acumen'],
    endsOn: '14 March 2027',
    link: 'https://milepost.example/dashboard/renewals',
    unsubscribe: 'https://milepost.example/renewals/unsubscribe/token',
  },
};

function toGo(
  unit: string,
  {
    missing,
    missed,
    missingActivities,
    areas,
  }: Pick<Reminder, 'missing' | 'missed' | 'missingActivities' | 'areas'>,
): string {
  const parts = [
    ...(missing > 0 ? [inUnits(missing, unit)] : []),
    ...(missingActivities > 0 ? [counted(missingActivities, 'more activity', 'more activities')] : []),
  ];
  const before = missed > 0 ? ` An earlier year was ${inUnits(missed, unit)} short.` : '';
  if (parts.length === 0 && missed > 0) return `Nothing more is needed.${before}`;
  if (parts.length === 0)
    return 'You have everything you need. Remember to report it to the certification body.';
  return `${parts.join(' and ')} to go${areas.length > 0 ? `, including ${areas.join(', ')}` : ''}.${before}`;
}
