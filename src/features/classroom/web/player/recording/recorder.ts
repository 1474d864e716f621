import { limits } from '../../../../../contract/constants.ts';
import {
  allowedPosition,
  completionTolerance,
  isWatched,
  type Playback,
  resumeAt,
  watchedSeconds,
} from '../../../../../contract/playback.ts';
import { isPassing } from '../passing.ts';
import type { PlaybackCache } from './playback-cache.ts';
import { reconcile } from './reconcile.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/** Whether what is watched reaches the server; `refused` is final and comes with the server's words. */
export type Saving = { state: 'saved' | 'waiting' } | { state: 'refused'; message: string };

type Options = {
  lecture: { duration: number; position: number; percent: number; completed: boolean };
  cache: PlaybackCache;
  /** Saves on the server and answers what was stored. `leaving`: the page is on its way out. */
  send: (playback: Playback, leaving: boolean) => Promise<Playback>;
  onSaving?: (saving: Saving) => void;
};

/** Milliseconds to the next attempt, the more the more have failed. */
const patience = (failures: number): number => Math.min(30_000, limits.playbackSaveMs * 2 ** (failures - 1));

/**
 * Records where a lecture is and how much of it was watched. The browser's copy is written at once, the server's
 * within two seconds; without a connection it tries again, and a copy that never arrived is taken up the next time.
 */
export function createRecorder({ lecture, cache, send, onSaving = () => {} }: Options) {
  const copy = cache.read();
  const start = reconcile(lecture, copy);
  let { duration, completed } = lecture;
  let { position, pending: unsaved } = start;
  let watched = watchedSeconds(start.percent, duration);
  let base = lecture.position;
  let asked: number | null = null;
  let counting = isWithinReach(position);
  let completing = (copy?.completing ?? false) && !completed;
  let failures = 0;
  let stopped = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (unsaved) saveIn(limits.playbackSaveMs);

  /** A larger jump ahead leaves a part unwatched, and what plays after it does not count. */
  function isWithinReach(time: number): boolean {
    return time <= watched + completionTolerance(duration);
  }

  const percent = () => (duration > 0 ? Math.min(100, (watched / duration) * 100) : 0);

  function keep(): void {
    const saved = !unsaved && asked === null;
    const watchedAll = duration > 0 && isWatched(percent(), duration);
    cache.write({
      position,
      percent: percent(),
      completed,
      watched: watchedAll,
      saved,
      base,
      asked,
      completing,
    });
  }

  function saveIn(milliseconds: number): void {
    if (!stopped) timer ??= setTimeout(() => void save(), milliseconds);
  }

  function note(): void {
    unsaved = true;
    keep();
    saveIn(limits.playbackSaveMs);
  }

  /** Saves what is not saved yet, one request after the other. @returns false when it could not be */
  async function save(leaving = false): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    while (running && !leaving) await running;
    if (!unsaved) return asked === null;
    running = attempt(leaving).finally(() => {
      running = null;
    });
    return running;
  }

  async function attempt(leaving: boolean): Promise<boolean> {
    const sent = { position, percent: percent() };
    [unsaved, asked] = [false, sent.position];
    keep();
    try {
      const stored = await send(sent, leaving);
      [base, asked, failures] = [stored.position, null, 0];
      onSaving({ state: 'saved' });
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      keep();
    }
  }

  function failed(error: unknown): void {
    if (isPassing(error)) {
      unsaved = true;
      failures += 1;
      saveIn(patience(failures));
      onSaving({ state: 'waiting' });
    } else {
      asked = null;
      onSaving({ state: 'refused', message: error instanceof Error ? error.message : '' });
    }
  }

  return {
    /** Where to begin, in seconds. */
    startAt: resumeAt(position, duration),
    get position() {
      return position;
    },
    /** Whether the video has been watched to its end, on this device or another. */
    get watched() {
      return isWatched(percent(), duration);
    },
    /** The lecture waits for a connection to be marked as completed. */
    get completing() {
      return completing;
    },
    completeLater: () => {
      completing = true;
      keep();
    },
    /** The length of the video as the player found it, where the server does not know it. */
    found: (seconds: number) => {
      if (duration === 0 && Number.isFinite(seconds)) duration = seconds;
    },
    played: (time: number) => {
      position = time;
      counting ||= isWithinReach(time);
      if (counting && time <= watched + limits.seekToleranceSeconds) watched = Math.max(watched, time);
      note();
    },
    /** A seek to a place it may lead to. @returns whether what plays from there counts as watched */
    sought: (time: number) => {
      counting = completed || isWithinReach(time);
      return counting;
    },
    ended: () => {
      position = duration;
      if (counting) watched = duration;
      note();
    },
    /** Where a seek may lead. */
    allowed: (time: number) => allowedPosition(time, watched, completed),
    /** The lecture is completed: from now on a seek may lead anywhere. */
    unlock: () => {
      [completed, completing] = [true, false];
      keep();
    },
    /** The server will not have the lecture completed. */
    forgetCompleting: () => {
      completing = false;
      keep();
    },
    save,
    /** Tries no more; what is not saved stays in the browser. */
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
