import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, Upload } from '@tus/server';
import type { Context } from '../../../platform/context.ts';
import { unknownUpload } from '../failures.server.ts';
import { createPartial, partialPath, partialSize, removePartial } from './partial-files.server.ts';
import { deleteUpload, findUpload, uploadLifetime } from './uploads.server.ts';

const pieceBytes = 1024 * 1024;

/** Where the protocol keeps what has arrived: the row says what is expected, the file how far it is. */
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

  /** What arrived before the sender went away stays, so that the upload goes on from there. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(partialPath(this.#ctx, id), {
      flags: 'r+',
      start: offset,
      highWaterMark: pieceBytes,
    });
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

  override async remove(id: string): Promise<void> {
    await deleteUpload(this.#ctx.db, id);
    await removePartial(this.#ctx, id);
  }

  override getExpiration(): number {
    return uploadLifetime;
  }
}
