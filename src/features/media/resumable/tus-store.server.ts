import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, Upload } from '@tus/server';
import type { Context } from '../../../platform/context.ts';
import { fileSink } from '../../../platform/http/responses/file-sink.ts';
import { finishedUpload, unknownUpload } from '../failures.server.ts';
import { createPartial, partialPath, partialSize, removePartial } from './partial-files.server.ts';
import { deleteUpload, findUpload, uploadLifetime } from './uploads.server.ts';

/** The protocol's storage: the row has the expected size, the file the received data. */
export class TusStore extends DataStore {
  readonly #ctx: Context;
  override extensions = ['creation', 'termination', 'expiration'];

  constructor(ctx: Context) {
    super();
    this.#ctx = ctx;
  }

  override async create(upload: Upload): Promise<Upload> {
    await createPartial(this.#ctx, upload.id);
    return upload;
  }

  /**
   * Appends to an upload. Data that reached the disk before the client disconnected stays, so that the upload continues
   * from there. An upload that another process began on its own disk starts again here.
   * @returns the new offset in bytes
   */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    await createPartial(this.#ctx, id);
    const file = fileSink(partialPath(this.#ctx, id), { flags: 'r+', start: offset });
    await pipeline(source, file);
    return offset + file.bytesWritten;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.#ctx.db, id);
    if (!row) throw unknownUpload();
    return new Upload({
      id,
      size: row.bytes,
      offset: row.assetId ? row.bytes : await partialSize(this.#ctx, id),
      creation_date: row.createdAt.toISOString(),
      metadata: { filename: row.originalName, resourceType: row.kind },
    });
  }

  /** Also of a complete file while the store is unreachable. @throws 409 once it is stored */
  override async remove(id: string): Promise<void> {
    if ((await findUpload(this.#ctx.db, id))?.assetId) throw finishedUpload();
    await deleteUpload(this.#ctx.db, id);
    await removePartial(this.#ctx, id);
  }

  override getExpiration(): number {
    return uploadLifetime;
  }
}
