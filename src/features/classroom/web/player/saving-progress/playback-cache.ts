import { timesForgotten } from '../../../../../lib/form/drafts/form-drafts.ts';

/** A lecture's playback as the browser stores it, in case the server cannot be reached. Positions are in seconds. */
export type CachedPlayback = {
  position: number;
  percent: number;
  completed: boolean;
  /** Whether the video has been watched to its end. */
  watched: boolean;
  /** Whether the server has all of this. */
  saved: boolean;
  /** The server's position when this device last saw it. */
  base: number;
  /** The position that was last sent but not confirmed, which the server may have stored; null if there is none. */
  asked: number | null;
  /** Whether the lecture is to be marked as completed once there is a connection. */
  completing: boolean;
};

/**
 * The browser's copy of a lecture's playback. Reading and writing never fail: full or unavailable storage means no
 * copy.
 */
export type PlaybackCache = {
  read: () => CachedPlayback | null;
  write: (playback: CachedPlayback) => void;
};

const numbers = ['position', 'percent', 'base'] as const;
const flags = ['completed', 'watched', 'saved', 'completing'] as const;

function isCached(value: unknown): value is CachedPlayback {
  if (typeof value !== 'object' || value === null) return false;
  const copy = value as Partial<CachedPlayback>;
  return (
    numbers.every((name) => Number.isFinite(copy[name])) &&
    flags.every((name) => typeof copy[name] === 'boolean') &&
    (copy.asked === null || Number.isFinite(copy.asked))
  );
}

/** Stored per user: several may share a browser. */
export function browserCache(viewerId: string, courseId: string, lectureId: string): PlaybackCache {
  const key = `milepost:playback:${viewerId}:${courseId}:${lectureId}`;
  const atFirst = timesForgotten();
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isCached(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (playback) => {
      // The viewer has since logged out.
      if (timesForgotten() !== atFirst) return;
      try {
        localStorage.setItem(key, JSON.stringify(playback));
      } catch {
        // Private windows may refuse; the server has the authoritative state.
      }
    },
  };
}
