import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedPosition,
  isWatched,
  playbackToStore,
  previewLimit,
  resumeAt,
  watchedSeconds,
} from './playback.ts';

const seconds = fc.double({ min: 0, max: 20_000, noNaN: true });
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const at = (position: number, percentage: number) => ({ position, percent: percentage });

describe('what is stored about playback', () => {
  test('the percentage never decreases, grows no faster than people can watch and stays within 100', () => {
    fc.assert(
      fc.property(percent, percent, seconds, seconds, (before, requested, duration, openedFor) => {
        const { percent: stored } = playbackToStore({
          stored: at(0, before),
          requested: at(0, requested),
          duration,
          openedFor,
        });
        expect(stored).toBeGreaterThanOrEqual(before);
        expect(stored).toBeLessThanOrEqual(Math.max(before, requested));
        const reachable = openedFor * 2.5 + Math.min(10, duration / 2);
        if (duration > 0 && stored > before)
          expect(watchedSeconds(stored, duration)).toBeLessThanOrEqual(reachable + 1e-6);
      }),
    );
  });

  test('the position stays within the video', () => {
    fc.assert(
      fc.property(seconds, seconds, (requested, duration) => {
        fc.pre(duration > 0);
        const { position } = playbackToStore({
          stored: at(0, 0),
          requested: at(requested, 0),
          duration,
          openedFor: 0,
        });
        expect(position).toBeLessThanOrEqual(duration);
      }),
    );
  });

  test('a clock that runs backwards grants no extra time', () => {
    expect(
      playbackToStore({ stored: at(0, 5), requested: at(50, 80), duration: 100, openedFor: -60 }).percent,
    ).toBe(10);
  });
});

describe('completing a lecture', () => {
  test('is allowed once the watched part reaches the last ten seconds', () => {
    expect(isWatched(89.9, 100)).toBe(false);
    expect(isWatched(90, 100)).toBe(true);
  });

  test('tolerates a missing tenth of a lecture shorter than 100 seconds', () => {
    expect(isWatched(0, 8)).toBe(false);
    expect(isWatched(89.9, 8)).toBe(false);
    expect(isWatched(90, 8)).toBe(true);
    expect(isWatched(89.9, 10)).toBe(false);
    expect(isWatched(90, 54)).toBe(true);
    expect(isWatched(95, 200)).toBe(true);
    expect(isWatched(94.9, 200)).toBe(false);
  });
});

describe('seeking', () => {
  test('ahead of the watched part snaps back beyond ten seconds, and never in a completed lecture', () => {
    expect(allowedPosition(39, 30, false)).toBe(39);
    expect(allowedPosition(41, 30, false)).toBe(30);
    expect(allowedPosition(41, 30, true)).toBe(41);
  });

  test('never leads further ahead than requested', () => {
    fc.assert(
      fc.property(seconds, seconds, fc.boolean(), (requested, watched, completed) => {
        expect(allowedPosition(requested, watched, completed)).toBeLessThanOrEqual(requested);
      }),
    );
  });

  test('a lecture left at its end starts again from the beginning', () => {
    expect(resumeAt(42, 100)).toBe(42);
    expect(resumeAt(99.5, 100)).toBe(0);
  });
});

describe('the free preview', () => {
  test('plays ten minutes at most and never the last ten seconds', () => {
    expect(previewLimit(54)).toBe(44);
    expect(previewLimit(3600)).toBe(600);
    expect(previewLimit(9)).toBe(0);
  });
});
