import { readdirSync, readFileSync } from 'node:fs';

/** `/proc` reports CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/** CPU seconds, user and system, that a process with all its threads has used. Linux only. */
export function cpuOf(pid: number): number {
  const { own } = times(pid);
  return own / ticksPerSecond;
}

/**
 * CPU seconds of a process and its children, including those that have ended: PostgreSQL uses one process per
 * connection.
 */
export function cpuOfFamily(pid: number): number {
  const living = childrenOf(pid).reduce((sum, child) => sum + (timesOrNone(child)?.own ?? 0), 0);
  const { own, endedChildren } = times(pid);
  return (own + endedChildren + living) / ticksPerSecond;
}

/** Milliseconds of this process's CPU time for one run of `work`: the mean of `turns` runs after one to warm up. */
export async function cpuOfWork(work: () => unknown, turns: number): Promise<number> {
  await work();
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / turns;
}

type Times = { parent: number; own: number; endedChildren: number };

function times(pid: number): Times {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in brackets and may contain spaces. After it: state, parent, … utime, stime, cutime, cstime.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [utime = 0, stime = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: utime + stime, endedChildren: endedUser + endedSystem };
}

function timesOrNone(pid: number): Times | null {
  try {
    return times(pid);
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((candidate) => timesOrNone(candidate)?.parent === pid);
}
