import { limits } from '../../../../contract/constants.ts';
import {
  captionsFault,
  notCaptionsSentence,
  notUtf8Sentence,
  utf8Of,
} from '../../../../contract/text/webvtt.ts';
import {
  mostBytes,
  mostCaptionBytes,
  tooLargeSentence,
  type UploadKind,
  wrongVideoSentence,
} from '../../rules.ts';

export type { UploadKind } from '../../rules.ts';

const videoTypes = ['video/mp4', 'video/webm', 'video/ogg'];
/** What a browser makes of a video by the end of its name alone: of `.ogg` sound, of what it does not know nothing. */
const vagueTypes = ['', 'audio/ogg', 'application/ogg'];
const videoEndings = /\.(mp4|m4v|webm|ogg|ogv)$/i;

/** The files that a picker offers where a video is wanted. */
export const videoAccept = 'video/mp4,video/webm,video/ogg,.mp4,.webm,.ogg,.ogv';

const limitOf: Record<UploadKind, number> = {
  image: limits.thumbnailBytes,
  video: limits.videoBytes,
  raw: limits.resourceBytes,
};

/** What is wrong with a file as far as the browser can tell. The server looks closer. */
export function faultOf(file: Pick<File, 'name' | 'type' | 'size'>, kind: UploadKind): string | null {
  if (kind === 'video' && !mayBeVideo(file)) return wrongVideoSentence;
  if (kind === 'image' && !file.type.startsWith('image/'))
    return 'Only JPEG, PNG, WebP, GIF or AVIF images are allowed';
  if (file.size === 0) return 'This file is empty.';
  return file.size > mostBytes(kind, limitOf[kind]) ? tooLargeSentence(kind, file.size, limitOf[kind]) : null;
}

/** What is wrong with a file that is chosen as captions. The server judges it by the same rule. */
export async function captionsFaultOf(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string | null> {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > mostCaptionBytes) return notCaptionsSentence;
  const text = utf8Of(await file.arrayBuffer());
  return text === null ? notUtf8Sentence : (captionsFault(text)?.sentence ?? null);
}

const mayBeVideo = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  videoTypes.includes(type) || (vagueTypes.includes(type) && videoEndings.test(name));
