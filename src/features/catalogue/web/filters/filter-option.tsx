import type { ReactNode } from 'react';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import type { CategoryCount } from '../../contract.ts';

/** Filters of one kind, with their heading. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

type Props = {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: string;
  /** How many courses it leads to, if known. */
  count?: CategoryCount;
  defaultChecked: boolean;
};

/** One choice, with how many courses it leads to. */
export function FilterOption({ label, count, ...input }: Props) {
  return (
    <label className="choice filter-option">
      <input {...input} className="choice-box" />
      <span className="min-w-0 flex-1 leading-snug">{label}</span>
      {count && (
        <span className="text-ink-2 tabular-nums">
          {formatCount(count.total)}
          {count.totalIsCapped && '+'}
          <span className="sr-only"> {count.total === 1 ? 'course' : 'courses'}</span>
        </span>
      )}
    </label>
  );
}
