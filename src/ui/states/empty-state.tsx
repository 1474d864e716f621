import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { EmptyIllustration } from './empty-illustration.tsx';

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** 1 if it replaces the whole page; defaults to 2. */
  level?: 1 | 2;
  className?: string;
};

/** An empty state: what is missing, and what to do about it. */
export function EmptyState({ title, text, action, level = 2, className }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={cx('state', className)}>
      <div className="state-picture" aria-hidden="true">
        <EmptyIllustration />
      </div>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action && <div className="state-actions">{action}</div>}
    </div>
  );
}
