import { failure } from '../../platform/failures/failure.ts';

export const courseNotFound = failure('course.not_found', 404, 'Course not found');
export const invalidDraft = failure('course.invalid', 400, 'Please check what you entered.');
export const foreignAsset = failure(
  'course.unknown_file',
  400,
  'This file no longer exists or belongs to someone else. Please upload it again.',
);
export const noCaptions = failure('course.no_captions', 400, 'Captions must be a WebVTT file (.vtt).');
export const largeResource = failure('course.large_resource', 400, 'A resource can be at most 25 MB.');
export const conflict = failure(
  'course.changed_meanwhile',
  409,
  'This course has been saved elsewhere since you opened it, so your changes weren’t saved. Open the latest version first.',
);
export const hasLearners = failure(
  'course.has_learners',
  409,
  'Learners have paid for this course, so it cannot be deleted. Archive it instead: it is removed from the catalogue and stays available to them.',
);
export const refusedMove = failure('course.state', 409, 'The course is not in a state that allows this.');
export const decidedElsewhere = failure(
  'course.decided_elsewhere',
  409,
  'Someone else has made a decision on this course since you opened it. Please check it before you decide.',
);
export const savedMeanwhile = failure(
  'course.saved_meanwhile',
  409,
  'The instructor has changed this course since you opened it. Please check it before you decide.',
);
export const hasRecords = failure(
  'course.has_records',
  409,
  'Orders or certificates name this course and must be kept, so it cannot be deleted. Archive it instead: it is permanently removed from the catalogue.',
);
export const foreignQuiz = failure(
  'course.no_such_quiz',
  400,
  'A quiz in the curriculum no longer belongs to this course. Please choose another.',
);
