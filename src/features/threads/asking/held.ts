import { hasLink } from '../../../contract/text/text-rules.ts';
import type { ParticipantRole } from '../limits.ts';

const newForMs = 7 * 24 * 3600 * 1000;

type Writer = {
  role: ParticipantRole;
  /** When the account was created. */
  memberSince: Date;
  /** Questions and answers of theirs that everyone can see. */
  published: number;
};

/**
 * Whether a text has to wait for an administrator: new learners' texts with links do. A learner is new for a week, and
 * until something of theirs has been published.
 */
export function isHeld(text: string, { role, memberSince, published }: Writer, now: Date): boolean {
  if (role !== 'learner' || !hasLink(text)) return false;
  return published === 0 || now.getTime() - memberSince.getTime() < newForMs;
}
