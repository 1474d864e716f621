import { join } from 'node:path';
import { type ObjectFolder, objectFolder } from '../../../sandbox/objects/object-folder.ts';
import { startedSandbox, temporaryFolder } from '../../../sandbox/support/testing.ts';
import type { MediaSettings, StoreName } from '../../../src/platform/media/media-settings.ts';

const s3 = { bucket: 'lectures', keys: { id: 'key', secret: 'a secret key' } };
const cloudinary = { cloud: 'lectures', key: '12345', secret: 'a-secret-key' };

/** Settings that store media in the named store, simulated by a sandbox that stops with the test. */
export async function storeSettings(store: StoreName): Promise<{
  dataDir: string;
  media: MediaSettings;
  sandbox: Awaited<ReturnType<typeof startedSandbox>>;
  /** What the simulated S3 has stored. */
  objects: ObjectFolder;
}> {
  const folder = temporaryFolder();
  const sandbox = await startedSandbox({ dataDir: join(folder, 'sandbox'), s3, cloudinary });
  return {
    dataDir: folder,
    sandbox,
    objects: objectFolder(join(folder, 'sandbox', 'sandbox-s3')),
    media: {
      store,
      s3: { ...s3, region: 'us-east-1', endpoint: `${sandbox.url}/s3` },
      cloudinary: { ...cloudinary, apiBase: sandbox.url },
      ffmpegPath: 'off',
      quotaBytes: 20 * 1024 ** 3,
    },
  };
}
