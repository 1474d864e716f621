import { failure } from '../../platform/failure.ts';

export const noCourse = failure('course.not_found', 404, 'Course not found');
export const noReview = failure('reviews.not_found', 404, 'Review not found');
export const notEnrolled = failure(
  'reviews.not_enrolled',
  403,
  'Only learners of this course may review it.',
);
export const ownCourse = failure('reviews.own_course', 403, 'You cannot review a course of your own.');
export const tooEarly = failure('reviews.too_early', 403, 'You may review this course after a fifth of it.');
export const notAuthor = failure(
  'reviews.not_author',
  403,
  'Only the instructor of this course may answer its reviews.',
);
export const wrongText = failure('reviews.text', 400, 'Please check your text.');
