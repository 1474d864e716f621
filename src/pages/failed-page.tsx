import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { answeredSentence } from './answered-sentence.ts';
import { askToVerify } from './ask-to-verify.ts';
import { ConnectionLost } from './connection-lost.tsx';
import { unverifiedStatus } from './guard.ts';
import { isConnectionLost } from './is-connection-lost.ts';
import { ResendButton } from './layout/resend-button.tsx';
import { NotFound } from './not-found.tsx';
import { useViewer } from './use-viewer.ts';

/** In place of a page that cannot be shown: why, and the next step. What stands around the page stays. */
export function FailedPage({ error, className }: { error: unknown; className?: string }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main id="main" tabIndex={-1} className={className}>
      {isRouteErrorResponse(error) && error.status === unverifiedStatus && error.data === askToVerify ? (
        <Unverified />
      ) : isConnectionLost(error) ? (
        <ConnectionLost />
      ) : (
        <ErrorState level={1} message={sentenceOf(error)} onRetry={() => window.location.reload()} />
      )}
    </main>
  );
}

/** The server's sentence where there is one; never markup or a stack. */
function sentenceOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return answeredSentence(error);
  return error instanceof Error && error.name === 'ApiFailure' ? error.message : 'Something went wrong';
}

function Unverified() {
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
        We sent you a mail with a link when you registered. Open it to confirm your address.
      </Notice>
    </>
  );
}
