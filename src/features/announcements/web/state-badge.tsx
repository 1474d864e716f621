import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { AnnouncementState } from '../limits.ts';

export const stateNames: Record<AnnouncementState, string> = {
  scheduled: 'Scheduled',
  sending: 'Going out',
  sent: 'Sent',
  cancelled: 'Cancelled',
  hidden: 'Hidden',
};

const tones: Record<AnnouncementState, BadgeTone> = {
  scheduled: 'amber',
  sending: 'amber',
  sent: 'green',
  cancelled: 'neutral',
  hidden: 'red',
};

export const StateBadge = ({ state }: { state: AnnouncementState }) => (
  <Badge tone={tones[state]}>{stateNames[state]}</Badge>
);
