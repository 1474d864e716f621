import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Playback } from '../../../contract/playback.ts';
import type { CachedPlayback, PlaybackCache } from './playback-cache.ts';
import { createRecorder } from './recorder.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory(initial: CachedPlayback | null = null): PlaybackCache & { now: () => CachedPlayback | null } {
  let value = initial;
  return {
    read: () => value,
    write: (playback) => {
      value = playback;
    },
    now: () => value,
  };
}

const into = (sent: Playback[]) => async (playback: Playback) => {
  sent.push(playback);
  return playback;
};

const lecture = { duration: 100, position: 0, percent: 0, completed: false };

describe('recording a playback', () => {
  test('saves two seconds after the first change, once for all changes in between', async () => {
    const sent: Playback[] = [];
    const recorder = createRecorder({
      lecture,
      cache: memory(),
      send: into(sent),
    });
    for (const time of [1, 2, 3]) recorder.played(time);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ position: 3, percent: 3 }]);
  });

  test('takes up a place that never reached the server, and sends it', async () => {
    const sent: Playback[] = [];
    const cache = memory({ position: 42, percent: 42, saved: false });
    const recorder = createRecorder({
      lecture,
      cache,
      send: into(sent),
    });
    expect(recorder.startAt).toBe(42);
    await recorder.save();
    expect(sent).toEqual([{ position: 42, percent: 42 }]);
    expect(cache.now()).toMatchObject({ saved: true });
  });

  test('trusts the server over a copy that was saved', () => {
    const cache = memory({ position: 42, percent: 42, saved: true });
    const recorder = createRecorder({
      lecture: { ...lecture, position: 60, percent: 60 },
      cache,
      send: async (p) => p,
    });
    expect(recorder.startAt).toBe(60);
  });

  test('keeps what could not be saved for the next attempt', async () => {
    let online = false;
    const sent: Playback[] = [];
    const recorder = createRecorder({
      lecture,
      cache: memory(),
      send: async (playback) => {
        if (!online) throw new Error('offline');
        sent.push(playback);
        return playback;
      },
    });
    recorder.played(5);
    expect(await recorder.save()).toBe(false);
    online = true;
    expect(await recorder.save()).toBe(true);
    expect(sent).toEqual([{ position: 5, percent: 5 }]);
  });

  test('does not count a jump ahead as watched, and leads it back', () => {
    const recorder = createRecorder({ lecture, cache: memory(), send: async (p) => p });
    recorder.played(8);
    expect(recorder.allowed(17)).toBe(17);
    expect(recorder.allowed(80)).toBe(8);
    recorder.ended();
    expect(recorder.allowed(80)).toBe(80);
  });
});
