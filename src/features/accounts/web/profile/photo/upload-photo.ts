import { uploadForm } from '../../../../../lib/connection/upload-form.ts';

/**
 * Uploads a photo and reports progress from 0 to 100.
 * @returns its URL
 * @throws an Error with a readable message
 */
export async function uploadPhoto(photo: Blob, onProgress: (percent: number) => void): Promise<string> {
  const form = new FormData();
  form.set('photo', photo, 'photo');
  const response = await uploadForm('/api/media/upload-photo', form, {
    onProgress,
    offline: 'Please check your connection and try again.',
    slow: 'The upload took too long. Please try again.',
  });
  const { url, message }: Reply = await response.json().catch(() => ({ message: 'Invalid server response' }));
  if (response.status === 200 && url) return url;
  throw new Error(message ?? `Upload failed with status ${response.status}`);
}

type Reply = { url?: string; message?: string };
