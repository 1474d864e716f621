import { Notice } from '../../../../ui/states/notice.tsx';

/** Replaces a form that is not configured, and explains how to write to us instead. */
export function WriteInstead({
  supportEmail,
  subject,
  why,
}: {
  supportEmail: string;
  subject: string;
  why: string;
}) {
  const address = `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`;
  return (
    <Notice tone="info" title={why}>
      <p>
        Please write to{' '}
        <a className="link" href={address}>
          {supportEmail}
        </a>{' '}
        instead.
      </p>
    </Notice>
  );
}

export const notSetUp = 'This form is not set up for sending yet.';
