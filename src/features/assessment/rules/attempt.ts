import { type FeedbackTime, graceSeconds } from './limits.ts';

const hour = 3_600_000;

/**
 * Whether the time of an attempt is up by the server's clock, with a few seconds for answers that are still on their
 * way.
 */
export const isOver = (dueAt: Date | null, now: Date): boolean =>
  dueAt !== null && now.getTime() > dueAt.getTime() + graceSeconds * 1000;

type Rules = { maxAttempts: number | null; extraAttempts: number; coolDownHours: number };
type Taken = { state: string; submittedAt: Date | null };

type NextStart = { attemptsLeft: number | null; startsAt: Date | null };

/** How many attempts are left (null: no limit) and when the next may start (null: now). Voided ones don't count. */
export function nextStart(
  { maxAttempts, extraAttempts, coolDownHours }: Rules,
  taken: Taken[],
  now: Date,
): NextStart {
  const counted = taken.filter(({ state }) => state !== 'voided');
  const attemptsLeft =
    maxAttempts === null ? null : Math.max(0, maxAttempts + extraAttempts - counted.length);
  const last = Math.max(0, ...counted.map(({ submittedAt }) => submittedAt?.getTime() ?? 0));
  const startsAt = new Date(last + coolDownHours * hour);
  return { attemptsLeft, startsAt: last > 0 && startsAt > now ? startsAt : null };
}

/**
 * Whether a learner may see the correct answer to a question. With the feedback `immediately`, they may once they have
 * checked it or the attempt has ended; with `never`, not at all; otherwise, once the attempt has ended.
 */
export const mayReview = (feedback: FeedbackTime, isOpen: boolean, isChecked: boolean): boolean =>
  feedback !== 'never' && (isOpen ? feedback === 'immediately' && isChecked : true);
