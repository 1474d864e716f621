import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
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

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

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
  const Icon = icons[tone];
  return (
    <div {...rest} className={cx('notice', `notice-${tone}`, className)}>
      <Icon aria-hidden="true" />
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
