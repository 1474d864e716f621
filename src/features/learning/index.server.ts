export { learningApi } from './api.server.ts';
export { type KnownCertificate, mayRequest } from './certificate-standing.ts';
export { learningEmails } from './emails/learning.tsx';
export { enrol } from './enrol.server.ts';
export {
  countLearners,
  dropEnrolments,
  endEnrolment,
  isEnrolled,
  restoreEnrolment,
  suspendEnrolment,
} from './enrolments.server.ts';
export { mayStillWatch, mayStudy } from './may-watch.server.ts';
export { progressOf, progressOfEnrolments } from './progress.server.ts';
export { percentOf } from './progress.ts';
