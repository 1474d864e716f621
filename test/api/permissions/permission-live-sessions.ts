import {
  enrolled,
  everyone,
  members,
  ownerAndAdmin,
  owners,
  type Principal,
  watchers,
} from './principals.ts';

/** Who may use live sessions. */
export const liveSessionRoutes: Record<string, Principal[]> = {
  'GET /courses/{id}/live-sessions': watchers,
  'PUT /courses/{id}/live-sessions/{sessionId}': owners,
  'GET /live-sessions/{sessionId}': watchers,
  'GET /live-sessions/{sessionId}/calendar.ics': watchers,
  'PUT /live-sessions/{sessionId}/registration': enrolled,
  'DELETE /live-sessions/{sessionId}/registration': enrolled,
  'PUT /live-sessions/{sessionId}/cancellation': ownerAndAdmin,
  'PUT /live-sessions/{sessionId}/recording': owners,
  'GET /user/live-sessions': members,
  'GET /user/calendar-feed': members,
  'PUT /user/calendar-feed': members,
  'DELETE /user/calendar-feed': members,
  'GET /calendar-feeds/{token}/sessions.ics': everyone,
};
