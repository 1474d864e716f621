/** Shared by the API and the forms. */
export const sessionLimits = { title: 120, description: 4_000, link: 500, minutes: 480, capacity: 10_000 };

export const sessionStates = ['upcoming', 'live', 'ended', 'cancelled'] as const;
export type SessionState = (typeof sessionStates)[number];

export const sessionsPerPage = 20;
/** How many sessions the learner's dashboard shows. */
export const sessionsAhead = 3;

/** The occasions on which registered learners are emailed: reminders a day and an hour before, and changes. */
export const occasions = ['day', 'hour', 'moved', 'cancelled'] as const;
export type Occasion = (typeof occasions)[number];

type Times = { startsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** The state of a session at a moment. */
export function stateOf({ startsAt, endsAt, cancelledAt }: Times, now: Date): SessionState {
  if (cancelledAt) return 'cancelled';
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'live' : 'upcoming';
}
