import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { EmptyIllustration } from './empty-illustration.tsx';

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  className?: string;
};

/** An empty state: what is missing, and what to do about it. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('state', className)}>
      <div className="state-picture" aria-hidden="true">
        <EmptyIllustration />
      </div>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className="state-actions">{action}</div>}
    </div>
  );
}
