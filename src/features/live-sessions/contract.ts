import { z } from '@hono/zod-openapi';
import { listOf, orNull } from '../../contract/api/responses.ts';
import { listQuery } from '../../contract/lists.ts';
import { revision } from '../../contract/revision.ts';
import { isVisible } from '../../contract/text/input/text-rules.ts';
import { typedLine, typedText } from '../../contract/text/input/typed-text.ts';
import { localTime, timeZone } from '../../contract/text/time/zoned-shapes.ts';
import { asHttps, isPublicLink } from '../../contract/urls/links.ts';
import { sessionLimits as limits, sessionStates, sessionsAhead } from './limits.ts';

const noTitle = 'Please write a title.';
const wrongMinutes = `Please enter 1 to ${limits.minutes} minutes.`;
const wrongLink = 'Please enter a link such as https://example.com/room.';
const wrongCapacity = `Please enter a whole number of places, from 1 to ${limits.capacity.toLocaleString('en-US')}, or leave it empty.`;

export const CourseParams = z.object({ id: z.uuid('Course not found') });
/** The id is chosen by the device, so that a session sent twice is stored once. */
export const NewSessionParams = CourseParams.extend({ sessionId: z.uuid('Live session not found') });
export const SessionParams = z.object({ sessionId: z.uuid('Live session not found') });
export const TokenParams = z.object({ token: z.string().min(1).max(300) });

/** A session as its instructor plans it. Unknown fields are refused: a misspelt `capacity` would mean no limit. */
export const LiveSessionBody = z
  .strictObject({
    title: typedLine(limits.title, { missing: noTitle }).min(1, noTitle).refine(isVisible, noTitle),
    /** Plain text. */
    description: typedText(limits.description).default(''),
    /** When it starts, in the local time of `timeZone`. */
    startsAt: localTime,
    timeZone,
    minutes: z
      .number({ error: wrongMinutes })
      .int(wrongMinutes)
      .min(1, wrongMinutes)
      .max(limits.minutes, wrongMinutes),
    /** Where it takes place. Learners see it only while they are registered. */
    link: typedLine(limits.link, { missing: wrongLink }).overwrite(asHttps).refine(isPublicLink, wrongLink),
    /** How many learners may register; null for no limit. */
    capacity: z
      .number({ error: wrongCapacity })
      .int(wrongCapacity)
      .min(1, wrongCapacity)
      .max(limits.capacity, wrongCapacity)
      .nullish(),
    /** The revision that was edited; empty for a new session. If the saved revision is another one, nothing is saved. */
    revision,
  })
  .openapi('LiveSessionDraft');
export type LiveSessionBody = z.output<typeof LiveSessionBody>;

export const RecordingBody = z
  .object({ lectureId: z.uuid({ error: 'Please choose a lecture.' }).nullable() })
  .openapi('LiveSessionRecording');

const Named = z.object({ _id: z.string(), title: z.string() });

export const LiveSession = z
  .object({
    _id: z.string(),
    course: Named,
    title: z.string(),
    description: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    /** The instructor's. */
    timeZone: z.string(),
    minutes: z.number().int(),
    state: z.enum(sessionStates),
    capacity: z.number().int().nullable(),
    registered: z.number().int(),
    /** Whether the viewer has registered. */
    isRegistered: z.boolean(),
    /** Null for learners who have not registered. */
    link: z.string().nullable(),
    /** The lecture with the recording. */
    recording: orNull(Named),
    /** Changes whenever its plan does; null for learners. */
    revision: z.string().nullable(),
  })
  .openapi('LiveSession');
export type LiveSession = z.infer<typeof LiveSession>;

export const SessionQuery = z.object({ page: listQuery.page, limit: listQuery.limit });
export type SessionQuery = z.output<typeof SessionQuery>;

/** Upcoming sessions, soonest first; then past ones, most recent first. */
export const LiveSessionList = listOf('sessions', LiveSession).extend({ course: Named });
export type LiveSessionList = z.infer<typeof LiveSessionList>;

export const AheadQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(sessionsAhead),
});
export const SessionsAhead = z.object({ sessions: z.array(LiveSession) });

export const LiveSessionDetail = z.object({ session: LiveSession });
export const LiveSessionSaved = z.object({
  success: z.literal(true),
  message: z.string(),
  session: LiveSession,
});

/** The URL to subscribe to; null if there is none. Everyone who has it can read your sessions. */
export const CalendarFeed = z.object({ url: z.string().nullable() }).openapi('CalendarFeed');
