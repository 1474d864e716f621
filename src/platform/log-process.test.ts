import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../test/factories/logged-process.ts');

/** Runs a process into trouble. `records` is its whole output, which must be one JSON object a line. */
async function runInto(trouble: string) {
  const child = spawn(process.execPath, [script, trouble], { stdio: ['ignore', 'pipe', 'pipe'] });
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
])('an error that nothing caught ends the process with one line: %s', async (trouble, origin) => {
  const { code, records } = await runInto(trouble);
  expect(code).toBe(1);
  expect(records).toEqual([
    expect.objectContaining({
      level: 60,
      origin,
      msg: 'the process ends because of an error that nothing caught',
      err: expect.objectContaining({
        message: 'nobody\ncaught this',
        stack: expect.stringContaining('logged-process.ts'),
      }),
    }),
  ]);
  expect(JSON.stringify(records)).not.toContain('very secret');
});

test('a trace that a library writes is one line with its error, and ends nothing', async () => {
  const { code, records } = await runInto('trace');
  expect(code).toBe(0);
  expect(records).toMatchObject([
    { level: 50, msg: 'the worker is gone', err: { stack: expect.stringContaining('logged-process.ts') } },
    { level: 30, msg: 'still alive' },
  ]);
});

test('whatever a library writes to the console is one line', async () => {
  const { records } = await runInto('console');
  expect(records).toMatchObject([
    { level: 30, msg: 'one\ntwo' },
    { level: 40, msg: 'careful' },
    { level: 30, msg: 'still alive' },
  ]);
});
