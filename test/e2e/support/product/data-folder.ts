import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { providers } from '../../../../src/features/payments/providers/providers.ts';
import { productPort } from '../addresses.ts';
import { startProduct } from './product.ts';

/** The data folder of a product that has loaded the demo and ended. */
const loaded = 'E2E_LOADED_DATA';

/** An empty data folder: the product's first start there loads the demo. */
export const emptyDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'milepost-e2e-'));

/** A data folder that has the demo already, for tests that need a product of their own: it starts in seconds. */
export async function loadedDataFolder(): Promise<string> {
  const folder = await emptyDataFolder();
  await cp(process.env[loaded] as string, folder, { recursive: true });
  return folder;
}

/** Starts a product in an empty folder, which loads the demo, and ends it once the providers have sent their webhooks. */
export async function loadDemo(folder: string): Promise<void> {
  const product = await startProduct({ port: productPort, dataDir: folder });
  for (const provider of providers)
    while (await webhooksWaiting(`${product.sandbox}/${provider}/webhooks`)) await pause(100);
  await product.stop();
}

async function webhooksWaiting(address: string): Promise<number> {
  return ((await (await fetch(address)).json()) as { waiting: number }).waiting;
}

/** Whether `bin/check.mjs` has loaded the demo beforehand. */
export const isDemoLoaded = (): boolean => process.env[loaded] !== undefined;

/** Names the folder with the demo in the environment, which every test process inherits. */
export function offerLoadedData(folder: string): void {
  process.env[loaded] = folder;
}
