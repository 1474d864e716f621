import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testEnvironment } from '../cluster/product.ts';
import type { Row, Scenario } from './scenario.ts';

const root = join(import.meta.dirname, '../../..');

/** Runs the browser tests against the cluster, then the unit and API tests with their databases behind its poolers. */
export const suites: Scenario = async ({ cluster }) => {
  const env = testEnvironment(cluster.place);
  return [await run('e2e', 'browser tests', env), await run('unit', 'unit and API tests', env)];
};

/** Runs a part of `bin/check.mjs`, which ends with a line that counts the tests. */
async function run(part: string, name: string, env: Record<string, string>): Promise<Row> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'bin/check.mjs'), part], {
    env: { ...process.env, ...env, PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    last = (last + chunk).slice(-200);
  });
  const [code] = await once(child, 'close');
  return {
    required: `the ${name} pass against the cluster`,
    measured: last.trim().split('\n').at(-1) ?? '',
    passed: code === 0,
  };
}
