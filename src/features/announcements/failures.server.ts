import { failure } from '../../platform/failures/failure.ts';
import { announcementLimits } from './limits.ts';

export const noCourse = failure('announcements.no_such_course', 404, 'Course not found');
export const noAnnouncement = failure('announcements.not_found', 404, 'Announcement not found');
export const notEnrolled = failure('announcements.not_enrolled', 403, 'You are not enrolled in this course');
export const tooMany = failure(
  'announcements.too_many',
  409,
  `A course can have ${announcementLimits.perMonth} announcements a month. Please choose another month, or cancel one that hasn’t gone out.`,
);
export const alreadySent = failure(
  'announcements.already_out',
  409,
  'This announcement has already gone out. It can no longer be changed.',
);
export const isCancelled = failure('announcements.cancelled', 409, 'This announcement has been cancelled.');
export const wrongTime = failure('announcements.wrong_time', 400, 'Please choose a time in the future.');
export const alreadyHidden = failure(
  'announcements.already_hidden',
  409,
  'Another administrator has already hidden this announcement.',
);
export const changed = failure(
  'announcements.changed',
  409,
  'Someone else has changed this announcement since you opened it. Your version has not been saved.',
);
export const announcementExists = failure(
  'announcements.announcement_exists',
  409,
  'This announcement has already been saved with other content. If you send it again, it becomes another announcement.',
);
export const invalidLink = failure(
  'announcements.invalid_link',
  400,
  'This unsubscribe link is not valid. Please use the link in your latest email.',
);
