import { Badge } from '../../../../ui/display/badge.tsx';
import type { Credit } from '../../contract.ts';

/** The credits that a course gives, such as `6.5 PDU`. Renders nothing without credits. */
export function CreditChips({ credits, className = '' }: { credits: readonly Credit[]; className?: string }) {
  if (credits.length === 0) return null;
  return (
    <ul aria-label="Credits" className={`flex flex-wrap gap-2 ${className}`}>
      {credits.map(({ family, label, isVerified }) => (
        <li key={family}>
          <Badge tone={isVerified ? 'green' : 'neutral'}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
