import { limits } from '../constants.ts';

/** The rules of watching a lecture: pure, no I/O. Positions and durations are in seconds, percent is 0–100. */

export type Playback = { position: number; percent: number };

type SavePlayback = {
  stored: Playback;
  requested: Playback;
  /** The length of the video; 0 if unknown. */
  duration: number;
  /** Seconds of real time since the lecture was first opened. */
  openedFor: number;
};

/**
 * The position and percentage to store when a player reports its position. The watched percentage only increases, no
 * faster than a person can watch; the position stays within the video.
 */
export function playbackToStore({ stored, requested, duration, openedFor }: SavePlayback): Playback {
  const reachable = duration > 0 ? (watchableSeconds(openedFor, duration) / duration) * 100 : 100;
  const percent = Math.max(stored.percent, Math.min(requested.percent, reachable, 100));
  return { position: duration > 0 ? Math.min(requested.position, duration) : requested.position, percent };
}

/** The most seconds of a video that can have been watched by now. */
const watchableSeconds = (openedFor: number, duration: number): number =>
  Math.max(0, openedFor) * limits.watchSpeed + headStart(duration);

/** Seconds accepted immediately, at most half of a short video: opening it never completes it. */
const headStart = (duration: number): number => Math.min(limits.seekToleranceSeconds, duration / 2);

/** Seconds of a video that may be missing from the watched part: ten, or a tenth of a short video. */
export const completionTolerance = (duration: number): number =>
  Math.min(limits.seekToleranceSeconds, duration / 10);

/** Whether enough has been watched to mark the lecture as completed. */
export const isWatched = (percent: number, duration: number): boolean =>
  watchedSeconds(percent, duration) >= duration - completionTolerance(duration) - rounding;

/** Tolerance for rounding, in seconds. */
const rounding = 1e-6;

/** Seconds watched, from the beginning of the video. */
export const watchedSeconds = (percent: number, duration: number): number => (percent / 100) * duration;

/** The furthest position allowed: the watched part plus the tolerance, or anywhere once the lecture is complete. */
export function allowedPosition(requested: number, watched: number, completed: boolean): number {
  if (completed || requested <= watched + limits.seekToleranceSeconds) return requested;
  return watched;
}

/** Where to resume a lecture: at the saved position, or at the beginning if it was left at its end. */
export const resumeAt = (position: number, duration: number): number =>
  duration > 0 && position >= duration - 1 ? 0 : position;

/** The seconds of the free preview that play: at most ten minutes, and never the last ten seconds. */
export const previewLimit = (duration: number): number =>
  Math.max(0, Math.min(limits.previewSeconds, duration - limits.previewEndSeconds));
