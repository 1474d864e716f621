import { failure } from '../../../platform/failures/failure.ts';

export const noCourse = failure('course_credits.course_not_found', 404, 'Course not found');
export const noClaim = failure('course_credits.claim_not_found', 404, 'Claim not found');
export const wrongClaim = failure('course_credits.claim', 400, 'Please check the claim.');
export const noProof = failure('course_credits.no_proof', 400, 'Please upload your proof.');
export const proofTooLarge = failure(
  'course_credits.proof_too_large',
  413,
  'The proof must be 5 MB or less.',
);
export const wrongProof = failure(
  'course_credits.wrong_proof',
  415,
  'Please upload the proof as a PDF or an image (JPG, PNG or WebP).',
);
export const alreadyVerified = failure(
  'course_credits.already_verified',
  409,
  'These credits are verified. Withdraw them before you claim new ones for the same body.',
);
export const decided = failure(
  'course_credits.decided',
  409,
  'A decision on this claim has already been made.',
);
export const withdrawn = failure('course_credits.withdrawn', 409, 'This claim is no longer current.');
