import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../../../contract/api/read.ts';
import type { Playback } from '../../../../../contract/media/playback.ts';
import type { CachedPlayback, PlaybackCache } from './playback-cache.ts';
import { createRecorder, type Saving } from './recorder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory(initial: Partial<CachedPlayback> | null = null) {
  const usual = { completed: false, watched: false, base: 0, asked: null, completing: false };
  let value = initial && { position: 0, percent: 0, saved: true, ...usual, ...initial };
  return {
    read: () => value,
    write: (playback: CachedPlayback) => {
      value = playback;
    },
    now: () => value,
  } satisfies PlaybackCache & { now: () => CachedPlayback | null };
}

const into = (sent: Playback[]) => async (playback: Playback) => {
  sent.push(playback);
  return playback;
};
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const lecture = { duration: 100, position: 0, percent: 0, completed: false };

describe('recording playback', () => {
  test('saves two seconds after the first change, once for all changes in between', async () => {
    const sent: Playback[] = [];
    const recorder = createRecorder({ lecture, cache: memory(), send: into(sent) });
    for (const time of [1, 2, 3]) recorder.played(time);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ position: 3, percent: 3 }]);
  });

  test('resumes at a position that never reached the server, and sends it automatically', async () => {
    const sent: Playback[] = [];
    const cache = memory({ position: 42, percent: 42, saved: false });
    const recorder = createRecorder({ lecture, cache, send: into(sent) });
    expect(recorder.startAt).toBe(42);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([{ position: 42, percent: 42 }]);
    expect(cache.now()).toMatchObject({ saved: true, base: 42, asked: null });
  });

  test('prefers the server over a copy that was saved', () => {
    const cache = memory({ position: 42, percent: 42, saved: true });
    const there = { ...lecture, position: 60, percent: 60 };
    expect(createRecorder({ lecture: there, cache, send: async (p) => p }).startAt).toBe(60);
  });

  test('does not count a jump ahead as watched, and returns from it', () => {
    const recorder = createRecorder({ lecture, cache: memory(), send: async (p) => p });
    recorder.played(8);
    expect(recorder.allowed(17)).toBe(17);
    expect(recorder.allowed(80)).toBe(8);
    expect(recorder.watched).toBe(false);
    recorder.ended();
    expect(recorder.allowed(80)).toBe(80);
    expect(recorder.watched).toBe(true);
  });

  test('does not complete a short lecture by a jump to its end', () => {
    const short = { ...lecture, duration: 8 };
    const recorder = createRecorder({ lecture: short, cache: memory(), send: async (p) => p });
    expect(recorder.watched).toBe(false);
    expect(recorder.sought(7.9)).toBe(false);
    recorder.played(7.9);
    recorder.ended();
    expect(recorder.watched).toBe(false);
  });

  test('counts a skipped part once it is watched', () => {
    const short = { ...lecture, duration: 20 };
    const recorder = createRecorder({ lecture: short, cache: memory(), send: async (p) => p });
    expect(recorder.sought(9)).toBe(false);
    for (const time of [10, 15, 19]) recorder.played(time);
    expect(recorder.watched).toBe(false);
    expect(recorder.sought(0)).toBe(true);
    for (const time of [1, 8, 15, 19]) recorder.played(time);
    recorder.ended();
    expect(recorder.watched).toBe(true);
  });

  test('sends one request at a time, so that an older position never arrives last', async () => {
    const sent: number[] = [];
    const responses: (() => void)[] = [];
    const send = (playback: Playback) => {
      sent.push(playback.position);
      return new Promise<Playback>((resolve) => responses.push(() => resolve(playback)));
    };
    const recorder = createRecorder({ lecture, cache: memory(), send });
    recorder.played(1);
    const first = recorder.save();
    recorder.played(2);
    const second = recorder.save();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([1]);
    responses[0]?.();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1, 2]);
    responses[1]?.();
    expect(await second).toBe(true);
  });

  test('sends nothing newer until a request made on leaving has ended, even if an earlier one ends first', async () => {
    const sent: number[] = [];
    const responses: (() => void)[] = [];
    const send = (playback: Playback) => {
      sent.push(playback.position);
      return new Promise<Playback>((resolve) => responses.push(() => resolve(playback)));
    };
    const recorder = createRecorder({ lecture, cache: memory(), send });
    const saveAt = (position: number, leaving: boolean) => {
      recorder.played(position);
      return recorder.save(leaving);
    };
    const first = saveAt(1, false);
    const second = saveAt(2, true);
    responses[0]?.();
    await first;
    const third = saveAt(3, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1, 2]);
    responses[1]?.();
    await second;
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1, 2, 3]);
    responses[2]?.();
    expect(await third).toBe(true);
  });
});

