import { Refused, SignedOut, type Uploaded } from './upload-file.ts';

/**
 * The stored file from a response.
 * @throws Refused for a file the server does not accept, SignedOut, or an Error that a retry may fix
 */
export function readResponse(status: number, text: string): Uploaded {
  const response = parse(text);
  if (status === 200 && response?.success && response.data) return response.data;
  const sentence = response?.message;
  if (status === 401) throw new SignedOut();
  if (status >= 400 && status < 500 && !mayPass.includes(status))
    throw new Refused(sentence ?? `Upload failed with status ${status}`);
  if (status >= 400) throw new Error(sentence ?? `Upload failed with status ${status}`);
  throw new Error(response ? (sentence ?? 'Upload failed') : 'Invalid server response');
}

/** Timeout, locked by an earlier attempt, too early, or too many requests: not the file's fault. */
const mayPass = [408, 423, 425, 429];

function parse(text: string): { success?: boolean; message?: string; data?: Uploaded } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
