import { failure } from '../../platform/failures/failure.ts';

export const noSession = failure('live_sessions.not_found', 404, 'Live session not found');
export const noLecture = failure('live_sessions.no_such_lecture', 404, 'Lecture not found');
export const onlyLearners = failure(
  'live_sessions.only_learners',
  403,
  'Only learners enrolled in this course can register.',
);
export const wrongTime = failure('live_sessions.wrong_time', 400, 'Please choose a time in the future.');
export const begun = failure(
  'live_sessions.begun',
  409,
  'This session has already begun. It can no longer be changed.',
);
export const changed = failure(
  'live_sessions.changed',
  409,
  'Someone else has changed this session since you opened it. Your version has not been saved.',
);
export const sessionExists = failure(
  'live_sessions.session_exists',
  409,
  'This session has already been saved with other details. If you send it again, it becomes another session.',
);
export const over = failure('live_sessions.over', 409, 'This session is over.');
export const notOver = failure(
  'live_sessions.not_over',
  409,
  'You can attach the recording once the session is over.',
);
export const isCancelled = failure('live_sessions.cancelled', 409, 'This session has been cancelled.');
export const full = failure(
  'live_sessions.full',
  409,
  'This session is full. A place may become available later.',
);
export const tooSmall = failure('live_sessions.too_small', 409, 'More learners have already registered.');
export const noFeed = failure('live_sessions.no_feed', 404, 'This calendar link is no longer valid.');
