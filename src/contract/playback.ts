import { limits } from './constants.ts';

/** The rules of watching one lecture: pure, no I/O. Positions and durations are in seconds, percent is 0–100. */

export type Playback = { position: number; percent: number };

export type SavePlayback = {
  stored: Playback;
  asked: Playback;
  /** Of the video; 0 when it is not known. */
  duration: number;
  /** Real time since the lecture was first opened. */
  openedFor: number;
};

/**
 * What is stored when a player reports where it is. The watched percent only moves forward, and no faster than a
 * person can watch; the position stays within the video.
 */
export function playbackToStore({ stored, asked, duration, openedFor }: SavePlayback): Playback {
  const reachable = duration > 0 ? (watchableSeconds(openedFor, duration) / duration) * 100 : 100;
  const percent = Math.max(stored.percent, Math.min(asked.percent, reachable, 100));
  return { position: duration > 0 ? Math.min(asked.position, duration) : asked.position, percent };
}

/** How much of a video can have been watched by now. */
const watchableSeconds = (openedFor: number, duration: number): number =>
  Math.max(0, openedFor) * limits.watchSpeed + headStart(duration);

/** Seconds believed at once; in a short video half of it, so that opening it is never enough to complete it. */
const headStart = (duration: number): number => Math.min(limits.seekToleranceSeconds, duration / 2);

/** Seconds of a video that may be missing from the watched part: ten, or a tenth of a short one. */
export const completionTolerance = (duration: number): number =>
  Math.min(limits.seekToleranceSeconds, duration / 10);

/** Whether the watched part reaches the end, so that the lecture may be marked as completed. */
export const isWatched = (percent: number, duration: number): boolean =>
  watchedSeconds(percent, duration) >= duration - completionTolerance(duration) - rounding;

/** Seconds lost by dividing and multiplying. */
const rounding = 1e-6;

/** The part of a video that was watched, from its beginning. */
export const watchedSeconds = (percent: number, duration: number): number => (percent / 100) * duration;

/** Where a player may be: not past the watched part by more than the tolerance, unless the lecture is complete. */
export function allowedPosition(asked: number, watched: number, completed: boolean): number {
  if (completed || asked <= watched + limits.seekToleranceSeconds) return asked;
  return watched;
}

/** Where to take up a lecture again: at the saved place, but at the beginning of one that was left at its end. */
export const resumeAt = (position: number, duration: number): number =>
  duration > 0 && position >= duration - 1 ? 0 : position;

/** How much of the free preview plays: ten minutes at most, and never the last ten seconds. */
export const previewLimit = (duration: number): number =>
  Math.max(0, Math.min(limits.previewSeconds, duration - limits.previewEndSeconds));
