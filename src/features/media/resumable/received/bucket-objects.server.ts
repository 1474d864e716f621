import type { S3Bucket } from '../../../../platform/media/s3-store.ts';

/** `size` in bytes. */
type Found = { size: number; metadata: Record<string, string> };

/** Single objects and multipart uploads of a bucket, by key. Every method throws when the bucket refuses. */
export type BucketObjects = {
  find: (key: string) => Promise<Found | undefined>;
  /** Copies an object within the bucket, with this metadata instead of its own. */
  copy: (from: string, to: string, metadata: Record<string, string>) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Aborts every multipart upload of this key. */
  abortUploads: (key: string) => Promise<void>;
  /** The keys of all objects below a prefix. */
  keys: (prefix: string) => Promise<string[]>;
  /** The keys of all multipart uploads in progress below a prefix. */
  uploadKeys: (prefix: string) => Promise<string[]>;
};

/** The objects and uploads of a bucket. Its client is created on first use. */
export function bucketObjects({ settings: { bucket: Bucket }, open }: S3Bucket): BucketObjects {
  async function uploadsBelow(Prefix: string): Promise<{ Key: string; UploadId: string }[]> {
    const { client, sdk } = await open();
    const uploads: { Key: string; UploadId: string }[] = [];
    for (let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}; marker; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(marker);
      for (const { Key = '', UploadId = '' } of page.Uploads ?? []) uploads.push({ Key, UploadId });
      marker = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
    return uploads;

    function list(after: object) {
      return client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix, ...after }));
    }
  }

  return {
    find: async (Key) => {
      const { client, sdk } = await open();
      try {
        const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }));
        return { size: found.ContentLength ?? 0, metadata: found.Metadata ?? {} };
      } catch (error) {
        if (error instanceof sdk.NotFound) return undefined;
        throw error;
      }
    },
    copy: async (from, Key, Metadata) => {
      const { client, sdk } = await open();
      const CopySource = `${Bucket}/${from}`;
      await client.send(
        new sdk.CopyObjectCommand({ Bucket, Key, CopySource, Metadata, MetadataDirective: 'REPLACE' }),
      );
    },
    remove: async (Key) => {
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    abortUploads: async (key) => {
      const { client, sdk } = await open();
      for (const { Key, UploadId } of await uploadsBelow(key))
        if (Key === key)
          await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error) => {
            // It was completed or aborted in the meantime.
            if (!(error instanceof sdk.NoSuchUpload)) throw error;
          });
    },
    keys: async (Prefix) => {
      const { client, sdk } = await open();
      const found: string[] = [];
      for await (const { Contents } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key } of Contents ?? []) if (Key) found.push(Key);
      return found;
    },
    uploadKeys: async (prefix) => (await uploadsBelow(prefix)).map(({ Key }) => Key),
  };
}
