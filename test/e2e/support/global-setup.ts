import { isElsewhere, productPort } from './addresses.ts';
import {
  emptyDataFolder,
  isDemoLoaded,
  loadDemo,
  loadedDataFolder,
  offerLoadedData,
} from './product/data-folder.ts';
import { removeData, startProduct } from './product/product.ts';

/**
 * One product for all tests; every test creates its own people. A first start loads the demo, unless it has been loaded
 * beforehand, and its data is copied for this product and for the products of single tests.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (isElsewhere) return async () => {};
  const folders: string[] = [];
  const removeAll = async () => {
    for (const folder of folders) await removeData(folder);
  };
  try {
    if (!isDemoLoaded()) {
      const loaded = await emptyDataFolder();
      folders.push(loaded);
      await loadDemo(loaded);
      offerLoadedData(loaded);
    }
    const dataDir = await loadedDataFolder();
    folders.push(dataDir);
    const product = await startProduct({ port: productPort, dataDir });
    return async () => {
      await product.stop();
      await removeAll();
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}
