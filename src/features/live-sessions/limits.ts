/** Shared by the API and the forms. */
export const sessionLimits = { title: 120, description: 4_000, link: 500, minutes: 480, capacity: 10_000 };

export const sessionStates = ['upcoming', 'live', 'ended', 'cancelled'] as const;
export type SessionState = (typeof sessionStates)[number];

export const sessionsPerPage = 20;
/** How many sessions the learner's dashboard shows. */
export const sessionsAhead = 3;

/** What learners are emailed about a session. */
export const occasions = ['day', 'hour', 'moved', 'cancelled'] as const;
export type Occasion = (typeof occasions)[number];

type Times = { startsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** The states of a session. */
export function stateOf({ startsAt, endsAt, cancelledAt }: Times, now: Date): SessionState {
  if (cancelledAt) return 'cancelled';
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'live' : 'upcoming';
}
