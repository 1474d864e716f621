import { formatCount } from '../../../contract/text/time/formats.ts';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { LiveSession } from '../contract.ts';
import type { SessionState } from '../limits.ts';

const names: Record<SessionState, string> = {
  upcoming: 'Upcoming',
  live: 'Live now',
  ended: 'Over',
  cancelled: 'Cancelled',
};
const tones: Record<SessionState, BadgeTone> = {
  upcoming: 'green',
  live: 'amber',
  ended: 'neutral',
  cancelled: 'red',
};

export const SessionStateBadge = ({ state }: { state: SessionState }) => (
  <Badge tone={tones[state]}>{names[state]}</Badge>
);

/** `12 of 20 places taken`, or how many learners have registered if places are not limited. */
export const placesOf = ({ registered, capacity }: LiveSession): string =>
  capacity === null
    ? `${formatCount(registered)} registered`
    : `${formatCount(registered)} of ${formatCount(capacity)} places taken`;
