import { areaNames, creditAreas, families } from '../../../../contract/credits.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';
import type { CreditClaim, CreditState } from '../../course-credits/shapes.ts';

export const stateNames: Record<CreditState, string> = {
  claimed: 'In review',
  verified: 'Verified',
  refused: 'Refused',
  expired: 'Expired',
};

const tones: Record<CreditState, BadgeTone> = {
  claimed: 'amber',
  verified: 'green',
  refused: 'red',
  expired: 'neutral',
};

export const ClaimState = ({ state }: { state: CreditState }) => (
  <Badge tone={tones[state]}>{stateNames[state]}</Badge>
);

/** `PMI: 2.5 Ways of Working, 4 Power Skills` */
export function areasText({ family, areas }: Pick<CreditClaim, 'family' | 'areas'>): string {
  const parts = creditAreas.flatMap((key) => (areas[key] ? [`${areas[key]} ${areaNames[key]}`] : []));
  return [families[family].name, ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
}

export const validityText = ({ validFrom, validUntil }: CreditClaim): string =>
  validUntil
    ? `valid from ${formatDate(validFrom)} to ${formatDate(validUntil)}`
    : `valid from ${formatDate(validFrom)}`;
