import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { Context } from '../../../platform/context.ts';
import { FileSink } from '../../../platform/http/responses/file-sink.ts';
import { CutOff, pour } from '../../../platform/http/responses/sent-body.ts';
import { finishedUpload, incomplete, tooMany, unknownUpload } from '../failures.server.ts';
import { createPartial, partialPath, partialSize, removePartial } from './partial-files.server.ts';
import { deleteUpload, findUpload, uploadLifetime } from './uploads.server.ts';

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

  /**
   * Adds to an upload and says how far it is now. What arrived before the sender went away stays, so that the upload goes
   * on from there.
   * @param part where it goes on, how many bytes may follow, and what ends it early without a failure
   * @throws 413 for more bytes than that, 400 when the sender went away
   */
  async take(
    source: Readable,
    { id, offset, ...limits }: { id: string; offset: number; most?: number; stop?: AbortSignal },
  ): Promise<number> {
    const file = new FileSink(partialPath(this.#ctx, id), { flags: 'r+', start: offset });
    await pour(source, file, limits).catch(refuseUnlessStopped);
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

  /** Also of a file that is whole while the store is away. @throws 409 once it is stored */
  override async remove(id: string): Promise<void> {
    if ((await findUpload(this.#ctx.db, id))?.assetId) throw finishedUpload();
    await deleteUpload(this.#ctx.db, id);
    await removePartial(this.#ctx, id);
  }

  override getExpiration(): number {
    return uploadLifetime;
  }
}

function refuseUnlessStopped(error: unknown): void {
  if (!(error instanceof CutOff)) throw error;
  if (error.reason === 'too long') throw tooMany();
  if (error.reason === 'left') throw incomplete();
}
