import { limits } from '../../../../contract/constants.ts';

export type UploadKind = 'image' | 'video' | 'raw';
export type Uploaded = {
  secure_url: string;
  public_id: string;
  duration: number | null;
  original_name: string;
  bytes: number;
};

export type UploadOptions = {
  kind: UploadKind;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

const videoTypes = ['video/mp4', 'video/webm', 'video/ogg'];
const mebibyte = 1024 * 1024;
const limitOf: Record<UploadKind, number> = {
  image: limits.thumbnailBytes,
  video: limits.videoBytes,
  raw: limits.resourceBytes,
};

/** What is wrong with a file as far as the browser can tell, as the specification words it. The server looks closer. */
export function faultOf(file: File, kind: UploadKind): string | null {
  const limit = limitOf[kind];
  if (kind === 'video' && !videoTypes.includes(file.type)) return 'Only MP4, WebM, or OGG videos are allowed';
  if (kind === 'image' && !file.type.startsWith('image/'))
    return 'Only JPEG, PNG, WebP, GIF or AVIF images are allowed';
  if (file.size === 0) return 'This file is empty.';
  if (file.size <= limit) return null;
  if (kind === 'image') return 'Image must be less than 5MB';
  return `File size is ${(file.size / mebibyte).toFixed(2)}MB. It must be less than ${limit / mebibyte}MB.`;
}

const attempts = 3;

/**
 * Uploads one file and tells how far it is. A video is tried up to three times, after 2 and 4 seconds, unless the
 * server refuses the file itself.
 * @throws an Error whose message is for people
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<Uploaded> {
  const fault = faultOf(file, options.kind);
  if (fault) throw new Error(fault);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(file, options);
    } catch (error) {
      if (error instanceof Refused || options.signal?.aborted || options.kind !== 'video') throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (attempt === attempts) throw new Error(`Failed after ${attempts} attempts: ${reason}`);
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
    }
  }
}

/** The server looked at the file and does not want it: another attempt would end the same. */
class Refused extends Error {
  override name = 'Refused';
}

function send(file: File, { kind, onProgress, signal }: UploadOptions): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/media');
  request.timeout = limits.uploadTimeoutMs;
  request.upload.onprogress = (event) =>
    onProgress?.(event.total > 0 ? (event.loaded / event.total) * 100 : 0);
  request.onload = () => settle(request, resolve, reject);
  request.onerror = () => reject(new Error('Upload failed. Please check your connection.'));
  request.ontimeout = () => reject(new Error('Upload failed: it took too long.'));
  request.onabort = () => reject(new Error('The upload was cancelled.'));
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  const form = new FormData();
  form.set('resourceType', kind);
  form.set('file', file);
  request.send(form);
  return promise;
}

function settle(
  request: XMLHttpRequest,
  resolve: (file: Uploaded) => void,
  reject: (error: Error) => void,
): void {
  const answer = parse(request.responseText);
  const message = answer?.message ?? `Upload failed with status ${request.status}`;
  if (request.status === 200 && answer?.data) resolve(answer.data);
  else if (request.status >= 400 && request.status < 500) reject(new Refused(message));
  else reject(new Error(message));
}

function parse(text: string): { message?: string; data?: Uploaded } | null {
  try {
    return JSON.parse(text);
  } catch {
    return { message: 'Invalid server response' };
  }
}
