import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import type { AssessmentDependencies } from './access.server.ts';
import { rescore, rescoreJob } from './quality/void-question.server.ts';
import { submitDueAttempts } from './taking/submit-attempt.server.ts';

export { assessmentApi } from './api.server.ts';
export { imagesInQuestions } from './bank/images-used.server.ts';
export { assessmentEmails } from './emails/assessment.tsx';
export { forgetAssessment } from './forget-assessment.server.ts';
export { practiceFromAttempt } from './practice/practise.server.ts';
export { certificateExams, examsOf, missingExams } from './quizzes/certificate-exams.server.ts';
export { isQuizDone } from './quizzes/quiz-done.server.ts';
export { hasQuizzes } from './quizzes/read-quizzes.server.ts';

const submitDueJob = { name: 'submit_due_attempts', payload: z.object({}) };

/** The handlers of the feature’s jobs. */
export const assessmentJobs = (ctx: Context, deps: AssessmentDependencies): JobHandler[] => [
  handles(submitDueJob, () => submitDueAttempts(ctx, deps)),
  handles(rescoreJob, ({ seriesId }) => rescore(ctx, deps, seriesId)),
];

export const recurringAssessmentJobs: Recurring[] = [{ pattern: '* * * * *', job: submitDueJob }];
