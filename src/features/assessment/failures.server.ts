import { failure } from '../../platform/failures/failure.ts';

export const noCourse = failure('assessment.no_such_course', 404, 'Course not found');
export const noQuestion = failure('assessment.no_such_question', 404, 'Question not found');
export const noQuiz = failure('assessment.no_such_quiz', 404, 'Quiz not found');
export const noAttempt = failure('assessment.no_such_attempt', 404, 'Attempt not found');
export const noLecture = failure('assessment.no_such_lecture', 404, 'Lecture not found');
export const beyondEnd = failure('assessment.beyond_end', 400, 'The lecture ends before this time.');
export const notEnrolled = failure('assessment.not_enrolled', 403, 'You are not enrolled in this course');
export const tooMany = failure('assessment.too_many', 409, 'This course has too many questions or quizzes.');
export const quizExists = failure(
  'assessment.quiz_exists',
  409,
  'This quiz has already been saved. If you send it again, it becomes another quiz.',
);
export const questionExists = failure(
  'assessment.question_exists',
  409,
  'This question has already been saved. If you send it again, it becomes another question.',
);
export const hasAttempts = failure(
  'assessment.has_attempts',
  409,
  'Learners have taken this quiz. You can hide it from the course, but no longer delete it.',
);
export const noQuestions = failure(
  'assessment.no_questions',
  409,
  'This quiz has no questions yet. Please ask your instructor.',
);
export const notEnough = failure(
  'assessment.not_enough',
  409,
  'One domain in the bank has fewer questions than this quiz draws.',
);
export const lastQuestion = failure(
  'assessment.last_question',
  409,
  'This is the last question of a quiz that learners must take. Add another question to the quiz first.',
);
export const noAttemptsLeft = failure('assessment.no_attempts_left', 409, 'You have no attempts left.');
export const needsNoExtra = failure(
  'assessment.needs_no_extra_attempt',
  409,
  'This learner doesn’t need another attempt: they have passed the quiz, or have an attempt left.',
);
export const stillOpen = failure(
  'assessment.still_open',
  409,
  'This attempt is still open. You can void it once it has been submitted.',
);
export const attemptVoided = failure(
  'assessment.attempt_voided',
  409,
  'This attempt has already been voided.',
);
export const asksAboutClosedLectures = failure(
  'assessment.asks_about_closed_lectures',
  409,
  'This quiz asks about lectures that aren’t open to you yet. The course page shows when they open.',
);
export const tooEarly = failure(
  'assessment.too_early',
  409,
  'You can’t start another attempt yet. This page shows when you can.',
);
export const isOverNow = failure(
  'assessment.over',
  409,
  'This attempt has ended. Your earlier answers have been counted.',
);
export const answerChecked = failure(
  'assessment.checked',
  409,
  'You’ve checked this answer, so you can no longer change it.',
);
export const notImmediate = failure(
  'assessment.not_immediate',
  409,
  'This quiz doesn’t show correct answers until you submit it.',
);
export const alsoInOpenAttempt = failure(
  'assessment.asked_elsewhere',
  409,
  'This question is also in another quiz you’ve started. You can check your answer once you’ve submitted that quiz.',
);
export const wrongAnswerType = failure(
  'assessment.wrong_answer_type',
  400,
  'This is not an answer to this question.',
);
export const noBreakLeft = failure('assessment.no_break_left', 409, 'This attempt has no breaks left.');
export const onBreak = failure(
  'assessment.on_break',
  409,
  'You are on a break. Continue the attempt to answer questions.',
);
export const beforeBreak = failure(
  'assessment.before_break',
  409,
  'This question came before your break, so you can no longer change your answer.',
);
export const isInCurriculum = failure(
  'assessment.in_curriculum',
  409,
  'This quiz is in the curriculum. Take its lecture out of the course first.',
);
export const questionChanged = failure(
  'assessment.question_changed',
  409,
  'Someone else has changed this question since you opened it. Your version has not been saved.',
);
export const changedBeforeVoiding = failure(
  'assessment.changed_before_voiding',
  409,
  'This question has changed since you opened it. Please read it again before you void it.',
);
export const quizChanged = failure(
  'assessment.quiz_changed',
  409,
  'Someone else has changed this quiz since you opened it. Your version has not been saved.',
);
export const noReports = failure('assessment.no_reports', 409, 'This question has no open reports.');
export const alreadyVoided = failure(
  'assessment.already_voided',
  409,
  'This question has already been voided.',
);
