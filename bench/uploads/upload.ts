import { join } from 'node:path';
import { authorCookies } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { compare } from '../running/compare.ts';
import { cpuOf } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';
import { ratioFinding, timeFinding } from '../running/findings.ts';
import { memoryFinding, peakAboveIdle } from '../running/memory.ts';
import { place } from '../running/place.ts';
import { startBare } from '../running/processes.ts';
import { put, uploadPlainly, uploadResumably } from './uploading.ts';

/** A one-gigabyte video, resumable and in one request, against a PUT that goes to disk; and its memory cost. */
export async function measureUpload({ database, product }: Bench): Promise<Finding[]> {
  const bare = await startBare('upload-server.ts', { BENCH_FILE: join(place.home, 'raw-upload') });
  const [cookie = ''] = await authorCookies(database.url, 1);
  const size = byEffort({ full: 1000, quick: 100, smoke: 16 });
  const rounds = { rounds: byEffort({ full: 2, quick: 3, smoke: 1 }), amount: 1 };
  try {
    const raw = { work: (files: number) => repeat(files, () => put(bare, size)), cpu: () => cpuOf(bare.pid) };
    const findings: Finding[] = [];
    for (const [name, send] of [
      ['upload, resumable', uploadResumably],
      ['upload, one request', uploadPlainly],
    ] as const) {
      const ours = {
        work: (files: number) => repeat(files, () => send(product, cookie, size)),
        cpu: () => cpuOf(product.pid),
      };
      const { bytes, result: compared } = await peakAboveIdle(product.pid, () => compare(ours, raw, rounds));
      findings.push(ratioFinding(name, `× ${size} MiB`, compared, 0.6));
      findings.push(timeFinding(`${name}, by the clock`, compared));
      findings.push(memoryFinding(`${name}: memory`, bytes));
    }
    return findings;
  } finally {
    await bare.stop();
  }
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}
