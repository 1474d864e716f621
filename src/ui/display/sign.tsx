import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = {
  /** `good` by default. */
  tone?: keyof typeof tones;
  className?: string;
  /** An icon. */
  children: ReactNode;
};

const tones = {
  good: 'bg-green-tint text-green',
  bad: 'bg-red-tint text-red',
  waiting: 'bg-amber-tint text-amber-text',
};

/** A road sign with an icon: at a glance, what a page or message is about. Decorative: the title is next to it. */
export function Sign({ tone = 'good', className, children }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'm-2 flex size-12 rotate-45 items-center justify-center rounded-control',
        tones[tone],
        className,
      )}
    >
      <span className="-rotate-45">{children}</span>
    </span>
  );
}
