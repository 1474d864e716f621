import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { createCloudinaryStore } from './cloudinary-store.ts';
import { createLocalStore } from './local-store.ts';
import { createBucket, createS3Store, type S3Bucket } from './s3-store.ts';
import type { MediaStore } from './store.ts';

export type MediaStores = {
  /** The store for new files. */
  store: MediaStore;
  /** The store that holds an older file. @throws when the settings no longer describe that store */
  storeOf: (name: string) => MediaStore;
  /** External origins that serve videos. */
  mediaOrigins: string[];
  /** The bucket in the settings, even if new files go to another store. */
  bucket: S3Bucket | undefined;
};

/** The folder of the local store. */
export const mediaFolderOf = (dataDir: string): string => join(dataDir, 'media');

/**
 * Opens the stores in the settings. Files uploaded before the setting changed stay readable as long as their store is
 * still configured.
 */
export function openStores({ dataDir, media }: Pick<Settings, 'dataDir' | 'media'>): MediaStores {
  const stores: MediaStore[] = [createLocalStore(mediaFolderOf(dataDir))];
  const bucket = media.s3 && createBucket(media.s3);
  if (bucket) stores.push(createS3Store(bucket));
  if (media.cloudinary) stores.push(createCloudinaryStore(media.cloudinary));
  const storeOf = (name: string): MediaStore => {
    const found = stores.find((store) => store.name === name);
    if (!found) throw new Error(`Files are stored in “${name}”, which the settings do not describe.`);
    return found;
  };
  const mediaOrigins = stores.flatMap((store) => store.directUrls?.origins ?? []);
  return { store: storeOf(media.store), storeOf, mediaOrigins, bucket };
}
