import { limits } from '../../contract/constants.ts';
import { asPlainLine } from '../../contract/text/input/cleaned-text.ts';

/** What authors upload: an image that is re-encoded, a lecture's video, or any other file that is stored unchanged. */
export const uploadKinds = ['image', 'video', 'raw'] as const;
export type UploadKind = (typeof uploadKinds)[number];
/** A receipt is an image or a PDF that only its owner and administrators may see. */
export type AssetKind = UploadKind | 'receipt';

/** Maximum bytes per kind of file; a profile photo is an image with its own limit. */
export type SizeLimits = Record<UploadKind | 'photo', number>;

export const sizeLimits: SizeLimits = {
  image: limits.thumbnailBytes,
  photo: limits.photoBytes,
  video: limits.videoBytes,
  raw: limits.fileBytes,
};

/**
 * The maximum size of a file: images and videos must be smaller than their limit, other files may reach it.
 * @param limit bytes, as shown to people
 */
export const mostBytes = (kind: keyof SizeLimits, limit: number): number =>
  kind === 'raw' ? limit : limit - 1;

const mebibyte = 1024 * 1024;

/** Captions are small; a larger file is something else. */
export const mostCaptionBytes = 2 * mebibyte;

/**
 * The sentence for a file that is too large.
 * @param bytes the file's size, or the bytes received before it was aborted
 * @param limit its maximum size
 */
export function tooLargeSentence(kind: keyof SizeLimits, bytes: number, limit: number): string {
  const allowed = Math.floor((limit / mebibyte) * 100) / 100;
  if (kind === 'image' || kind === 'photo') return `Image must be less than ${allowed}MB`;
  return `File size is ${(bytes / mebibyte).toFixed(2)}MB. It must be less than ${allowed}MB.`;
}

/** @param limit bytes of unused files */
export const quotaSentence = (limit: number): string =>
  `You can store up to ${Math.floor((limit / 1024 ** 3) * 100) / 100} GB of files that no course uses yet, and this file would exceed that limit. Save the course they belong to, or delete some of them, and try again.`;

export const wrongReceiptSentence = 'Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.';
export const wrongVideoSentence = 'Only MP4, WebM, or OGG videos are allowed';

/** A file's name in lists, as its sender wrote it, without characters that could disguise it. */
export const storedFileName = (originalName: string): string => asPlainLine(originalName.slice(0, 255));

/** The name of a file when it is downloaded: its owner's name for it, without harmful characters. */
export function safeFileName(originalName: string, extension: string): string {
  const base = originalName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const harmless = base
    .normalize('NFC')
    .replace(/[\p{C}"*:<>?|%\\/]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...harmless].slice(0, 100).join('') || 'file'}.${extension}`;
}

/** Seconds: no lecture is longer than a day; a file that claims to be is damaged or forged. */
export const longestVideo = 24 * 3600;

/** The length of a video as declared by the client, in seconds; undefined if impossible. */
export function declaredSeconds(text: string | null | undefined): number | undefined {
  const seconds = Number(text);
  return seconds > 0 && seconds <= longestVideo ? seconds : undefined;
}
