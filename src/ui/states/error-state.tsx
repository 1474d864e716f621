import { type ReactNode, use } from 'react';
import { Button } from '../actions/button.tsx';
import { cx } from '../cx.ts';
import { LostIllustration } from './lost-illustration.tsx';
import { Reference } from './reference.ts';

export type ErrorStateProps = {
  title?: string;
  /** What happened, in a sentence. */
  message: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** An additional link or button, next to or instead of the retry. */
  action?: ReactNode;
  /** 1 if it replaces the whole page; defaults to 2. */
  level?: 1 | 2;
  className?: string;
};

/** What happened, and the next step. */
export function ErrorState({
  title = 'Oops! Something went wrong',
  message,
  onRetry,
  retryLabel = 'Try Again',
  action,
  level = 2,
  className,
}: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <div role="alert" className={cx('state', className)}>
      <div className="state-picture" aria-hidden="true">
        <LostIllustration />
      </div>
      <Title>{title}</Title>
      <p>{message}</p>
      {/* Hydration keeps the server's text: code to create it would enlarge every page's script. */}
      <p suppressHydrationWarning>{import.meta.env.SSR ? use(Reference) : ''}</p>
      {(onRetry || action) && (
        <div className="state-actions">
          {onRetry && (
            <Button className="needs-js" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
