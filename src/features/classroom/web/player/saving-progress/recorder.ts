import { limits } from '../../../../../contract/constants.ts';
import {
  allowedPosition,
  completionTolerance,
  isWatched,
  type Playback,
  resumeAt,
  watchedSeconds,
} from '../../../../../contract/media/playback.ts';
import { isSignedOut, mayBeSentLater } from '../../../../../lib/connection/is-temporary.ts';
import type { PlaybackCache } from './playback-cache.ts';
import { reconcile } from './reconcile.ts';

export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Whether progress reaches the server. It waits for a connection or, `signed-out`, for its owner to sign in again;
 * `refused` is final and includes the server's message.
 */
export type Saving = { state: 'saved' | 'waiting' | 'signed-out' } | { state: 'refused'; message: string };

type Options = {
  lecture: { duration: number; position: number; percent: number; completed: boolean };
  cache: PlaybackCache;
  /** Saves on the server and returns what was stored. `leaving`: the page is being closed. */
  send: (playback: Playback, leaving: boolean) => Promise<Playback>;
  onSaving?: (saving: Saving) => void;
};

/** Milliseconds until the next attempt, increasing with each failure. */
const retryDelay = (failures: number): number =>
  Math.min(30_000, limits.playbackSaveMs * 2 ** (failures - 1));

/**
 * Records the position in a lecture and how much was watched. The browser's copy is written immediately, the server's
 * within two seconds; when offline, it retries. A copy that was never sent is used the next time.
 */
export function createRecorder({ lecture, cache, send, onSaving = () => {} }: Options) {
  const copy = cache.read();
  const start = reconcile(lecture, copy);
  let { duration, completed } = lecture;
  let { position, pending: unsaved } = start;
  let watched = watchedSeconds(start.percent, duration);
  let base = lecture.position;
  let sentPosition: number | null = null;
  let counting = isWithinReach(position);
  let completing = (copy?.completing ?? false) && !completed;
  let failures = 0;
  let stopped = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (unsaved) saveIn(limits.playbackSaveMs);

  /** Whether a position follows the watched part. After a larger jump ahead, what plays does not count as watched. */
  function isWithinReach(time: number): boolean {
    return time <= watched + completionTolerance(duration);
  }

  const percent = () => (duration > 0 ? Math.min(100, (watched / duration) * 100) : 0);

  function keep(): void {
    const saved = !unsaved && sentPosition === null;
    const watchedAll = duration > 0 && isWatched(percent(), duration);
    cache.write({
      position,
      percent: percent(),
      completed,
      watched: watchedAll,
      saved,
      base,
      asked: sentPosition,
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

  /** Saves unsaved changes, one request at a time. @returns false if that failed */
  async function save(leaving = false): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    while (running && !leaving) await running;
    if (!unsaved) return sentPosition === null;
    const own = attempt(leaving).finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  }

  async function attempt(leaving: boolean): Promise<boolean> {
    const sent = { position, percent: percent() };
    [unsaved, sentPosition] = [false, sent.position];
    keep();
    try {
      const stored = await send(sent, leaving);
      [base, sentPosition, failures] = [stored.position, null, 0];
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
    if (mayBeSentLater(error)) {
      unsaved = true;
      failures += 1;
      saveIn(retryDelay(failures));
      onSaving({ state: isSignedOut(error) ? 'signed-out' : 'waiting' });
    } else {
      sentPosition = null;
      onSaving({ state: 'refused', message: error instanceof Error ? error.message : '' });
    }
  }

  return {
    /** Start position in seconds. */
    startAt: resumeAt(position, duration),
    get position() {
      return position;
    },
    /** Whether the video has been watched to its end, on this device or another. */
    get watched() {
      return isWatched(percent(), duration);
    },
    /** Whether completing the lecture waits for a connection. */
    get completing() {
      return completing;
    },
    completeLater: () => {
      completing = true;
      keep();
    },
    /** Takes the video's length from the player if the server does not know it. */
    found: (seconds: number) => {
      if (duration === 0 && Number.isFinite(seconds)) duration = seconds;
    },
    played: (time: number) => {
      position = time;
      counting ||= isWithinReach(time);
      if (counting && time <= watched + limits.seekToleranceSeconds) watched = Math.max(watched, time);
      note();
    },
    /** Records a seek within the allowed range. @returns whether what plays from there counts as watched */
    sought: (time: number) => {
      counting = completed || isWithinReach(time);
      return counting;
    },
    ended: () => {
      position = duration;
      if (counting) watched = duration;
      note();
    },
    /** The furthest position a seek may reach. */
    allowed: (time: number) => allowedPosition(time, watched, completed),
    /** Records that the lecture is completed: from now on seeking is unrestricted. */
    unlock: () => {
      [completed, completing] = [true, false];
      keep();
    },
    /** Stops waiting to complete the lecture, because the server has refused. */
    forgetCompleting: () => {
      completing = false;
      keep();
    },
    save,
    /** Stops retrying; unsaved changes stay in the browser. */
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
