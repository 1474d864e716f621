import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';

type Props = {
  label: string;
  /** What the toggle shows. */
  icon: ReactNode;
  /** A menu below its toggle instead of a panel as wide as the header. */
  isMenu?: boolean;
  children: ReactNode;
};

const panel = 'absolute inset-x-0 top-16 border-b p-4';
const menu = 'absolute end-0 top-full mt-2 w-64 rounded-card border p-2';

/** A panel under the header behind a native toggle; it closes on navigation, on Escape, and when focus leaves it. */
export function Folding({ label, icon, isMenu, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not on the initial page: the user may have opened the panel before hydration.
    if (details.current && shown.current !== key) details.current.open = false;
    shown.current = key;
  }, [key]);
  return (
    <details
      ref={details}
      name="site-header"
      className={isMenu ? 'relative' : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus();
      }}
    >
      <summary
        className={cx(
          'list-none',
          isMenu ? 'block size-10 cursor-pointer rounded-full' : 'btn btn-quiet px-3',
        )}
      >
        {icon}
        <span className="sr-only">{label}</span>
      </summary>
      <div className={cx('z-40 border-hairline bg-surface', isMenu ? menu : panel)}>{children}</div>
    </details>
  );
}
