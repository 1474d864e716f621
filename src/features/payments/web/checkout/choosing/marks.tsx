import Landmark from 'lucide-react/icons/landmark';
import type { ComponentType } from 'react';
import { providerOf } from '../../../providers/providers.ts';
import type { Choice } from './choices.ts';
import { MarkChip } from './mark-chip.tsx';

const own = import.meta.glob<ComponentType>('../../../providers/*/web/mark.tsx', {
  eager: true,
  import: 'default',
});

/** The logo of a payment method, drawn here so that no image is loaded from a third party. */
export function Marks({ method, mark }: Choice) {
  if (mark === 'cards') return <CardMarks />;
  if (mark === 'bank') return <Landmark aria-hidden="true" className="size-6 shrink-0 text-ink-2" />;
  const Mark = own[`../../../providers/${providerOf(method)}/web/mark.tsx`];
  return Mark && <Mark />;
}

function CardMarks() {
  return (
    <span className="flex gap-1">
      <MarkChip width={38}>
        <text
          x="19"
          y="16.5"
          textAnchor="middle"
          fontSize="12"
          fontWeight="800"
          fontStyle="italic"
          fill="#1434cb"
        >
          VISA
        </text>
      </MarkChip>
      <MarkChip width={38}>
        <circle cx="15" cy="12" r="7" fill="#eb001b" />
        <circle cx="23" cy="12" r="7" fill="#f79e1b" />
        <path d="M19 6.26a7 7 0 0 1 0 11.48a7 7 0 0 1 0-11.48z" fill="#ff5f00" />
      </MarkChip>
      <MarkChip width={38} ground="#016fd0">
        <text x="19" y="16" textAnchor="middle" fontSize="10.5" fontWeight="800" fill="#fff">
          AMEX
        </text>
      </MarkChip>
    </span>
  );
}
