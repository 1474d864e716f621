import { limits } from '../../../../contract/constants.ts';
import {
  captionsFault,
  largeCaptionsSentence,
  notUtf8Sentence,
  utf8Of,
} from '../../../../contract/text/webvtt.ts';
import {
  mostBytes,
  mostCaptionBytes,
  tooLargeSentence,
  type UploadKind,
  wrongReceiptSentence,
  wrongVideoSentence,
} from '../../rules.ts';

export type { UploadKind } from '../../rules.ts';

const videoTypes = ['video/mp4', 'video/webm', 'video/ogg'];
/** MIME types browsers guess from the extension: audio for `.ogg`, empty for unknown extensions. */
const vagueTypes = ['', 'audio/ogg', 'application/ogg', 'video/x-m4v'];
const videoEndings = /\.(mp4|m4v|webm|ogg|ogv)$/i;

/** The `accept` types of a video file picker. */
export const videoAccept = 'video/mp4,video/webm,video/ogg,.mp4,.m4v,.webm,.ogg,.ogv';

const limitOf: Record<UploadKind, number> = {
  image: limits.thumbnailBytes,
  video: limits.videoBytes,
  raw: limits.resourceBytes,
};

/** The error in a file that the browser can find; null if there is none. The server checks more closely. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>, kind: UploadKind): string | null {
  if (kind === 'video' && !mayBeVideo(file)) return wrongVideoSentence;
  if (kind === 'image' && !file.type.startsWith('image/'))
    return 'Only JPEG, PNG, WebP, GIF or AVIF images are allowed';
  if (file.size === 0) return 'This file is empty.';
  return file.size > mostBytes(kind, limitOf[kind]) ? tooLargeSentence(kind, file.size, limitOf[kind]) : null;
}

const receiptTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** The `accept` types of a receipt file picker. */
export const receiptAccept = receiptTypes.join();

/** The error in a bank transfer's receipt file; null if there is none. The server checks more closely. */
export function receiptProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  // Some browsers report another name for the type, or none.
  const isReceipt = receiptTypes.includes(type) || /\.(jpe?g|png|webp|pdf)$/i.test(name);
  if (!isReceipt) return wrongReceiptSentence;
  return size === 0 ? 'This file is empty.' : null;
}

/** The error in a captions file; null if there is none. The server applies the same rule. */
export async function captionsProblem(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string | null> {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > mostCaptionBytes) return largeCaptionsSentence;
  const text = utf8Of(await file.arrayBuffer());
  return text === null ? notUtf8Sentence : (captionsFault(text)?.sentence ?? null);
}

const mayBeVideo = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  videoTypes.includes(type) || (vagueTypes.includes(type) && videoEndings.test(name));
