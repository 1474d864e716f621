import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../../test/factories/processes/logged-process.ts');

/** Runs a process that hits an error. `records` is its whole output, which must be one JSON object per line. */
async function runInto(trouble: string, level = 'info') {
  const child = spawn(process.execPath, [script, trouble], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: level },
  });
  const exited = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  const records = `${output}${errors}`
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code, records };
}

test.each([
  ['throw', 'uncaughtException'],
  ['reject', 'unhandledRejection'],
  ['start', 'unhandledRejection'],
])('an uncaught error ends the process with one line: %s', async (trouble, origin) => {
  const { code, records } = await runInto(trouble);
  expect(code).toBe(1);
  expect(records).toEqual([
    expect.objectContaining({
      level: 60,
      origin,
      msg: 'an uncaught error is ending the process',
      err: expect.objectContaining({
        message: 'nobody\ncaught this',
        stack: expect.stringContaining('logged-process.ts'),
      }),
    }),
  ]);
  expect(JSON.stringify(records)).not.toContain('very secret');
});

test('a silent log still contains the reason why the process ended, and nothing else', async () => {
  const { code, records } = await runInto('throw', 'silent');
  expect(code).toBe(1);
  expect(records).toMatchObject([{ level: 60, err: { message: 'nobody\ncaught this' } }]);
});

test('a trace printed by a library is one line with its error, and does not end the process', async () => {
  const { code, records } = await runInto('trace');
  expect(code).toBe(0);
  expect(records).toMatchObject([
    { level: 50, msg: 'the worker is gone', err: { stack: expect.stringContaining('logged-process.ts') } },
    { level: 30, msg: 'still alive' },
  ]);
});

test('each console message of a library is one line', async () => {
  const { records } = await runInto('console');
  expect(records).toMatchObject([
    { level: 30, msg: 'one\ntwo' },
    { level: 40, msg: 'careful' },
    { level: 30, msg: 'still alive' },
  ]);
});
