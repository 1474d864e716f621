import { expect, test } from 'vitest';
import { failedVitestTests } from './test-runs.mjs';

test.each([
  ['the first line of its message', 'Error: wrong\n    at line 3', 'Error: wrong'],
  ['that it has no message, when it threw a value that is not an Error', null, 'no message'],
])('a failed test is listed with %s', (_what, message, line) => {
  const failed = { status: 'failed', fullName: 'counts', failureMessages: [message] };
  const file = { name: 'src/count.test.ts', status: 'failed', assertionResults: [failed] };
  expect(failedVitestTests(file)).toEqual([`src/count.test.ts › counts: ${line}`]);
});
