import { Done } from '../../contract/api/responses.ts';
import { admins, anyone, authors, instructors, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Announcements';

export const sentRoute = endpoint({
  operationId: 'listCourseNotices',
  method: 'get',
  path: '/courses/{id}/notices',
  tag,
  allow: members,
  summary: 'The announcements of a course that have gone out, as learners see them',
  params: shapes.CourseParams,
  query: shapes.SentAnnouncementQuery,
  response: shapes.SentAnnouncementList,
});

export const readRoute = endpoint({
  operationId: 'markNoticesRead',
  method: 'put',
  path: '/courses/{id}/notices/read',
  tag,
  allow: members,
  summary: 'Mark the announcements of a course as read',
  params: shapes.CourseParams,
  response: Done,
});

export const listRoute = endpoint({
  operationId: 'listCourseAnnouncements',
  method: 'get',
  path: '/courses/{id}/announcements',
  tag,
  allow: authors,
  summary: 'The announcements of your course in every state, with their recipients',
  params: shapes.CourseParams,
  query: shapes.AnnouncementQuery,
  response: shapes.CourseAnnouncements,
  failures: [404],
});

export const reachRoute = endpoint({
  operationId: 'getAnnouncementReach',
  method: 'get',
  path: '/courses/{id}/announcements/reach',
  tag,
  allow: authors,
  summary: 'How many learners each audience has now, and how many announcements are left this month',
  params: shapes.CourseParams,
  response: shapes.Reach,
  failures: [404],
});

export const saveRoute = endpoint({
  operationId: 'saveAnnouncement',
  method: 'put',
  path: '/courses/{id}/announcements/{announcementId}',
  tag,
  allow: instructors,
  summary: 'Send an announcement, schedule it, or edit a scheduled one; you choose its id',
  params: shapes.NewAnnouncementParams,
  body: shapes.AnnouncementBody,
  response: shapes.AnnouncementSaved,
  failures: [404, 409],
});

export const showRoute = endpoint({
  operationId: 'showAnnouncement',
  method: 'get',
  path: '/announcements/{announcementId}',
  tag,
  allow: authors,
  summary: 'An announcement of your course',
  params: shapes.AnnouncementParams,
  response: shapes.AnnouncementDetail,
  failures: [404],
});

export const cancelRoute = endpoint({
  operationId: 'cancelAnnouncement',
  method: 'put',
  path: '/announcements/{announcementId}/cancellation',
  tag,
  allow: authors,
  summary: 'Cancel an announcement that has not gone out',
  params: shapes.AnnouncementParams,
  response: Done,
  failures: [404, 409],
});

export const hideRoute = endpoint({
  operationId: 'hideAnnouncement',
  method: 'put',
  path: '/announcements/{announcementId}/hiding',
  tag,
  allow: admins,
  summary: 'Hide an announcement with a reason, and stop sending it',
  params: shapes.AnnouncementParams,
  body: shapes.HidingBody,
  response: Done,
  failures: [404, 409],
});

export const unhideRoute = endpoint({
  operationId: 'restoreAnnouncement',
  method: 'delete',
  path: '/announcements/{announcementId}/hiding',
  tag,
  allow: admins,
  summary: 'Show a hidden announcement again',
  params: shapes.AnnouncementParams,
  response: Done,
  failures: [404],
});

export const allRoute = endpoint({
  operationId: 'listAnnouncements',
  method: 'get',
  path: '/admin/announcements',
  tag,
  allow: admins,
  summary: 'The announcements of all courses, newest first',
  query: shapes.AnnouncementQuery,
  response: shapes.AnnouncementList,
});

export const emailsRoute = endpoint({
  operationId: 'setCourseEmails',
  method: 'put',
  path: '/courses/{id}/emails',
  tag,
  allow: members,
  summary: 'Choose whether we email you a course’s announcements and live session reminders',
  params: shapes.CourseParams,
  body: shapes.CourseEmailsBody,
  response: Done,
});

export const oneClickRoute = endpoint({
  operationId: 'stopCourseEmails',
  method: 'post',
  path: '/course-emails/one-click/{token}',
  tag,
  allow: anyone,
  summary: 'Stop the emails of a course with the signed URL from the List-Unsubscribe header',
  params: shapes.TokenParams,
  response: Done,
});
