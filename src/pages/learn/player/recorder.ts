import { limits } from '../../../contract/constants.ts';
import { allowedPosition, type Playback, resumeAt, watchedSeconds } from '../../../contract/playback.ts';
import type { PlaybackCache } from './playback-cache.ts';

export type Recorder = ReturnType<typeof createRecorder>;

type Options = {
  lecture: { duration: number; position: number; percent: number; completed: boolean };
  cache: PlaybackCache;
  /** Saves on the server and answers what was stored. `leaving`: the page is on its way out. */
  send: (playback: Playback, leaving: boolean) => Promise<Playback>;
};

/**
 * Records where a lecture is and how much of it was watched. The browser's copy is written at once, the server's
 * within two seconds; a copy that never reached the server is taken up the next time.
 */
export function createRecorder({ lecture, cache, send }: Options) {
  const lost = unsavedCopy(cache);
  let { duration } = lecture;
  let position = lost?.position ?? lecture.position;
  let watched = watchedSeconds(Math.max(lecture.percent, lost?.percent ?? 0), duration);
  let { completed } = lecture;
  let changes = lost ? 1 : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const percent = () => (duration > 0 ? Math.min(100, (watched / duration) * 100) : 0);

  function note(): void {
    changes += 1;
    cache.write({ position, percent: percent(), saved: false });
    timer ??= setTimeout(() => void save(), limits.playbackSaveMs);
  }

  /** Saves what is not saved yet. @returns false when it could not be */
  async function save(leaving = false): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (changes === 0) return true;
    const [asked, upTo] = [{ position, percent: percent() }, changes];
    changes = 0;
    try {
      await send(asked, leaving);
      if (changes === 0) cache.write({ ...asked, saved: true });
      return true;
    } catch {
      changes += upTo;
      return false;
    }
  }

  return {
    /** Where to begin, in seconds. */
    startAt: resumeAt(position, duration),
    get position() {
      return position;
    },
    /** The length of the video as the player found it, where the server does not know it. */
    found: (seconds: number) => {
      if (duration === 0 && Number.isFinite(seconds)) duration = seconds;
    },
    played: (time: number) => {
      position = time;
      if (time <= watched + limits.seekToleranceSeconds) watched = Math.max(watched, time);
      note();
    },
    ended: () => {
      position = duration;
      watched = duration;
      note();
    },
    /** Where a seek may lead. */
    allowed: (time: number) => allowedPosition(time, watched, completed),
    /** The lecture is completed: from now on a seek may lead anywhere. */
    unlock: () => {
      completed = true;
    },
    save,
  };
}

function unsavedCopy(cache: PlaybackCache) {
  const copy = cache.read();
  return copy && !copy.saved ? copy : null;
}
