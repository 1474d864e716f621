import { limits } from '../../../../contract/constants.ts';
import { tooLargeSentence, type UploadKind, wrongVideoSentence } from '../../rules.ts';

export type { UploadKind } from '../../rules.ts';

const videoTypes = ['video/mp4', 'video/webm', 'video/ogg'];
const limitOf: Record<UploadKind, number> = {
  image: limits.thumbnailBytes,
  video: limits.videoBytes,
  raw: limits.resourceBytes,
};

/** What is wrong with a file as far as the browser can tell. The server looks closer. */
export function faultOf(file: Pick<File, 'type' | 'size'>, kind: UploadKind): string | null {
  if (kind === 'video' && !videoTypes.includes(file.type)) return wrongVideoSentence;
  if (kind === 'image' && !file.type.startsWith('image/'))
    return 'Only JPEG, PNG, WebP, GIF or AVIF images are allowed';
  if (file.size === 0) return 'This file is empty.';
  return file.size > limitOf[kind] ? tooLargeSentence(kind, file.size, limitOf[kind]) : null;
}
