import { formatUsd } from '../../../contract/money/money.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { counted, formatDate } from '../../../contract/text/time/formats.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type { EmailTemplate, EmailTemplates } from '../../notifications/emails/template.ts';

type Shares = { ownShare: number; platformShare: number };
type Terms = Shares & { holdDays: number; minimum: number; payoutDay: number };
type About = { name: string; from: string; link: string };

const example = {
  name: 'Ada Lovelace',
  from: '2027-01-01T00:00:00Z',
  link: 'https://milepost.example/instructor-dashboard/earnings',
};
const before = { ownShare: 97, platformShare: 50, holdDays: 30, minimum: 50, payoutDay: 15 };

const change = <Value,>(
  label: string,
  [was, is]: readonly [Value, Value],
  format: (value: Value) => string,
) => (was === is ? [] : [`${label}: ${format(is)} instead of ${format(was)}.`]);

const percent = (share: number): string => `${share}%`;

const sharesIn = (was: Terms, is: Terms): string[] => [
  ...change('Your share of sales with your own coupons and links', [was.ownShare, is.ownShare], percent),
  ...change('Your share of all other sales', [was.platformShare, is.platformShare], percent),
];

/**
 * The differences for an instructor between two versions of the terms, one sentence each.
 * @param own the shares agreed with the instructor, which stay as they are; null without any
 */
export const changesOf = (was: Terms, is: Terms, own: Shares | null): string[] => [
  ...(own ? [] : sharesIn(was, is)),
  ...change('Holding period for earnings', [was.holdDays, is.holdDays], (days) => counted(days, 'day')),
  ...change('Minimum payout', [was.minimum, is.minimum], formatUsd),
  ...change('Day of the month on which payouts are prepared', [was.payoutDay, is.payoutDay], String),
];

/** Tells an instructor about new terms, at least 30 days before they take effect. */
export const termsChangeEmail: EmailTemplate<About & { before: Terms; after: Terms; own: Shares | null }> = {
  name: 'shareTermsChange',
  subject: ({ from }) => `The terms for your earnings will change on ${formatDate(from, 'long')}`,
  body: ({ name, from, before, after, own, link }) => (
    <EmailLayout
      preview="What’s changing, and when."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your earnings', href: link }}
    >
      <P>From {formatDate(from, 'long')} (UTC), new terms apply to your sales:</P>
      {changesOf(before, after, own).map((sentence) => (
        <P key={sentence}>{sentence}</P>
      ))}
      {own && (
        <P>
          The shares agreed with you don’t change: {own.ownShare}% of sales with your own coupons and links,
          and {own.platformShare}% of all others.
        </P>
      )}
      <P>Sales before that day keep their current terms.</P>
    </EmailLayout>
  ),
  example: {
    ...example,
    before,
    after: { ...before, platformShare: 55, holdDays: 35 },
    own: { ownShare: 98, platformShare: 60 },
  },
};

/** Tells an instructor that announced terms or shares will not take effect. */
export const termsCancelledEmail: EmailTemplate<About> = {
  name: 'shareTermsCancelled',
  subject: ({ from }) => `The change planned for ${formatDate(from, 'long')} has been cancelled`,
  body: ({ name, from, link }) => (
    <EmailLayout
      preview="Your current terms stay in force."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your earnings', href: link }}
    >
      <P>
        We told you that the terms for your earnings would change on {formatDate(from, 'long')}. We’ve
        cancelled that change: your current terms stay in force.
      </P>
    </EmailLayout>
  ),
  example,
};

/** Tells an instructor about their individual shares, or that the general ones apply again. */
export const sharesChangeEmail: EmailTemplate<About & { before: Shares; after: Shares; isOwn: boolean }> = {
  name: 'ownSharesChange',
  subject: ({ from }) => `Your shares will change on ${formatDate(from, 'long')}`,
  body: ({ name, from, before, after, isOwn, link }) => (
    <EmailLayout
      preview="Your new shares, and when they apply."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your earnings', href: link }}
    >
      <P>
        From {formatDate(from, 'long')} (UTC),{' '}
        {isOwn ? 'your individual shares apply' : 'the general shares apply to you again'}: {after.ownShare}%
        of sales with your own coupons and links (currently {before.ownShare}%), and {after.platformShare}% of
        all other sales (currently {before.platformShare}%).
      </P>
      <P>Sales before that day keep their current shares.</P>
    </EmailLayout>
  ),
  example: {
    ...example,
    before: { ownShare: 97, platformShare: 50 },
    after: { ownShare: 98, platformShare: 60 },
    isOwn: true,
  },
};

export const earningsEmails: EmailTemplates = [termsChangeEmail, termsCancelledEmail, sharesChangeEmail];
