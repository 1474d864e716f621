import { limits } from '../../contract/constants.ts';

type Options = {
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
  /** The message when there is no connection. */
  offline: string;
  /** The message when the upload takes too long. */
  slow: string;
  signal?: AbortSignal;
};

/**
 * Posts a form and reports the progress, which `fetch` cannot do.
 * @throws an Error with a readable message if there is no response, or the signal's reason
 */
export function uploadForm(
  url: string,
  form: FormData,
  { onProgress, offline, slow, signal }: Options,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.timeout = limits.uploadTimeoutMs;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
  request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
  request.onerror = () => reject(new Error(offline));
  request.ontimeout = () => reject(new Error(slow));
  signal?.addEventListener('abort', () => {
    request.abort();
    reject(signal.reason);
  });
  request.send(form);
  return promise;
}
