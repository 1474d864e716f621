import { failure } from '../../platform/failures/failure.ts';

export const notTakingPart = failure('threads.not_taking_part', 403, 'You are not enrolled in this course');
export const noThread = failure('threads.not_found', 404, 'Question not found');
export const noPost = failure('threads.no_such_post', 404, 'Answer not found');
export const noLecture = failure('threads.no_such_lecture', 404, 'Lecture not found');
export const beyondEnd = failure('threads.beyond_end', 400, 'The lecture ends before this time.');
export const closed = failure('threads.closed', 409, 'This question is closed to new answers.');
export const hidden = failure('threads.hidden', 409, 'An administrator has hidden this.');
export const waiting = failure(
  'threads.waiting',
  409,
  'This question is waiting for review. It can be answered once it is published.',
);
export const editedSince = failure(
  'threads.edited_since',
  409,
  'Its author has edited this since you opened it. Please read it again before you publish it.',
);
export const changed = failure(
  'threads.changed',
  409,
  'You have changed this elsewhere since you opened it. Your version has not been saved.',
);
export const questionExists = failure(
  'threads.question_exists',
  409,
  'This question has already been saved with another text. If you send it again, it becomes another question.',
);
export const answerExists = failure(
  'threads.answer_exists',
  409,
  'This answer has already been saved with another text. If you send it again, it becomes another answer.',
);
export const answered = failure(
  'threads.has_answers',
  409,
  'Your question has answers. You can edit it, but no longer delete it.',
);
export const onlyInstructors = failure(
  'threads.only_instructors',
  403,
  'Only the instructor of this course and administrators can do this.',
);
export const ownThread = failure('threads.own', 403, 'You can’t vote for your own question.');
export const invalidLink = failure(
  'threads.invalid_link',
  400,
  'This unsubscribe link is not valid. Please use the link in your latest email.',
);
