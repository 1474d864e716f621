/**
 * Runs all checks that a change must pass, for `npm test` and CI. `check.mjs [lint|unit|e2e|bench] [arguments for the
 * test runner]` runs one part.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oversizedFiles } from './file-sizes.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { importViolations } from './lib/import-rule.mjs';
import { giveUp, inRoot, programOf } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';
import { runPlaywright, runVitest } from './lib/test-runs.mjs';
import { checkWordings } from './wording.mjs';

const failures = [];
let steps = 0;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** A temporary folder, removed at the end. */
let demoData = '';

const browserTests = ['browser tests', counted(runPlaywright)];
const measurements = ['every benchmark completes', smokeRun];
const typeCheck = ['types', types];
const otherLint = [
  ['formatting and lint', biome],
  ['import rule', importRule],
  ['file sizes', fileSizes],
  ['wording', wording],
  ['dead code', knip],
];

/** The steps of each part, in groups. The steps of a group run side by side. */
const parts = {
  lint: [[typeCheck, ...otherLint]],
  unit: [[['unit and API tests', counted(runVitest)]]],
  e2e: [[['build', build]], [browserTests]],
  bench: [[measurements]],
};
/**
 * All parts without the type check. It uses one processor for twice as long as the rest of lint, so it is started first
 * and continues during the unit tests. The build also runs alongside these tests, which often wait for PostgreSQL.
 */
const whole = [
  otherLint,
  [...parts.unit[0], ['build, and demo data for the browser tests', buildAndLoadDemo]],
  [browserTests, measurements],
];

await underProjectNode();
const [part, ...args] = process.argv.slice(2);
if (part && !parts[part])
  giveUp(`There is no part "${part}": choose ${Object.keys(parts).join(', ')}, or none for all.`);

const typesChecked = part ? undefined : step(...typeCheck);
for (const group of part ? parts[part] : whole) await Promise.all(group.map((one) => step(...one)));
await typesChecked;
conclude();

/** Runs one step: prints one line when it passes, its reason and the tool's output when it fails. */
async function step(name, work) {
  steps += 1;
  const begun = performance.now();
  const { ok, reason, output = '', note } = await work();
  const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  if (ok) return console.log(`✓ ${name} (${seconds})${note ? `: ${note}` : ''}`);
  failures.push(`${name}: ${reason}`);
  console.log(`✗ ${name} (${seconds}): ${reason}${output ? `\n\n${output.trimEnd()}\n` : ''}`);
}

async function biome() {
  return tool(
    '@biomejs/biome',
    'biome',
    ['ci', '--colors=off'],
    'biome.json',
    'Run "npx biome check --write".',
  );
}

async function types() {
  const typegen = await tool('@react-router/dev', 'react-router', ['typegen'], 'react-router.config.ts', '');
  if (!typegen.ok)
    return { ...typegen, reason: `the routes have no types, because typegen failed. ${typegen.reason}` };
  return tool(
    'typescript',
    'tsc',
    // Each checker would infer the types of the whole API again.
    ['--noEmit', '--pretty', 'false', '--checkers', '1'],
    'tsconfig.json',
    'There are type errors.',
  );
}

async function importRule() {
  const violations = await importViolations();
  const reason = `${violations.length} break the import rule in docs/architecture.md: imports point down, never up or sideways.`;
  return { ok: violations.length === 0, reason, output: violations.join('\n\n') };
}

async function fileSizes() {
  const found = oversizedFiles();
  return {
    ok: found.length === 0,
    reason: 'A file is too long to be read as a whole.',
    output: found.join('\n'),
  };
}

async function wording() {
  const { problems, lower } = checkWordings();
  const fewer = Object.keys(lower).length;
  return {
    ok: problems.length === 0,
    reason: 'Some wordings are refused. "Conventions" in CONTRIBUTING.md explains this check.',
    output: problems.join('\n'),
    note: fewer > 0 && `${fewer} files have fewer than recorded: run "node bin/wording.mjs --lower".`,
  };
}

async function knip() {
  return tool('knip', 'knip', ['--no-progress'], 'knip.json', 'Remove what nothing uses, or use it.');
}

async function build() {
  const { failed, output } = await ensureBuilt({ say: () => {} });
  return { ok: !failed, reason: 'The build failed.', output: failed ? output : '' };
}

/** Builds the product and loads the demo into a folder that the browser tests copy, so that they need not load it. */
async function buildAndLoadDemo() {
  const built = await build();
  if (!built.ok) return built;
  demoData = mkdtempSync(join(tmpdir(), 'milepost-e2e-'));
  const { code, output } = await runNode(inRoot('test/e2e/support/product/load-demo.ts'), [demoData]);
  if (code === 0) process.env.E2E_LOADED_DATA = demoData;
  return { ok: code === 0, reason: 'The demo could not be loaded.', output };
}

/** Runs every measurement once, with minimal work, to show that it runs, not how fast the product is. Linux only. */
async function smokeRun() {
  if (process.platform !== 'linux') return { ok: true };
  const { code, output } = await runNode(inRoot('bin/bench.mjs'), ['--smoke']);
  return { ok: code === 0, reason: 'A benchmark did not complete.', output };
}

async function tool(name, command, args, config, advice) {
  if (!existsSync(inRoot(config))) return { ok: false, reason: `${config} is missing.` };
  const { code, output } = await runNode(programOf(name, command), args);
  return { ok: code === 0, reason: advice, output };
}

function counted(runTests) {
  return async () => {
    const result = await runTests(part ? args : []);
    for (const kind of Object.keys(totals)) totals[kind] += result.counts[kind];
    return result;
  };
}

function conclude() {
  if (demoData) rmSync(demoData, { recursive: true, force: true, maxRetries: 10 });
  if (failures.length > 0)
    console.log(`\n${failures.length} of ${steps} steps failed:\n  ${failures.join('\n  ')}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  if (part !== 'lint' && part !== 'bench')
    console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(failures.length > 0 ? 1 : 0);
}
