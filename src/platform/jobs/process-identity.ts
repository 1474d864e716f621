import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process: its host, its process id, and its start time, because process ids are reused. */
export type ProcessIdentity = { host: string; pid: number; began: string };

/** This process. */
export function ownIdentity(): ProcessIdentity {
  return { host: hostIdentity(), pid: process.pid, began: beginningOf(process.pid) ?? 'unknown' };
}

/** Whether a process is alive; undefined if it runs on another host, where this machine cannot know. */
export function isProcessAlive({ host, pid, began }: ProcessIdentity): boolean | undefined {
  return host === hostIdentity() ? beginningOf(pid) === began : undefined;
}

/** A short name of a process, suitable for a file name. */
export const markOf = ({ host, pid, began }: ProcessIdentity): string =>
  `${pid}-${digest(host)}-${digest(began)}`;

/** Whether the process that a name starts with is alive; undefined for another host's, and for any other name. */
export function isMarkedProcessAlive(name: string): boolean | undefined {
  const [, pid, host, began] = /^(\d+)-(\w{16})-(\w{16})/.exec(name) ?? [];
  if (!pid || host !== digest(hostIdentity())) return undefined;
  return digest(beginningOf(Number(pid)) ?? '') === began;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

let host: string | undefined;

/**
 * Identifies the scope of process ids: on Linux the boot and the process namespace, so that two containers with the
 * same name, or a machine before and after a restart, are different hosts.
 */
function hostIdentity(): string {
  host ??= [hostname(), ...linuxNamespace()].join('/');
  return host;
}

function linuxNamespace(): string[] {
  try {
    return [
      readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
      readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''),
    ];
  } catch {
    return [];
  }
}

/** When a process started, according to the system; undefined if there is no such process. */
function beginningOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    }
    // The command may contain spaces and brackets, so fields are counted from after it: state, then 18 others.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
