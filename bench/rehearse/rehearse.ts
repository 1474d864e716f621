import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { StartupError } from '../../src/platform/failures/startup-error.ts';
import { backup } from './acceptance/backup.ts';
import { cdn } from './acceptance/cdn.ts';
import { failover } from './acceptance/failover.ts';
import { kills } from './acceptance/kills.ts';
import { restarts } from './acceptance/restarts.ts';
import type { Row, Scenario, Stage } from './acceptance/scenario.ts';
import { suites } from './acceptance/suites.ts';
import { withCluster } from './cluster/cluster.ts';
import { requirePackages } from './cluster/packages.ts';
import { appUrl, sandboxUrl } from './cluster/ports.ts';
import { testEnvironment } from './cluster/product.ts';
import { report } from './report.ts';

const undisturbed = 'suites';
const underLoad: Record<string, Scenario> = { cdn, restarts, kills, failover, backup };
const scenarios: Record<string, Scenario> = { ...underLoad, [undisturbed]: suites };

const usage = `npm run rehearse -- [--only ${Object.keys(scenarios).join(',')}] [--full] [--rate 100] [--up] [--keep]
  --only   some scenarios, each once; without it all but suites, which runs the tests and needs a cluster of its own
  --full   as often as the specification asks
  --rate   requests a second
  --up     only build the cluster, and leave it running until Ctrl-C
  --keep   keep its folder, with the logs of every program`;

const defaultRate = 100;

/** The options of a rehearsal, and the folder of PostgreSQL's programs. */
type Plan = ReturnType<typeof optionsOf> & { postgresBin: string };

/**
 * Reads the arguments and looks for the programs of the cluster.
 * @throws StartupError with the usage, or the packages to install
 */
export const planOf = (args: string[]): Plan => ({ ...optionsOf(args), ...requirePackages() });

/**
 * Builds a cluster, rehearses failures on it, prints what was measured, and takes the cluster down on any exit.
 * @returns whether everything passed
 * @throws StartupError for the operator
 */
export async function rehearse({ keep, up, names, full, rate, postgresBin }: Plan): Promise<boolean> {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => ending.abort(new StartupError('The rehearsal was interrupted.')));
  const { signal } = ending;
  const forTests = names.includes(undisturbed);
  return withCluster({ say: console.log, keep, signal, postgresBin, forTests }, async (cluster) => {
    console.log(`The cluster is up: ${appUrl}, with the mailbox at ${sandboxUrl}/mail`);
    if (up && forTests) console.log(`Run tests with ${asAssignments(testEnvironment(cluster.place))}`);
    if (up) await new Promise(() => {});
    const rounds = (count: number) => (full ? count : 1);
    const rows = await runAll(names, { cluster, say: console.log, rate, rounds, signal });
    console.log(
      `\n${report(rows)}\n\n${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${new Date().toISOString()}`,
    );
    return rows.every(({ passed }) => passed);
  });
}

const asAssignments = (values: Record<string, string>): string =>
  Object.entries(values)
    .map((entry) => entry.join('='))
    .join(' ');

async function runAll(names: string[], stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    stage.signal.throwIfAborted();
    stage.say(`Rehearsing ${name}…`);
    try {
      rows.push(...((await scenarios[name]?.(stage)) ?? []));
    } catch (error) {
      stage.signal.throwIfAborted();
      rows.push({ required: `${name} runs to its end`, measured: (error as Error).message, passed: false });
    }
  }
  return rows;
}

function optionsOf(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    only: { type: 'string' },
    rate: { type: 'string' },
    full: flag,
    keep: flag,
    up: flag,
  } as const;
  try {
    const { only, rate = String(defaultRate), ...values } = parseArgs({ args, options }).values;
    const names = only?.split(',') ?? Object.keys(underLoad);
    const unknown = names.find((name) => !scenarios[name]);
    if (unknown !== undefined) throw new Error(`There is no scenario “${unknown}”.`);
    if (names.length > 1 && names.includes(undisturbed)) throw new Error(`Run ${undisturbed} alone.`);
    if (!/^[1-9]\d{0,3}$/.test(rate))
      throw new Error('--rate is a number of requests a second, from 1 to 9999.');
    return { ...values, names, rate: Number(rate) };
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\nUsage: ${usage}`);
  }
}
