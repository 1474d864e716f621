import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPort } from './addresses.ts';
import { removeData, startProduct } from './product.ts';

/** One product for all tests, on an empty data folder; every test creates its own people. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-e2e-'));
  try {
    const product = await startProduct({ port: productPort, dataDir });
    return async () => {
      await product.stop();
      await removeData(dataDir);
    };
  } catch (error) {
    await removeData(dataDir);
    throw error;
  }
}
