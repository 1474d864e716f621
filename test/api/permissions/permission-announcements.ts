import { admins, enrolled, everyone, ownerAndAdmin, owners, type Principal, watchers } from './principals.ts';

/** Who may use announcements. */
export const announcementRoutes: Record<string, Principal[]> = {
  'GET /courses/{id}/notices': watchers,
  'PUT /courses/{id}/notices/read': watchers,
  'GET /courses/{id}/announcements': ownerAndAdmin,
  'GET /courses/{id}/announcements/reach': ownerAndAdmin,
  'PUT /courses/{id}/announcements/{announcementId}': owners,
  'GET /announcements/{announcementId}': ownerAndAdmin,
  'PUT /announcements/{announcementId}/cancellation': ownerAndAdmin,
  'PUT /announcements/{announcementId}/hiding': admins,
  'DELETE /announcements/{announcementId}/hiding': admins,
  'GET /admin/announcements': admins,
  'PUT /courses/{id}/emails': enrolled,
  'POST /course-emails/one-click/{token}': everyone,
};
