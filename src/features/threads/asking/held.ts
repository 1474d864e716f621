import { hasLink } from '../../../contract/text/input/text-rules.ts';
import type { ParticipantRole } from '../limits.ts';

const newForMs = 7 * 24 * 3600 * 1000;

type Writer = {
  role: ParticipantRole;
  /** When the account was created. */
  memberSince: Date;
  /** How many of their questions and answers everyone can see. */
  published: number;
};

/**
 * Whether a text has to wait for an administrator: new learners' texts with links do. A learner is new during
 * the account's first week, and for as long as none of their texts is public.
 */
export function isHeld(text: string, { role, memberSince, published }: Writer, now: Date): boolean {
  if (role !== 'learner' || !hasLink(text)) return false;
  return published === 0 || now.getTime() - memberSince.getTime() < newForMs;
}
