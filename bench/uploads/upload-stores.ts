import { join } from 'node:path';
import { authorCookies } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';
import { memoryFinding, peakAboveIdle } from '../running/memory.ts';
import { place } from '../running/place.ts';
import { type Running, startBare, startProduct } from '../running/processes.ts';
import { storeSettings } from './store-accounts.ts';
import { uploadPlainly, uploadResumably } from './uploading.ts';

/**
 * The memory cost of a one-gigabyte video passed on to a store: the first, which loads the store's SDK, and the next
 * two.
 */
export async function measureUploadStores({ database }: Bench): Promise<Finding[]> {
  const folder = join(place.home, 'stores');
  const stores = await startBare('store-server.ts', { BENCH_FOLDER: folder });
  const [cookie = ''] = await authorCookies(database.url, 1);
  const size = byEffort({ full: 1000, quick: 100, smoke: 16 });
  try {
    const findings: Finding[] = [];
    for (const [name, settings] of Object.entries(storeSettings(stores.origin))) {
      const product = await startProduct(database.url, settings);
      try {
        findings.push(...(await measureStore(`upload to ${name}`, product, cookie, size)));
      } finally {
        await product.stop();
      }
    }
    return findings;
  } finally {
    await stores.stop();
  }
}

async function measureStore(name: string, product: Running, cookie: string, size: number) {
  const findings: Finding[] = [];
  for (const [which, send] of [
    ['the first', uploadResumably],
    ['resumable', uploadResumably],
    ['one request', uploadPlainly],
  ] as const) {
    const { bytes } = await peakAboveIdle(product.pid, () => send(product, cookie, size));
    findings.push(memoryFinding(`${name}, ${which}: memory`, bytes));
  }
  return findings;
}
