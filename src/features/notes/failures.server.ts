import { failure } from '../../platform/failures/failure.ts';
import { notesPerCourse } from './limits.ts';

export const notEnrolled = failure('notes.not_enrolled', 403, 'You are not enrolled in this course');
export const noLecture = failure('notes.no_such_lecture', 404, 'Lecture not found');
export const noNote = failure('notes.not_found', 404, 'Note not found');
export const noteChanged = failure(
  'notes.changed',
  409,
  'This note has changed since you opened it. Please read it again before you delete it.',
);
export const beyondEnd = failure('notes.beyond_end', 400, 'The lecture ends before this time.');
export const tooMany = failure(
  'notes.too_many',
  409,
  `You have ${notesPerCourse} notes in this course. Delete some to write more.`,
);
