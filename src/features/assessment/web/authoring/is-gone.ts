import { ApiFailure } from '../../../../contract/api/read.ts';

const codes = ['assessment.no_such_question', 'assessment.already_voided', 'assessment.no_such_quiz'];

/** Whether a form was refused because its question or quiz has been removed or voided: its page no longer exists. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiFailure && codes.includes(error.failure.code);
