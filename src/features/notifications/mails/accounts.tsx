import type { MailTemplate } from '../template.ts';
import { MailLayout, P } from './layout.tsx';

/** Asks the owner of an address to confirm it. It carries no word of whoever typed the address. */
export const confirmAddress: MailTemplate<{ link: string }> = {
  subject: () => 'Confirm your email address for Milepost',
  body: ({ link }) => (
    <MailLayout
      preview="One click and your account is ready."
      heading="Welcome to Milepost"
      action={{ label: 'Confirm your email', href: link }}
    >
      <P>Please confirm that this is your address. The link works once and for 24 hours.</P>
      <P>If you did not register at Milepost, ignore this mail: without the confirmation nothing happens.</P>
    </MailLayout>
  ),
};

/** Sent instead of a confirmation when somebody registers an address that already has an account. */
export const alreadyRegistered: MailTemplate<{ name: string; signInLink: string }> = {
  subject: () => 'You already have a Milepost account',
  body: ({ name, signInLink }) => (
    <MailLayout
      preview="Somebody tried to register with your address."
      heading={`Hello, ${name}`}
      action={{ label: 'Sign in', href: signInLink }}
    >
      <P>
        Somebody, perhaps you, tried to register at Milepost with this address. You already have an account.
      </P>
      <P>
        If you have forgotten your password, choose “Forgot password?” on the sign-in page. If it was not you,
        there is nothing to do: your account is unchanged.
      </P>
    </MailLayout>
  ),
};

/** Sent instead of a reset link where an address was registered and never confirmed. It carries no word of whoever did. */
export const notConfirmed: MailTemplate<{ registerLink: string }> = {
  subject: () => 'Your address is not confirmed at Milepost',
  body: ({ registerLink }) => (
    <MailLayout
      preview="Register again, with a password of your choice."
      heading="Hello"
      action={{ label: 'Register again', href: registerLink }}
    >
      <P>
        You asked for a way back into your account. This address was registered at Milepost, but never
        confirmed, so there is no account yet and no password to replace.
      </P>
      <P>Please register again, with a password of your choice, and open the link that comes by mail.</P>
      <P>If you did not ask, ignore this mail.</P>
    </MailLayout>
  ),
};

/** Carries the link that sets a new password. */
export const resetPassword: MailTemplate<{ name: string; link: string }> = {
  subject: () => 'Set a new password for Milepost',
  body: ({ name, link }) => (
    <MailLayout
      preview="The link works once and for one hour."
      heading={`Hello, ${name}`}
      action={{ label: 'Set a new password', href: link }}
    >
      <P>You asked for a way back into your account. The link works once and for one hour.</P>
      <P>If you did not ask, ignore this mail: your password stays as it is.</P>
    </MailLayout>
  ),
};

const moment = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });

/** Tells the owner of an account that its password is a new one, when, and what to do if it was not them. */
export const passwordChanged: MailTemplate<{
  name: string;
  what: 'changed' | 'reset';
  at: string;
  resetLink: string;
  supportEmail: string;
}> = {
  subject: ({ what }) => `Your Milepost password was ${what}`,
  body: ({ name, what, at, resetLink, supportEmail }) => (
    <MailLayout
      preview="If this wasn’t you, act now."
      heading={`Hello, ${name}`}
      action={{ label: 'This wasn’t me: reset my password', href: resetLink }}
    >
      <P>
        Your password was {what} on {moment(at)} (UTC).{' '}
        {what === 'reset'
          ? 'You’ve been signed out on all devices.'
          : 'You’ve been signed out on all your other devices.'}
      </P>
      <P>If this was you, there is nothing to do.</P>
      <P>
        If it wasn’t, reset your password now. That signs out everyone else. Then change the password of your
        email account, and write to us at {supportEmail}.
      </P>
    </MailLayout>
  ),
};
