import { StartupError } from '../../failures/startup-error.ts';
import type { S3Account } from '../../media/media-settings.ts';
import { bucketDestination } from './bucket.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';

const bucketUrl = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

const isBucketUrl = (text: string): boolean => bucketUrl.test(text);

/**
 * Opens a destination: `s3://BUCKET/PREFIX`, or a folder.
 * @throws StartupError for any other URL
 */
export function destinationAt(text: string, account: S3Account): Destination {
  const [, bucket, prefix = ''] = bucketUrl.exec(text) ?? [];
  if (bucket) return bucketDestination({ ...account, bucket }, prefix.replace(/^\/+|\/+$/g, ''));
  if (/^[a-z0-9]+:\/\//i.test(text))
    throw new StartupError(`${text} is not a backup destination: use s3://BUCKET/PREFIX or a folder.`);
  return folderDestination(text);
}

/** Splits the path or URL of one backup into its destination and its name. */
export function backupAt(text: string, account: S3Account): { destination: Destination; name: string } {
  const end = text.lastIndexOf('/');
  const name = text.slice(end + 1);
  if (!name || (isBucketUrl(text) && end < 's3://b'.length))
    throw new StartupError(`${text} is a folder: please also name the file of the backup.`);
  const parent = end < 0 ? '.' : text.slice(0, end) || '/';
  return { destination: destinationAt(parent, account), name };
}
