import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ConnectionLost } from '../../connection/connection-lost.tsx';
import { isConnectionLost } from '../../connection/is-connection-lost.ts';
import { askToVerify } from '../viewer/ask-to-verify.ts';
import { unverifiedStatus } from '../viewer/guard.ts';
import { NotFound } from './not-found.tsx';
import { responseSentence } from './response-sentence.ts';

type FailedPageProps = {
  error: unknown;
  /** Shown to users who must confirm their email first. */
  unverified: ReactNode;
  className?: string;
};

/** Replaces a page that cannot be shown: the reason, and the next step. Header, sidebar and footer stay. */
export function FailedPage({ error, unverified, className }: FailedPageProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main id="main" tabIndex={-1} className={className}>
      {isRouteErrorResponse(error) && error.status === unverifiedStatus && error.data === askToVerify ? (
        unverified
      ) : isConnectionLost(error) ? (
        <ConnectionLost />
      ) : (
        <ErrorState level={1} message={sentenceOf(error)} onRetry={() => window.location.reload()} />
      )}
    </main>
  );
}

/** The server's message if it says more than the title; never markup or a stack trace. */
function sentenceOf(error: unknown): string {
  const message = isRouteErrorResponse(error)
    ? responseSentence(error)
    : error instanceof Error && error.name === 'ApiFailure'
      ? error.message
      : unexplained;
  return message === unexplained ? 'We couldn’t show this page. Please try again in a moment.' : message;
}

/** The API's message for an error without an explanation. */
const unexplained = 'Something went wrong';
