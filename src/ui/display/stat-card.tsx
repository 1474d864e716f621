import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Card } from './card.tsx';

export type StatCardProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** URL of a page that explains the figure. */
  to?: string;
  className?: string;
};

/** One figure and what it counts. */
export function StatCard({ label, value, note, icon, to, className }: StatCardProps) {
  return (
    <Card interactive={Boolean(to)} className={cx('stat', className)}>
      {to ? (
        <Link to={to} className="stat-label stretched-link no-underline">
          {label}
        </Link>
      ) : (
        <span className="stat-label">{label}</span>
      )}
      {icon && (
        <span className="stat-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="stat-value">{value}</span>
      {note && <span className="stat-note">{note}</span>}
    </Card>
  );
}
