import { useEffect } from 'react';
import { askToVerify } from '../../../../lib/page/viewer/ask-to-verify.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import { ResendButton } from './resend-button.tsx';

/** Asks people to confirm their email before they use a page that needs it. */
export default function UnverifiedPage() {
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
