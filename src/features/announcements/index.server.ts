import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler } from '../../platform/jobs/jobs.ts';
import { sendAnnouncement, sendAnnouncementJob } from './sending/send-announcement.server.ts';

export { lockOwnCourse, openCourse } from './access.server.ts';
export { announcementsApi } from './api.server.ts';
export { announcementEmails } from './emails/announcement.tsx';
export { forgetAnnouncements, unreadAnnouncements } from './reading/sent-announcements.server.ts';
export { courseUnsubscribeLinks } from './sending/course-emails.server.ts';

/** The handlers of the feature’s jobs. */
export const announcementJobs = (ctx: Context): JobHandler[] => [
  handles(sendAnnouncementJob, ({ announcementId }) => sendAnnouncement(ctx, announcementId)),
];
