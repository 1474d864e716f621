import { describe, expect, test } from 'vitest';
import { bulkSummary, sendingAtOnce, uploadAll } from './bulk.ts';
import { readResponse } from './response.ts';
import {
  Cancelled,
  Refused,
  SignedOut,
  startUpload,
  type UploadEnvironment,
  type Uploaded,
  type UploadState,
} from './upload-file.ts';

const stored: Uploaded = {
  secure_url: '/media/x',
  public_id: 'x',
  duration: 2,
  bytes: 100,
  original_name: 'a.mp4',
  processing: null,
};
const video = (size = 100, type = 'video/mp4') => new File(['x'.repeat(size)], 'a.mp4', { type });

type Attempt = {
  sent: (bytes: number) => void;
  succeed: () => void;
  fail: (error?: Error) => void;
  /** For each stop, whether the received data was discarded. */
  stops: boolean[];
};

/** A transport whose attempts the test completes, and waits that take no time but are recorded. */
function surroundings({ connected = async () => {} }: Partial<UploadEnvironment> = {}) {
  const tried: Attempt[] = [];
  const waits: number[] = [];
  const parts: UploadEnvironment = {
    transport: (_file, _kind, onSent) => {
      const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
      const attempt: Attempt = {
        sent: onSent,
        succeed: () => resolve(stored),
        fail: (error = new Error('the line went dead')) => reject(error),
        stops: [],
      };
      tried.push(attempt);
      const stop = (forGood: boolean) => {
        attempt.stops.push(forGood);
        reject(new Error('Upload failed'));
      };
      return { done: promise, stop };
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    connected,
  };
  const nth = async (number: number) => {
    await expect.poll(() => tried.length).toBe(number);
    return tried[number - 1] as Attempt;
  };
  const states: UploadState[] = [];
  const start = (file = video()) =>
    startUpload(file, { kind: 'video', onChange: (state) => states.push(state) }, parts);
  return { start, nth, waits, states, tried };
}

describe('an upload', () => {
  test('reports its progress and the stored file', async () => {
    const { start, nth, states } = surroundings();
    const run = start();
    const attempt = await nth(1);
    attempt.sent(40);
    attempt.succeed();
    expect(await run.result).toEqual(stored);
    run.cancel();
    expect(attempt.stops).toEqual([]);
    expect(states).toEqual([
      { phase: 'sending', percent: 0 },
      { phase: 'sending', percent: 40 },
      { phase: 'done', percent: 100, stored },
    ]);
  });

  test('is tried three times, after two and four seconds, and then fails with the reason', async () => {
    const { start, nth, waits, states } = surroundings();
    const run = start();
    for (const number of [1, 2, 3]) (await nth(number)).fail();
    await expect(run.result).rejects.toThrow('Failed after 3 attempts: the line went dead');
    expect(waits).toEqual([2000, 4000]);
    expect(states.at(-1)).toMatchObject({
      phase: 'failed',
      message: 'Failed after 3 attempts: the line went dead',
      isRefused: false,
    });
  });

  test('is not abandoned as long as every attempt makes progress', async () => {
    const { start, nth } = surroundings();
    const run = start();
    for (const number of [1, 2, 3, 4, 5]) {
      const attempt = await nth(number);
      attempt.sent(number * 10);
      attempt.fail();
    }
    (await nth(6)).succeed();
    expect(await run.result).toEqual(stored);
  });

  test('is not retried if the server refuses it', async () => {
    const { start, nth, tried, states } = surroundings();
    const run = start();
    (await nth(1)).fail(new Refused('Only MP4, WebM, or OGG videos are allowed'));
    await expect(run.result).rejects.toThrow(/^Only MP4, WebM, or OGG videos are allowed$/);
    expect(tried).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'failed', isRefused: true });
  });

  test('is not retried once the session has ended, but can be tried again after signing in', async () => {
    const { start, nth, tried, states } = surroundings();
    const run = start();
    (await nth(1)).fail(new SignedOut());
    await expect(run.result).rejects.toThrow(/^Your session has ended\./);
    expect(tried).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ phase: 'failed', isRefused: false });
  });

  test('is never started for an invalid file', async () => {
    const { start, tried } = surroundings();
    await expect(start(video(10, 'text/plain')).result).rejects.toThrow(
      'Only MP4, WebM, or OGG videos are allowed',
    );
    await expect(start(video(0)).result).rejects.toThrow('This file is empty.');
    expect(tried).toHaveLength(0);
  });

  test.each([
    ['lecture.ogg', 'audio/ogg'],
    ['lecture.ogv', ''],
  ])(
    'of %s is left to the server to judge: a browser guesses “%s” from the name alone',
    async (name, type) => {
      const { start, nth } = surroundings();
      const run = start(new File(['x'], name, { type }));
      (await nth(1)).succeed();
      expect(await run.result).toEqual(stored);
    },
  );

  test('is never started for an audio file', async () => {
    const { start, tried } = surroundings();
    await expect(start(new File(['x'], 'talk.oga', { type: 'audio/ogg' })).result).rejects.toThrow(
      'Only MP4, WebM, or OGG videos are allowed',
    );
    expect(tried).toHaveLength(0);
  });

  test('stops while it is paused, and continues', async () => {
    const { start, nth, states } = surroundings();
    const run = start();
    const first = await nth(1);
    first.sent(30);
    run.pause();
    await expect.poll(() => states.at(-1)?.phase).toBe('paused');
    expect(first.stops).toEqual([false]);
    run.resume();
    (await nth(2)).succeed();
    expect(await run.result).toEqual(stored);
  });

  test('ends when it is cancelled, even while it is paused', async () => {
    const { start, nth, states } = surroundings();
    const run = start();
    const attempt = await nth(1);
    run.pause();
    run.cancel();
    await expect(run.result).rejects.toThrow('The upload was cancelled.');
    // The received data is deleted only the second time.
    expect(attempt.stops).toEqual([false, true]);
    expect(states.at(-1)?.phase).toBe('cancelled');
  });

  test('can be paused and cancelled while it waits for a connection', async () => {
    const { start, nth, states } = surroundings({ connected: () => new Promise(() => {}) });
    const run = start();
    (await nth(1)).fail();
    await expect.poll(() => states.at(-1)?.phase).toBe('waiting');
    run.pause();
    await expect.poll(() => states.at(-1)?.phase).toBe('paused');
    run.resume();
    (await nth(2)).fail();
    await expect.poll(() => states.at(-1)?.phase).toBe('waiting');
    run.cancel();
    await expect(run.result).rejects.toThrow('The upload was cancelled.');
  });
});

