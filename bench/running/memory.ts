import { readFileSync } from 'node:fs';
import type { Finding } from './bench.ts';

const mebibyte = 1024 * 1024;
const mostMebibytes = 100;

/** The peak memory of a process during some work, in bytes above its earlier usage, and the work's result. */
export async function peakAboveIdle<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ bytes: number; result: T }> {
  const idle = memoryOf(pid);
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  try {
    const result = await work();
    return { bytes: most - idle, result };
  } finally {
    clearInterval(watch);
  }
}

/** A line of the report about the memory of an upload. */
export function memoryFinding(name: string, bytes: number): Finding {
  const mebibytes = bytes / mebibyte;
  return {
    name,
    product: `${mebibytes.toFixed(0)} MiB over idle`,
    limit: '',
    measured: mebibytes.toFixed(0),
    required: `≤ ${mostMebibytes}`,
    passed: mebibytes <= mostMebibytes,
    numbers: { mebibytes },
  };
}

/** Memory used by a process, in bytes. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
