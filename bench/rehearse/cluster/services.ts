import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../../src/platform/failures/startup-error.ts';
import type { RunAs } from '../../../src/platform/postgres/run-as.ts';
import { searchPath } from './packages.ts';

type Description = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** For programs that refuse to run as root. */
  runAs?: RunAs;
  isReady: () => Promise<boolean>;
  /** Milliseconds until it must be ready. */
  timeoutMs?: number;
};

/** A program of the cluster, started and stopped by its process id. */
export type Service = {
  name: string;
  /** Starts it without waiting for it to be ready. */
  launch: () => void;
  /** Starts it and waits until it is ready. */
  start: () => Promise<void>;
  /** Asks it to end, and kills it if it is still running after half a minute. */
  stop: () => Promise<void>;
  /** Kills it without warning, as a power cut would. */
  kill: () => Promise<void>;
  isRunning: () => boolean;
  isReady: () => Promise<boolean>;
  pid: () => number;
  /** How often it has ended without being asked to. */
  deaths: () => number;
};

const stopLimit = 30_000;

/** Describes a program; its output goes to a file in `logs`. The program ends with this process, however that ends. */
export function describeService(logs: string, description: Description): Service {
  const { name, isReady, timeoutMs = 60_000 } = description;
  let child: ChildProcess | undefined;
  let isExpected = true;
  let deaths = 0;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  function launch(): void {
    if (isRunning()) return;
    const launched = launchChild(join(logs, `${name}.log`), description);
    launched.on('exit', () => {
      if (!isExpected && launched === child) deaths += 1;
    });
    child = launched;
    isExpected = false;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isExpected = true;
    if (!child || !isRunning()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    const lastResort = setTimeout(() => child?.kill('SIGKILL'), stopLimit);
    await gone;
    clearTimeout(lastResort);
  }

  async function start(): Promise<void> {
    launch();
    const deadline = performance.now() + timeoutMs;
    while (!(await isReady().catch(() => false))) {
      if (!isRunning() || performance.now() > deadline)
        throw new StartupError(
          `${name} ${isRunning() ? `is not ready after ${timeoutMs / 1000} seconds` : 'ended'}:\n${lastLines(join(logs, `${name}.log`))}`,
        );
      await pause(100);
    }
  }

  return {
    name,
    launch,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    isRunning,
    isReady: () => isReady().catch(() => false),
    pid: () => child?.pid ?? 0,
    deaths: () => deaths,
  };
}

/** Starts a program in its own session, so that after Ctrl-C this process decides in which order the programs end. */
function launchChild(log: string, { command, env = {}, runAs }: Description): ChildProcess {
  const output = openSync(log, 'a');
  const [program = '', ...args] = [...(runAs?.prefix ?? []), 'setpriv', '--pdeathsig', 'TERM', ...command];
  const child = spawn(program, args, {
    ...runAs?.ids,
    detached: true,
    env: { PATH: searchPath, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: '/nonexistent', ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', () => {});
  return child;
}

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n');

/** Whether a URL responds with a status of success. */
export const responds = async (url: string, timeout = 1000): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(timeout) })).ok;
