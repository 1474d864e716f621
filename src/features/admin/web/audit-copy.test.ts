import { expect, test } from 'vitest';
import { actionWords, detailWords } from './audit-copy.ts';

test('an action reads as words', () => {
  expect(actionWords('user.role_changed')).toBe('User: role changed');
  expect(actionWords('course.deleted')).toBe('Course: deleted');
  expect(actionWords('certificate.approve')).toBe('Certificate: approved');
  expect(actionWords('restart')).toBe('Restart');
});

test('details read one after the other, without what is empty', () => {
  expect(detailWords({ to: 'admin', from: 'user', reason: null, recordsKept: false, fact: { a: 1 } })).toBe(
    'from: user · to: admin · records kept: false · fact: {"a":1}',
  );
});
