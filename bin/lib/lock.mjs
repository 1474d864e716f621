import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` while no other process runs work under the same lock file. A lock whose holder was killed is taken over.
 * `onWait` is called once when another process holds it. `work` receives `lend(pid)`, which names a child as a second
 * holder: when only this process is killed, the child continues, and nobody else may start before it has ended.
 */
export async function withLock(file, onWait, work) {
  for (let waiting = false; !tryLock(file); waiting = true) {
    if (!waiting) onWait();
    await pause(100);
  }
  try {
    return await work((pid) => lend(file, pid));
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, identity(process.pid));
  try {
    // A link appears with its content, so nobody ever reads a half-written lock.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfAbandoned(file, mine);
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function lend(file, child) {
  const both = `${file}.${process.pid}`;
  writeFileSync(both, `${identity(process.pid)}\n${identity(child)}`);
  renameSync(both, file);
}

function removeIfAbandoned(file, mine) {
  const holder = read(file);
  if (holder === null || holder.split('\n').some(isAlive)) return;
  // Moved aside first: two processes that find it abandoned must not remove each other's new lock.
  const aside = `${mine}.abandoned`;
  try {
    renameSync(file, aside);
    if (read(aside) !== holder) linkSync(aside, file);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(holder) {
  const pid = Number(holder.split(' ')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  return identity(pid) === holder;
}

/**
 * Process ids are reused; together with its start time, an id identifies a process uniquely. A process that has ended
 * but was never collected by its parent, as happens in containers, gets a different identity: it holds nothing.
 */
function identity(pid) {
  const stat = process.platform === 'linux' ? read(`/proc/${pid}/stat`) : null;
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields?.[0] === 'Z') return `${pid} ended`;
  return `${pid} ${fields?.[19] ?? '-'}`;
}
