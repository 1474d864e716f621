/** Mutation tests of the rules of one area, or of all: `npm run mutate -- [AREA…]`. CONTRIBUTING.md explains them. */
import { giveUp, programOf } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

/** What is mutated, and the test files that have to notice. Rules and decisions only: no markup, no SQL. */
const areas = {
  accounts: {
    mutate: ['sessions', 'session-cookie', 'tokens', 'change-password', 'reset-password', 'sign-in'].map(
      (name) => `src/features/accounts/${name}.server.ts`,
    ),
    tests: ['accounts', 'sessions', 'password-emails', 'sign-in-limits', 'at-once', 'sweep-accounts'].map(
      (name) => `src/features/accounts/${name}.test.ts`,
    ),
  },
  payments: {
    mutate: ['order', 'decisions'].map((name) => `src/features/payments/${name}.ts`),
    tests: ['order', 'decisions'].map((name) => `src/features/payments/${name}.test.ts`),
  },
  http: {
    mutate: ['endpoint', 'permission', 'limiter', 'csv', 'issue-sentence', 'security-headers'].map(
      (name) => `src/platform/http/${name}.ts`,
    ),
    tests: ['src/platform/http/*.test.ts'],
  },
  media: {
    mutate: ['signed-address.server', 'range', 'delivery.server'].map(
      (name) => `src/features/media/${name}.ts`,
    ),
    tests: ['delivery', 'range', 'preview-part'].map((name) => `src/features/media/${name}.test.ts`),
  },
  settings: { mutate: ['src/platform/settings.ts'], tests: ['src/platform/settings.test.ts'] },
};

await underProjectNode();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in areas));
if (unknown.length > 0) giveUp(`There is no area "${unknown[0]}": choose ${Object.keys(areas).join(', ')}.`);

let failed = false;
for (const name of chosen.length > 0 ? chosen : Object.keys(areas)) {
  const { mutate, tests } = areas[name];
  console.log(`\n${name}`);
  const stryker = programOf('@stryker-mutator/core', 'stryker');
  const args = ['run', 'stryker.config.json', '--mutate', mutate.join(',')];
  const { code } = await runNode(stryker, args, { env: { MUTATE_TESTS: tests.join(',') }, show: true });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
