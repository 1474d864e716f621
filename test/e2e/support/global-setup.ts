import { productPort } from './addresses.ts';
import { emptyDataFolder, loadedDataFolder, offerLoadedData } from './data-folder.ts';
import { removeData, startProduct } from './product.ts';

/**
 * One product for all tests; every test creates its own people. A first start loads the demo, and its data is copied for
 * this product and those of single tests.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folders = [await emptyDataFolder()];
  const removeAll = async () => {
    for (const folder of folders) await removeData(folder);
  };
  try {
    const [loaded = ''] = folders;
    await (await startProduct({ port: productPort, dataDir: loaded })).stop();
    offerLoadedData(loaded);
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
