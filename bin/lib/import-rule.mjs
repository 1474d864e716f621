import { existsSync } from 'node:fs';
import { inRoot, programOf } from './project.mjs';
import { runNode } from './run.mjs';

const FEWEST_MODULES = 50;

/**
 * Checks every import against `.dependency-cruiser.mjs`. Returns the violations, one paragraph each, with what to do
 * instead. An empty result is only returned when the checker has really parsed the code: with an unknown parser it
 * finds no modules, and then no violations either.
 */
export async function importViolations() {
  const folders = ['src', 'sandbox', 'migrations', 'demo', 'test', 'bench'].filter((folder) =>
    existsSync(inRoot(folder)),
  );
  const args = [...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { output } = await runNode(programOf('dependency-cruiser', 'depcruise'), args);
  const report = parse(output);
  if (!report) return [`dependency-cruiser failed:\n${output}`];
  const { totalCruised, totalDependenciesCruised, violations } = report.summary;
  if (totalCruised < FEWEST_MODULES || totalDependenciesCruised < FEWEST_MODULES) {
    return [
      `dependency-cruiser saw only ${totalCruised} modules and ${totalDependenciesCruised} imports, so it proves nothing: it cannot read the sources with the installed parsers (TypeScript 7 needs @swc/core).`,
    ];
  }
  const comments = new Map(report.summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to;
    return `${from} → ${way}\n    ${rule.name}: ${comments.get(rule.name)}`;
  });
}

function parse(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
}
