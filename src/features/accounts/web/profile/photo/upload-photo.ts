import { limits } from '../../../../../contract/constants.ts';

/**
 * Uploads a photo and reports progress from 0 to 100.
 * @returns its URL
 * @throws an Error with a message for people
 */
export function uploadPhoto(photo: Blob, onProgress: (percent: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/media/upload-photo');
  request.timeout = limits.uploadTimeoutMs;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
  request.onload = () => {
    const { url, message } = readResponse(request.responseText);
    if (request.status === 200 && url) resolve(url);
    else reject(new Error(message ?? `Upload failed with status ${request.status}`));
  };
  request.onerror = () => reject(new Error('Please check your connection and try again.'));
  request.ontimeout = () => reject(new Error('The upload took too long. Please try again.'));
  const form = new FormData();
  form.set('photo', photo, 'photo');
  request.send(form);
  return promise;
}

function readResponse(text: string): { url?: string; message?: string } {
  try {
    return JSON.parse(text);
  } catch {
    return { message: 'Invalid server response' };
  }
}
