/** Mutation tests of the rules of one area, or of all: `npm run mutate -- [AREA…]`. CONTRIBUTING.md explains them. */
import { giveUp, programOf } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

/**
 * What is mutated, and the test files that have to notice. Rules and decisions only: no markup, no SQL. The tests of an
 * area run without PostgreSQL unless it has a `database`; such an area takes longer.
 */
const areas = {
  accounts: {
    mutate: ['device.ts', 'social-links.ts', 'schemas.ts', 'session-cookie.server.ts'].map(
      (name) => `src/features/accounts/${name}`,
    ),
    tests: ['device', 'social-links', 'schemas', 'session-cookie'].map(
      (name) => `src/features/accounts/${name}.test.ts`,
    ),
  },
  sessions: {
    mutate: ['sessions', 'tokens', 'sign-in', 'change-password', 'reset-password'].map(
      (name) => `src/features/accounts/${name}.server.ts`,
    ),
    tests: ['accounts', 'sessions', 'session-rules', 'password-emails', 'sign-in-limits', 'at-once'].map(
      (name) => `src/features/accounts/${name}.test.ts`,
    ),
    database: true,
  },
  payments: {
    mutate: ['order', 'decisions', 'placing'].map((name) => `src/features/payments/${name}.ts`),
    tests: ['order', 'decisions', 'placing'].map((name) => `src/features/payments/${name}.test.ts`),
  },
  http: {
    mutate: ['endpoint', 'permission', 'origin', 'csv', 'issue-sentence', 'security-headers'].map(
      (name) => `src/platform/http/${name}.ts`,
    ),
    tests: ['endpoint', 'permission', 'origin', 'csv', 'issue-sentence', 'security-headers'].map(
      (name) => `src/platform/http/${name}.test.ts`,
    ),
  },
  limiter: {
    mutate: ['src/platform/http/limiter.ts'],
    tests: ['src/platform/http/limiter.test.ts'],
    database: true,
  },
  media: {
    mutate: ['signed-address.server', 'range', 'preview-part.server', 'mp4-cut'].map(
      (name) => `src/features/media/${name}.ts`,
    ),
    tests: ['signed-address', 'range', 'preview-rules', 'mp4-cut', 'mp4-tables'].map(
      (name) => `src/features/media/${name}.test.ts`,
    ),
  },
  watching: {
    mutate: ['src/features/learning/may-watch.server.ts'],
    tests: ['src/features/learning/may-watch.test.ts'],
    database: true,
  },
  settings: { mutate: ['src/platform/settings.ts'], tests: ['src/platform/settings.test.ts'] },
};

await underProjectNode();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in areas));
if (unknown.length > 0) giveUp(`There is no area "${unknown[0]}": choose ${Object.keys(areas).join(', ')}.`);

let failed = false;
for (const name of chosen.length > 0 ? chosen : Object.keys(areas)) {
  const { mutate, tests, database = false } = areas[name];
  console.log(`\n${name}`);
  const stryker = programOf('@stryker-mutator/core', 'stryker');
  const args = ['run', 'stryker.config.json', '--mutate', mutate.join(',')];
  const env = { MUTATE_TESTS: tests.join(','), MUTATE_DATABASE: database ? 'on' : 'off' };
  const { code } = await runNode(stryker, args, { env, show: true });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
