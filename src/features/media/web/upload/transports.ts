import { limits } from '../../../../contract/constants.ts';
import { uploadForm } from '../../../../lib/connection/upload-form.ts';
import { readResponse } from './response.ts';
import {
  startUpload,
  type Transport,
  type UploadEnvironment,
  type Uploaded,
  type UploadRun,
} from './upload-file.ts';

const endpoint = '/api/uploads';
/** Maximum size of one request, small enough for proxies and for the timeout of an attempt. */
const pieceBytes = 64 * 1024 * 1024;
const noConnection = 'Upload failed. Please check your connection.';

const parsed = async (status: number, text: string): Promise<Uploaded> => readResponse(status, text);

/** Uploads in a single request: for images, which are small. */
const plain: Transport = (file, kind, onSent) => {
  const form = new FormData();
  form.set('resourceType', kind);
  form.set('file', file);
  const stopped = new AbortController();
  const sent = uploadForm('/api/media', form, {
    onProgress: (percent) => onSent((percent / 100) * file.size),
    offline: noConnection,
    slow: 'Upload failed: it took too long.',
    signal: stopped.signal,
  });
  return {
    done: sent.then(async (response) => readResponse(response.status, await response.text())),
    stop: () => stopped.abort(new Error('Upload failed')),
  };
};

/**
 * Uploads in chunks, continuing where an earlier attempt stopped, even after a reload. Loads the tus client on first
 * use.
 */
const resumable: Transport = (file, kind, onSent) => {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  let stopped = false;
  let halt: (forGood: boolean) => void = () => {};
  let hasNoOffset = false;
  void (async () => {
    const { Upload, DetailedError } = await import('tus-js-client');
    const upload = new Upload(file, {
      endpoint,
      chunkSize: pieceBytes,
      retryDelays: null,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, resourceType: kind },
      onBeforeRequest: (request) => {
        const sending: unknown = request.getUnderlyingObject();
        if (sending instanceof XMLHttpRequest) sending.timeout = limits.uploadTimeoutMs;
      },
      onAfterResponse: (request, response) => {
        if (request.getMethod() !== 'HEAD' || !isUnknown(response.getStatus())) return;
        hasNoOffset = true;
        throw new Error('The offset of the upload is unknown.');
      },
      onProgress: onSent,
      onError: (error) => {
        if (hasNoOffset) return resolve(outcomeOf(upload.url ?? ''));
        const response = error instanceof DetailedError ? error.originalResponse : null;
        if (!response) return reject(new Error(noConnection));
        resolve(parsed(response.getStatus(), response.getBody()));
      },
      onSuccess: () => resolve(outcomeOf(upload.url ?? '')),
    });
    const begun = await upload.findPreviousUploads();
    const earlier = begun.find(({ metadata }) => metadata.resourceType === kind);
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    // What cannot be deleted now is swept a day later.
    halt = (forGood) => void upload.abort(forGood).catch(() => {});
    if (!stopped) upload.start();
  })().catch(reject);
  return {
    done: promise,
    stop: (forGood) => {
      stopped = true;
      halt(forGood);
      reject(new Error('Upload failed'));
    },
  };
};

/**
 * Whether a response leaves open how much of an upload has arrived. The library would start again from the first byte,
 * which is right only for an upload that is gone.
 */
const isUnknown = (status: number): boolean => status >= 400 && status !== 404;

/**
 * Requests the result of an upload: the response to the last chunk may be lost, and the response to a HEAD request does
 * not say what is wrong.
 */
async function outcomeOf(url: string): Promise<Uploaded> {
  const response = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => {
    throw new Error(noConnection);
  });
  // Parts are still missing: the next attempt sends them.
  if (response.status === 409) throw new Error('Upload failed');
  return readResponse(response.status, await response.text());
}

const inBrowser: UploadEnvironment = {
  transport: (file, kind, onSent) => (kind === 'image' ? plain : resumable)(file, kind, onSent),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  connected: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
};

/** Uploads a file from this browser. */
export const uploadHere = (file: File, options: Parameters<typeof startUpload>[1]): UploadRun =>
  startUpload(file, options, inBrowser);
