import { formatInZone } from '../../../contract/text/time/zoned-time.ts';
import type { LiveSession, LiveSessionList } from '../contract.ts';

/** A session with its start as the instructor's clock shows it: written by the server, because browsers differ. */
export type TimedSession = LiveSession & { instructorTime: string };

export const withTime = (session: LiveSession): TimedSession => ({
  ...session,
  instructorTime: formatInZone(session.startsAt, session.timeZone),
});

export const withTimes = (list: LiveSessionList) => ({ ...list, sessions: list.sessions.map(withTime) });
export type TimedList = ReturnType<typeof withTimes>;
