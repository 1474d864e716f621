/** Mutation tests of the areas given, or of all areas: `npm run mutate -- [AREA…]`. CONTRIBUTING.md explains them. */
import { areas, missingFiles } from './lib/mutation-areas.mjs';
import { giveUp, programOf } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

await underProjectNode();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in areas));
if (unknown.length > 0) giveUp(`There is no area "${unknown[0]}": choose ${Object.keys(areas).join(', ')}.`);
const [missing] = missingFiles();
if (missing) giveUp(`${missing} does not exist: correct its path in bin/lib/mutation-areas.mjs.`);

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
