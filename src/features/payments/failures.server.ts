import { failure } from '../../platform/failure.ts';

export const alreadyEnrolled = failure(
  'payment.already_enrolled',
  409,
  'You are already enrolled in this course.',
);