describe('without a connection', () => {
  test('retries what could not be saved, less and less often, until it arrives', async () => {
    let send: (playback: Playback) => Promise<Playback> = noConnection;
    const [sent, states, attempts] = [[] as Playback[], [] as Saving[], [] as number[]];
    const began = Date.now();
    const cache = memory();
    const recorder = createRecorder({
      lecture,
      cache,
      send: (playback) => {
        attempts.push((Date.now() - began) / 1000);
        return send(playback);
      },
      onSaving: (saving) => states.push(saving),
    });
    recorder.played(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(attempts).toEqual([2, 4, 8, 16]);
    expect(states.at(-1)).toEqual({ state: 'waiting' });
    expect(cache.now()).toMatchObject({ position: 5, saved: false });
    send = into(sent);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(sent).toEqual([{ position: 5, percent: 5 }]);
    expect(states.at(-1)).toEqual({ state: 'saved' });
    expect(cache.now()).toMatchObject({ saved: true });
  });

  test('an overloaded server is asked again; a refusal is final and has a reason', async () => {
    const failure = (status: number) =>
      new ApiFailure(status, { success: false, code: 'x', message: 'You are not enrolled in this course' });
    let response = failure(503);
    let attempts = 0;
    const states: Saving[] = [];
    const recorder = createRecorder({
      lecture,
      cache: memory(),
      send: () => {
        attempts += 1;
        return Promise.reject(response);
      },
      onSaving: (saving) => states.push(saving),
    });
    recorder.played(5);
    expect(await recorder.save()).toBe(false);
    response = failure(403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toBe(2);
    expect(states).toEqual([
      { state: 'waiting' },
      { state: 'refused', message: 'You are not enrolled in this course' },
    ]);
  });

  test('progress is kept while the session has ended, and saved after signing in again', async () => {
    const ended = new ApiFailure(401, { success: false, code: 'x', message: 'Please sign in to continue.' });
    let send: (playback: Playback) => Promise<Playback> = () => Promise.reject(ended);
    const [sent, states] = [[] as Playback[], [] as Saving[]];
    const cache = memory();
    const options = { lecture, cache, send: (playback: Playback) => send(playback) };
    const recorder = createRecorder({ ...options, onSaving: (saving) => states.push(saving) });
    recorder.played(5);
    expect(await recorder.save()).toBe(false);
    expect(states).toEqual([{ state: 'signed-out' }]);
    expect(cache.now()).toMatchObject({ position: 5, saved: false });
    recorder.stop();
    send = into(sent);
    createRecorder(options);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([{ position: 5, percent: 5 }]);
  });

  test('the recorder of a lecture that was left stops trying: its copy waits until the course is opened', async () => {
    let attempts = 0;
    const cache = memory();
    const recorder = createRecorder({
      lecture,
      cache,
      send: () => {
        attempts += 1;
        return noConnection();
      },
    });
    recorder.played(5);
    await recorder.save();
    recorder.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toBe(1);
    expect(cache.now()).toMatchObject({ position: 5, saved: false });
  });

  test('a request to complete a lecture is kept until the lecture is completed', () => {
    const cache = memory();
    const recorder = createRecorder({ lecture, cache, send: noConnection });
    recorder.completeLater();
    const later = createRecorder({ lecture, cache, send: noConnection });
    expect(later.completing).toBe(true);
    later.unlock();
    expect(cache.now()).toMatchObject({ completing: false, completed: true });
  });
});
