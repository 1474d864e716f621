import { useEffect } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { askToVerify } from '../ask-to-verify.ts';
import { ResendButton } from '../layout/resend-button.tsx';
import { useViewer } from '../use-viewer.ts';

/** Asks people to confirm their email before they use a page that needs it. */
export function Unverified() {
  const viewer = useViewer();
  useEffect(() => toast.info(askToVerify), []);
  return (
    <>
      <h1 className="mb-6 text-3xl">One step to go</h1>
      <Notice
        tone="warning"
        title={askToVerify}
        action={viewer && <ResendButton email={viewer.email} label="Send a new link" />}
      >
        We sent you an email with a link when you registered. Open the link to confirm your email.
      </Notice>
    </>
  );
}
