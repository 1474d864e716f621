import { failure } from '../../../platform/failures/failure.ts';

export const tooSoon = failure('terms.too_soon', 422, 'This is too soon.');
export const holdTooShort = failure('terms.hold_too_short', 422, 'This hold is too short.');
export const oneIsPlanned = failure(
  'terms.one_planned',
  409,
  'New terms have already been announced. Cancel them first, or wait until they are in force.',
);
export const sameTerms = failure('terms.unchanged', 422, 'These terms are the same as the current ones.');
export const noSuchVersion = failure('terms.not_found', 404, 'Terms not found');
export const noSuchShares = failure('terms.shares_not_found', 404, 'Shares not found');
export const notPlanned = failure(
  'terms.not_planned',
  409,
  'Only terms that are not in force yet can be cancelled.',
);
export const noSuchInstructor = failure(
  'terms.no_instructor',
  422,
  'No instructor has this email. Please check it.',
);
