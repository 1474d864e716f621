import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';
export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
};

/** An inline banner. Give `role="alert"` or `"status"` when it appears after an action. */
export function Notice({
  tone = 'info',
  title,
  action,
  onDismiss,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div {...rest} className={cx('notice', `notice-${tone}`, className)}>
      <div className="notice-body">
        <div className="min-w-0">
          {title && <p className="notice-title">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" size="sm" className="needs-js -my-1 -me-1" onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
