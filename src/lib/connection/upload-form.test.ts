import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../contract/constants.ts';
import { uploadForm } from './upload-form.ts';

/** A request whose events the test triggers. */
class Request {
  static last: Request;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  timeout = 0;
  status = 0;
  responseText = '';
  open = vi.fn();
  send = vi.fn();
  abort = vi.fn();

  constructor() {
    Request.last = this;
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => vi.unstubAllGlobals());

function start(signal?: AbortSignal) {
  const form = new FormData();
  const progress: number[] = [];
  const response = uploadForm('/api/media', form, {
    onProgress: (percent) => progress.push(percent),
    offline: 'Check your connection.',
    slow: 'It took too long.',
    ...(signal && { signal }),
  });
  return { form, progress, response, request: Request.last };
}

test('posts the form and reports how much of it has been sent', () => {
  const { form, progress, request } = start();
  expect(request.open).toHaveBeenCalledWith('POST', '/api/media');
  expect(request.send).toHaveBeenCalledWith(form);
  expect(request.timeout).toBe(limits.uploadTimeoutMs);
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  request.upload.onprogress?.({ loaded: 3, total: 4 });
  expect(progress).toEqual([0, 75]);
});

test.each([
  [200, '{"message":"Stored"}'],
  [422, '{"message":"Too large"}'],
  [204, ''],
])('returns the response with status %i', async (status, text) => {
  const { request, response } = start();
  Object.assign(request, { status, responseText: text });
  request.onload?.();
  expect((await response).status).toBe(status);
  expect(await (await response).text()).toBe(text);
});

test.each([
  ['onerror', 'Check your connection.'],
  ['ontimeout', 'It took too long.'],
] as const)('says what went wrong when there is no response (%s)', async (event, sentence) => {
  const { request, response } = start();
  request[event]?.();
  await expect(response).rejects.toThrow(sentence);
});

test('the upload can be stopped with a reason', async () => {
  const stopped = new AbortController();
  const { request, response } = start(stopped.signal);
  stopped.abort(new Error('Cancelled'));
  expect(request.abort).toHaveBeenCalledOnce();
  await expect(response).rejects.toThrow('Cancelled');
});
