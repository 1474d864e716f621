import { failure } from '../../platform/failures/failure.ts';

export const alreadyEnrolled = failure(
  'payment.already_enrolled',
  409,
  'You are already enrolled in this course.',
);

export const giftPaidAlready = failure('gift.already_paid', 409, 'This gift has already been paid for.');
