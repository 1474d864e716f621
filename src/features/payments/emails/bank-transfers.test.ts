import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bankReceiptReceivedEmail as email } from './bank-transfers.tsx';

test.each([
  ['course', 'as soon as you can start the course.'],
  ['bundle', 'as soon as you can start the courses.'],
  ['gift', 'we’ll email you and send your gift, or wait for the day you chose.'],
] as const)('the email that confirms a transfer receipt says what happens next (%s)', (kind, follows) => {
  expect(renderToStaticMarkup(email.body({ ...email.example, kind }))).toContain(follows);
});
