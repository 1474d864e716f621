import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isId } from '../../../../contract/ids.ts';
import type { Context } from '../../../../platform/context.ts';
import { fileSink } from '../../../../platform/http/requests/file-sink.ts';
import type { Partials } from './partials.server.ts';

/** Received data in `DATA_DIR/uploads`. Several processes may share this folder. */
export function diskPartials({ settings }: Pick<Context, 'settings'>): Partials {
  const folder = join(settings.dataDir, 'uploads');
  const pathOf = (id: string) => join(folder, id);

  /** Creates an upload's file, unless it exists. */
  async function create({ id }: { id: string }): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = await open(pathOf(id), 'a', 0o600);
    await file.close();
  }

  return {
    create,
    append: async (source, { id }, offset) => {
      // An upload that another process began on its own disk starts again here.
      await create({ id });
      const file = fileSink(pathOf(id), { flags: 'r+', start: offset });
      await pipeline(source, file);
      return offset + file.bytesWritten;
    },
    received: async ({ id }) => (await stat(pathOf(id)).catch(() => ({ size: 0 }))).size,
    asFile: async ({ id }) => ({ path: pathOf(id), isCopy: false }),
    remove: (id) => rm(pathOf(id), { force: true }),
    ids: async () => (await readdir(folder).catch(() => [])).filter(isId),
  };
}
