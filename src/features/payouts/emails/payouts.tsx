import { formatUsd } from '../../../contract/money/money.ts';
import { firstName } from '../../../contract/text/names/first-name.ts';
import { counted, formatDate } from '../../../contract/text/time/formats.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type {
  EmailTemplate,
  EmailTemplates,
  SecretEmailTemplate,
} from '../../notifications/emails/template.ts';

const name = 'Ada Lovelace';
const example = {
  name,
  amount: 412.5,
  method: 'bank transfer',
  destination: 'a•••@example.com',
  link: 'https://milepost.example/instructor-dashboard/payouts',
};

/** Tells an instructor that their payout details changed, and what to do if it wasn’t them. */
export const profileChangedEmail: EmailTemplate<{
  name: string;
  method: string;
  destination: string;
  at: string;
  usableFrom: string;
  resetLink: string;
  supportEmail: string;
}> = {
  name: 'payoutProfileChanged',
  subject: () => 'Your payout details were changed',
  body: ({ name, method, destination, at, usableFrom, resetLink, supportEmail }) => (
    <EmailLayout
      preview="If this wasn’t you, act now."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'This wasn’t me: reset my password', href: resetLink }}
    >
      <P>
        Your payout details were changed on {formatDate(at, 'sentence')} (UTC). Your earnings will be paid by{' '}
        {method} to {destination}. We won’t make any payouts before {formatDate(usableFrom, 'sentence')}{' '}
        (UTC).
      </P>
      <P>If this was you, you don’t need to do anything.</P>
      <P>
        If it wasn’t, reset your password, correct your payout details, and write to us at {supportEmail}.
      </P>
    </EmailLayout>
  ),
  example: {
    ...example,
    at: '2026-05-03T09:30:00Z',
    usableFrom: '2026-05-06T09:30:00Z',
    resetLink: 'https://milepost.example/forgot-password',
    supportEmail: 'help@milepost.example',
  },
};

/** The code that confirms the email address of the account that payouts will go to. */
export const payoutCodeEmail: SecretEmailTemplate<{ name: string; code: string }> = {
  name: 'payoutCode',
  secret: true,
  subject: () => 'Your code to confirm this email address for payouts',
  body: ({ name, code }) => (
    <EmailLayout preview="The code expires after 30 minutes." heading={`Hello, ${firstName(name)}`}>
      <P>
        Your code is <strong>{code}</strong>. Enter it on the payout details page within 30 minutes to receive
        your earnings from Milepost at this address.
      </P>
      <P>
        If you don’t teach on Milepost, ignore this email: without the code, no payouts can go to this
        address.
      </P>
    </EmailLayout>
  ),
  example: { name, code: '402938' },
};

/** Tells an instructor whether their payout details were approved. */
export const profileCheckedEmail: EmailTemplate<{
  name: string;
  approved: boolean;
  reason: string;
  usableFrom: string;
  link: string;
}> = {
  name: 'payoutProfileChecked',
  subject: ({ approved }) =>
    approved ? 'Your payout details are approved' : 'Please correct your payout details',
  body: ({ name, approved, reason, usableFrom, link }) => (
    <EmailLayout
      preview={approved ? 'Your earnings can be paid out.' : reason}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your payout details', href: link }}
    >
      {approved ? (
        <P>
          We’ve checked your payout details. Your earnings can be paid out from{' '}
          {formatDate(usableFrom, 'sentence')} (UTC).
        </P>
      ) : (
        <>
          <P>We couldn’t approve your payout details: {reason}</P>
          <P>Please correct them. Your earnings stay in your balance until then.</P>
        </>
      )}
    </EmailLayout>
  ),
  example: {
    name,
    approved: false,
    reason: 'The name of the account holder differs from your legal name.',
    usableFrom: '2026-05-06T09:30:00Z',
    link: 'https://milepost.example/instructor-dashboard/payout-details',
  },
};

/** Tells an administrator that a run is awaiting approval. */
export const runDraftedEmail: EmailTemplate<{
  payouts: number;
  amount: number;
  approvals: number;
  link: string;
}> = {
  name: 'payoutRunDrafted',
  subject: ({ amount }) => `Payout run to approve: ${formatUsd(amount)}`,
  body: ({ payouts, amount, approvals, link }) => (
    <EmailLayout
      preview={`${counted(payouts, 'payout')} to instructors.`}
      heading="A payout run is ready"
      action={{ label: 'Review the run', href: link }}
    >
      <P>
        It contains {counted(payouts, 'payout')}, totalling {formatUsd(amount)}. Nothing is sent until it is
        approved{approvals === 2 && ' by two administrators, because it is above the limit'}.
      </P>
    </EmailLayout>
  ),
  example: {
    payouts: 14,
    amount: 6820.4,
    approvals: 2,
    link: 'https://milepost.example/admin-dashboard/payouts/1',
  },
};

type AboutPayout = { name: string; amount: number; method: string; destination: string; link: string };

/** Tells an instructor that they have been paid. */
export const payoutPaidEmail: EmailTemplate<AboutPayout> = {
  name: 'payoutPaid',
  subject: ({ amount }) => `We’ve paid you ${formatUsd(amount)}`,
  body: ({ name, amount, method, destination, link }) => (
    <EmailLayout
      preview={`${formatUsd(amount)} by ${method}.`}
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your payouts', href: link }}
    >
      <P>
        We’ve paid you <strong>{formatUsd(amount)}</strong> by {method} ({destination}). Thank you for
        teaching on Milepost.
      </P>
    </EmailLayout>
  ),
  example,
};

/** Tells an instructor that a payout did not arrive. */
export const payoutFailedEmail: EmailTemplate<AboutPayout & { returned: boolean; reason: string }> = {
  name: 'payoutFailed',
  subject: ({ amount, returned }) =>
    returned
      ? `Your payout of ${formatUsd(amount)} was returned`
      : `Your payout of ${formatUsd(amount)} failed`,
  body: ({ name, amount, method, destination, returned, reason, link }) => (
    <EmailLayout
      preview="The money is back in your balance."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'View your payouts', href: link }}
    >
      <P>
        Your payout of {formatUsd(amount)} by {method} ({destination}) {returned ? 'was returned' : 'failed'}
        {reason ? `: ${reason}` : '.'}
      </P>
      <P>
        The money is back in your balance and will be included in your next payout. Please check your payout
        details before then.
      </P>
    </EmailLayout>
  ),
  example: { ...example, returned: false, reason: 'The recipient cannot receive money.' },
};

export const payoutEmails: EmailTemplates = [
  profileChangedEmail,
  payoutCodeEmail,
  profileCheckedEmail,
  runDraftedEmail,
  payoutPaidEmail,
  payoutFailedEmail,
];
