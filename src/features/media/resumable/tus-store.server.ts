import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { Context } from '../../../platform/context.ts';
import { finishedUpload, unknownUpload } from '../failures.server.ts';
import { dropPartial, partialsOf, receivedBytes } from './received/received-data.server.ts';
import { deleteUpload, findUpload, type UploadRow, uploadLifetime } from './uploads.server.ts';

/** The protocol's storage: the row has the expected size, and says where the received data is. */
export class TusStore extends DataStore {
  readonly #ctx: Context;
  override extensions = ['creation', 'termination', 'expiration'];

  constructor(ctx: Context) {
    super();
    this.#ctx = ctx;
  }

  override async create(upload: Upload): Promise<Upload> {
    const row = await this.#find(upload.id);
    try {
      await partialsOf(this.#ctx, row).create(row);
    } catch (error) {
      await deleteUpload(this.#ctx.db, row.id);
      throw error;
    }
    return upload;
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const row = await this.#find(id);
    return partialsOf(this.#ctx, row).append(source, row, offset);
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#find(id);
    return new Upload({
      id,
      size: row.bytes,
      offset: row.assetId ? row.bytes : await receivedBytes(this.#ctx, row),
      creation_date: row.createdAt.toISOString(),
      metadata: { filename: row.originalName, resourceType: row.kind },
    });
  }

  /** Removes an upload, even a complete one that the store could not take yet. @throws 409 once it is stored */
  override async remove(id: string): Promise<void> {
    const row = await this.#find(id);
    if (row.assetId) throw finishedUpload();
    await deleteUpload(this.#ctx.db, id);
    await dropPartial(this.#ctx, row);
  }

  override getExpiration(): number {
    return uploadLifetime;
  }

  async #find(id: string): Promise<UploadRow> {
    const row = await findUpload(this.#ctx.db, id);
    if (!row) throw unknownUpload();
    return row;
  }
}
