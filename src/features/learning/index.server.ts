export { learningApi } from './api.server.ts';
export { learningEmails } from './emails/learning.tsx';
export { type KnownCertificate, mayRequest } from './enrolments/certificate-state.ts';
export { enrol } from './enrolments/enrol.server.ts';
export {
  changeEnrolmentsOf,
  countLearners,
  dropEnrolments,
  isEnrolled,
  ownsCourse,
} from './enrolments/enrolments.server.ts';
export { lockEnrolment } from './enrolments/lock-enrolment.server.ts';
export { mayStillWatch, mayStudy } from './enrolments/may-watch.server.ts';
export { completeCoursesLater, learningJobs, recurringLearningJobs } from './jobs.server.ts';
export { forgetDesk } from './plan/learner-desk.server.ts';
export { completeQuizLectures } from './progress/complete-lecture.server.ts';
export { closedLectures, isLectureOpen, notOpenYet, quizOpenings } from './progress/opening.server.ts';
export { progressOf, progressOfEnrolments } from './progress/progress.server.ts';
export { percentOf } from './progress/progress.ts';
export { watchableLectures } from './progress/watchable-lectures.server.ts';
