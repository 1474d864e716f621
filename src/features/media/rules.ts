import { limits } from '../../contract/constants.ts';
import { asPlainLine } from '../../contract/text/text-rules.ts';

/** What authors upload: a picture that is re-encoded, a lecture's video, or any other file that is handed on as it is. */
export const uploadKinds = ['image', 'video', 'raw'] as const;
export type UploadKind = (typeof uploadKinds)[number];
/** A receipt is a picture or a PDF that only its owner and administrators may see. */
export type AssetKind = UploadKind | 'receipt';

/** Bytes a file of each kind may have; a portrait is a picture with a limit of its own. */
export type SizeLimits = Record<UploadKind | 'photo', number>;

export const sizeLimits: SizeLimits = {
  image: limits.thumbnailBytes,
  photo: limits.photoBytes,
  video: limits.videoBytes,
  raw: limits.fileBytes,
};

/**
 * The most bytes a file may have: pictures and videos must be smaller than their limit, other files may reach it.
 * @param limit bytes, as people are told
 */
export const mostBytes = (kind: keyof SizeLimits, limit: number): number =>
  kind === 'raw' ? limit : limit - 1;

const mebibyte = 1024 * 1024;

/** Captions are small; what is larger is something else. */
export const mostCaptionBytes = 2 * mebibyte;

/**
 * The sentence for a file that is too large.
 * @param bytes what the file has, or what was counted until it was given up
 * @param limit what it may have
 */
export function tooLargeSentence(kind: keyof SizeLimits, bytes: number, limit: number): string {
  const allowed = Math.floor((limit / mebibyte) * 100) / 100;
  if (kind === 'image' || kind === 'photo') return `Image must be less than ${allowed}MB`;
  return `File size is ${(bytes / mebibyte).toFixed(2)}MB. It must be less than ${allowed}MB.`;
}

/** @param limit bytes in files that nothing uses */
export const quotaSentence = (limit: number): string =>
  `Your uploads that no course uses yet may take ${Math.floor((limit / 1024 ** 3) * 100) / 100} GB, and this file would go beyond that. Save the course they belong to, or delete some of them, and try again.`;

export const wrongVideoSentence = 'Only MP4, WebM, or OGG videos are allowed';

/** What a file is called in lists, as its sender wrote it: without what could make it look like another. */
export const nameToKeep = (originalName: string): string => asPlainLine(originalName.slice(0, 255));

/** The name under which a file is offered to its reader: what its owner called it, without what could do harm. */
export function safeFileName(originalName: string, extension: string): string {
  const base = originalName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const harmless = base
    .normalize('NFC')
    .replace(/[\p{C}"*:<>?|%\\/]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...harmless].slice(0, 100).join('') || 'file'}.${extension}`;
}

/** Seconds: no lecture is longer than a day; what claims to be is damaged or a lie. */
export const longestVideo = 24 * 3600;

/** What a sender says of the length of a video, in seconds; undefined for what cannot be one. */
export function saidSeconds(text: string | null | undefined): number | undefined {
  const seconds = Number(text);
  return seconds > 0 && seconds <= longestVideo ? seconds : undefined;
}