describe('a server response', () => {
  test.each([
    [200, 'not json', 'Invalid server response'],
    [200, '{"success":false}', 'Upload failed'],
    [500, '<html>', 'Upload failed with status 500'],
    [503, '{"message":"Please try again."}', 'Please try again.'],
    [413, '', 'Upload failed with status 413'],
  ])('%i %s becomes “%s”', (status, text, sentence) => {
    expect(() => readResponse(status, text)).toThrow(sentence);
  });

  test('is final if it refuses the file, but not if the server is busy', () => {
    expect(() => readResponse(415, '{"message":"No"}')).toThrow(Refused);
    expect(() => readResponse(423, '')).not.toThrow(Refused);
    expect(() => readResponse(503, '')).not.toThrow(Refused);
    expect(() => readResponse(401, '{"message":"Please sign in to continue."}')).toThrow(SignedOut);
  });
});

describe('several files', () => {
  const run = (result: Promise<Uploaded>) => ({
    result,
    pause: () => {},
    resume: () => {},
    cancel: () => {},
  });

  test('are sent a few at a time, and a failed one does not stop the others', async () => {
    let most = 0;
    let now = 0;
    const files = Array.from({ length: 8 }, (_, index) => new File(['x'], `${index}.mp4`));
    const outcome = await uploadAll(files, (file) =>
      run(
        (async () => {
          now += 1;
          most = Math.max(most, now);
          await Promise.resolve();
          now -= 1;
          if (file.name === '2.mp4') throw new Error('Upload failed with status 500');
          return stored;
        })(),
      ),
    );
    expect(most).toBe(sendingAtOnce);
    expect(outcome.uploaded.map(({ file }) => file.name)).toEqual(
      files.map(({ name }) => name).filter((name) => name !== '2.mp4'),
    );
    expect(outcome.failed).toMatchObject([{ message: 'Upload failed with status 500' }]);
    expect(bulkSummary(outcome)).toEqual({ tone: 'warning', text: 'Uploaded 7 of 8 files (1 failed)' });
  });

  test('do not count as failures if they were cancelled', async () => {
    const files = [new File(['x'], 'kept.mp4'), new File(['x'], 'cancelled.mp4')];
    const outcome = await uploadAll(files, (file) =>
      run(file.name === 'kept.mp4' ? Promise.resolve(stored) : Promise.reject(new Cancelled())),
    );
    expect(bulkSummary(outcome)).toEqual({ tone: 'success', text: 'Uploaded 1 of 1 files' });
  });

  test.each([
    [3, 0, 'success', 'Uploaded 3 of 3 files'],
    [0, 3, 'error', 'Bulk upload failed completely'],
  ])('%i uploaded and %i failed: %s', (good, bad, tone, text) => {
    const file = video();
    const uploaded = Array.from({ length: good }, () => ({ file, stored }));
    const failed = Array.from({ length: bad }, () => ({ file, message: 'Upload failed' }));
    expect(bulkSummary({ uploaded, failed })).toEqual({ tone, text });
  });
});
