import { failure } from '../../platform/failures/failure.ts';

export const noCourse = failure('course.not_found', 404, 'Course not found');
export const noReview = failure('reviews.not_found', 404, 'Review not found');
export const notEnrolled = failure(
  'reviews.not_enrolled',
  403,
  'Only learners enrolled in this course can review it.',
);
export const ownCourse = failure('reviews.own_course', 403, 'You can’t review your own course.');
export const tooEarly = failure(
  'reviews.too_early',
  403,
  'You can review this course once you’ve completed a fifth of it.',
);
export const notAuthor = failure(
  'reviews.not_author',
  403,
  'Only the instructor of this course can reply to its reviews.',
);
export const wrongText = failure('reviews.text', 400, 'Please check your text.');
