import type { ReactNode } from 'react';
import { Rail } from '../progress/rail.tsx';

export type StepsProps = {
  label: string;
  steps: readonly { label: string; hint?: ReactNode; to?: string }[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
  className?: string;
};

/** The stages of a process, on the rail. */
export function Steps({ label, steps, current, className }: StepsProps) {
  const items = steps.map((step, index) => ({
    ...step,
    key: step.label,
    state:
      index < current ? ('done' as const) : index === current ? ('current' as const) : ('ahead' as const),
  }));
  return <Rail label={label} items={items} className={className} />;
}
