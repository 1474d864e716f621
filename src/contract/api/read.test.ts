import { expect, test } from 'vitest';
import { ApiFailure, messageOr } from './read.ts';

test('a general message is replaced by a suggestion, and a specific one is passed on', () => {
  const failure = (code: string) => new ApiFailure(500, { success: false, code, message: 'The API’s own.' });
  expect(messageOr(failure('service.broken'), 'Please try again.')).toBe('Please try again.');
  expect(messageOr(failure('response.not_json'), 'Please try again.')).toBe('Please try again.');
  expect(messageOr(failure('course.archived'), 'Please try again.')).toBe('The API’s own.');
});
