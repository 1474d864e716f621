import { firstName } from '../../../contract/text/names/first-name.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { EmailLayout, P } from '../../notifications/emails/layout.tsx';
import type {
  EmailTemplate,
  EmailTemplates,
  SecretEmailTemplate,
} from '../../notifications/emails/template.ts';

/** Asks the recipient to confirm their email. It repeats nothing that was typed at registration. */
export const confirmAddressEmail: SecretEmailTemplate<{ link: string }> = {
  name: 'confirmAddress',
  secret: true,
  subject: () => 'Confirm your email address for Milepost',
  body: ({ link }) => (
    <EmailLayout
      preview="One click and your account is ready."
      heading="Welcome to Milepost"
      action={{ label: 'Confirm your email', href: link }}
    >
      <P>Please confirm that this is your email address. The link works once and expires after 24 hours.</P>
      <P>
        If you didn’t register with Milepost, ignore this email. The account can’t be used until it is
        confirmed.
      </P>
    </EmailLayout>
  ),
  example: { link: 'https://milepost.example/verify-email/3f9c' },
};

/** Sent instead of a confirmation when an email that already has an account is registered again. */
export const alreadyRegisteredEmail: EmailTemplate<{ name: string; signInLink: string }> = {
  name: 'alreadyRegistered',
  subject: () => 'You already have a Milepost account',
  body: ({ name, signInLink }) => (
    <EmailLayout
      preview="Someone tried to register with your email address."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Sign in', href: signInLink }}
    >
      <P>
        Someone, perhaps you, tried to register with Milepost using this email address. You already have an
        account.
      </P>
      <P>
        If you’ve forgotten your password, choose “Forgot password?” on the sign-in page. If it wasn’t you,
        you don’t need to do anything: your account is unchanged.
      </P>
    </EmailLayout>
  ),
  example: { name: 'Ada Lovelace', signInLink: 'https://milepost.example/login' },
};

/** Sent instead of a reset link when an email was registered but never confirmed. It repeats nothing that was typed. */
export const notConfirmedEmail: EmailTemplate<{ registerLink: string }> = {
  name: 'notConfirmed',
  subject: () => 'Your Milepost account isn’t confirmed yet',
  body: ({ registerLink }) => (
    <EmailLayout
      preview="Register again to choose a password."
      heading="Hello"
      action={{ label: 'Register again', href: registerLink }}
    >
      <P>
        You asked to reset your password. This email address was registered with Milepost but never confirmed,
        so there is no account yet and no password to reset.
      </P>
      <P>Please register again, choose a password, and open the link in the email we send you.</P>
      <P>If you didn’t ask for this, ignore this email.</P>
    </EmailLayout>
  ),
  example: { registerLink: 'https://milepost.example/register' },
};

/** Contains the link to set a new password. */
export const resetPasswordEmail: SecretEmailTemplate<{ name: string; link: string }> = {
  name: 'resetPassword',
  secret: true,
  subject: () => 'Set a new password for Milepost',
  body: ({ name, link }) => (
    <EmailLayout
      preview="The link works once and expires after one hour."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'Set a new password', href: link }}
    >
      <P>You asked to reset your password. The link works once and expires after one hour.</P>
      <P>If you didn’t ask for this, ignore this email. Your password stays the same.</P>
    </EmailLayout>
  ),
  example: { name: 'Ada Lovelace', link: 'https://milepost.example/reset-password/3f9c' },
};

/** Tells the account’s owner when its password changed, and what to do if it wasn’t them. */
export const passwordChangedEmail: EmailTemplate<{
  name: string;
  what: 'changed' | 'reset';
  at: string;
  resetLink: string;
  supportEmail: string;
}> = {
  name: 'passwordChanged',
  subject: ({ what }) => `Your Milepost password was ${what}`,
  body: ({ name, what, at, resetLink, supportEmail }) => (
    <EmailLayout
      preview="If this wasn’t you, act now."
      heading={`Hello, ${firstName(name)}`}
      action={{ label: 'This wasn’t me: reset my password', href: resetLink }}
    >
      <P>
        Your password was {what} on {formatDate(at, 'sentence')} (UTC).{' '}
        {what === 'reset'
          ? 'You’ve been signed out on all devices.'
          : 'You’ve been signed out on all your other devices.'}
      </P>
      <P>If this was you, you don’t need to do anything.</P>
      <P>
        If it wasn’t, reset your password now. That signs out everyone else. Then change the password of your
        email account, and write to us at {supportEmail}.
      </P>
    </EmailLayout>
  ),
  example: {
    name: 'Ada Lovelace',
    what: 'changed',
    at: '2026-05-03T09:30:00Z',
    resetLink: 'https://milepost.example/forgot-password',
    supportEmail: 'help@milepost.example',
  },
};

export const accountEmails: EmailTemplates = [
  confirmAddressEmail,
  alreadyRegisteredEmail,
  notConfirmedEmail,
  resetPasswordEmail,
  passwordChangedEmail,
];
