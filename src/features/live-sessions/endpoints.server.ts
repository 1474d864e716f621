import { z } from '@hono/zod-openapi';
import { Done } from '../../contract/api/responses.ts';
import { anyone, authors, instructors, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Live sessions';

export const listRoute = endpoint({
  operationId: 'listLiveSessions',
  method: 'get',
  path: '/courses/{id}/live-sessions',
  tag,
  allow: members,
  summary: 'The live sessions of a course; upcoming ones first',
  params: shapes.CourseParams,
  query: shapes.SessionQuery,
  response: shapes.LiveSessionList,
});

export const saveRoute = endpoint({
  operationId: 'saveLiveSession',
  method: 'put',
  path: '/courses/{id}/live-sessions/{sessionId}',
  tag,
  allow: instructors,
  summary: 'Plan a live session or edit one that has not begun; you choose its id',
  params: shapes.NewSessionParams,
  body: shapes.LiveSessionBody,
  response: shapes.LiveSessionSaved,
  failures: [404, 409],
});

export const showRoute = endpoint({
  operationId: 'showLiveSession',
  method: 'get',
  path: '/live-sessions/{sessionId}',
  tag,
  allow: members,
  summary: 'A live session; the link is included only for those who have registered',
  params: shapes.SessionParams,
  response: shapes.LiveSessionDetail,
  failures: [404],
});

export const calendarRoute = endpoint({
  operationId: 'downloadLiveSession',
  method: 'get',
  path: '/live-sessions/{sessionId}/calendar.ics',
  tag,
  allow: members,
  summary: 'A live session as an iCalendar file',
  params: shapes.SessionParams,
  response: z.string(),
  produces: 'text/calendar',
  failures: [404],
});

export const registerRoute = endpoint({
  operationId: 'addRegistration',
  method: 'put',
  path: '/live-sessions/{sessionId}/registration',
  tag,
  allow: members,
  summary: 'Register for a live session of a course you are enrolled in',
  params: shapes.SessionParams,
  response: shapes.LiveSessionSaved,
  failures: [404, 409],
});

export const leaveRoute = endpoint({
  operationId: 'removeRegistration',
  method: 'delete',
  path: '/live-sessions/{sessionId}/registration',
  tag,
  allow: members,
  summary: 'Cancel your registration',
  params: shapes.SessionParams,
  response: Done,
  failures: [404, 409],
});

export const cancelRoute = endpoint({
  operationId: 'cancelLiveSession',
  method: 'put',
  path: '/live-sessions/{sessionId}/cancellation',
  tag,
  allow: authors,
  summary: 'Cancel a live session that has not begun; those who have registered are emailed',
  params: shapes.SessionParams,
  response: Done,
  failures: [404, 409],
});

export const recordingRoute = endpoint({
  operationId: 'setRecording',
  method: 'put',
  path: '/live-sessions/{sessionId}/recording',
  tag,
  allow: instructors,
  summary: 'Set the lecture that has the recording of a finished session; null removes it',
  params: shapes.SessionParams,
  body: shapes.RecordingBody,
  response: shapes.LiveSessionSaved,
  failures: [404, 409],
});

export const aheadRoute = endpoint({
  operationId: 'listSessionsAhead',
  method: 'get',
  path: '/user/live-sessions',
  tag,
  allow: members,
  summary: 'The next live sessions of the courses you are enrolled in',
  query: shapes.AheadQuery,
  response: shapes.SessionsAhead,
});

export const feedRoute = endpoint({
  operationId: 'getCalendarFeed',
  method: 'get',
  path: '/user/calendar-feed',
  tag,
  allow: members,
  summary: 'The URL of a calendar with the live sessions you have registered for',
  response: shapes.CalendarFeed,
});

export const newFeedRoute = endpoint({
  operationId: 'createCalendarFeed',
  method: 'put',
  path: '/user/calendar-feed',
  tag,
  allow: members,
  summary: 'Create a new URL for your calendar; the previous one stops working',
  response: shapes.CalendarFeed,
});

export const endFeedRoute = endpoint({
  operationId: 'deleteCalendarFeed',
  method: 'delete',
  path: '/user/calendar-feed',
  tag,
  allow: members,
  summary: 'Revoke the URL of your calendar',
  response: Done,
});

export const readFeedRoute = endpoint({
  operationId: 'downloadCalendarFeed',
  method: 'get',
  path: '/calendar-feeds/{token}/sessions.ics',
  tag,
  allow: anyone,
  summary: 'A learner’s calendar at its personal URL, for calendar programs',
  params: shapes.TokenParams,
  response: z.string(),
  produces: 'text/calendar',
  failures: [404],
});
