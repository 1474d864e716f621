/** What the browser remembers of one lecture, in case it could not be saved. Seconds and percent. */
export type CachedPlayback = { position: number; percent: number; saved: boolean };

/** The browser's copy of one lecture's playback. Reading and writing never fail: a full or closed store is no copy. */
export type PlaybackCache = {
  read: () => CachedPlayback | null;
  write: (playback: CachedPlayback) => void;
};

const isCached = (value: unknown): value is CachedPlayback =>
  typeof value === 'object' &&
  value !== null &&
  'position' in value &&
  Number.isFinite(value.position) &&
  'percent' in value &&
  Number.isFinite(value.percent) &&
  'saved' in value;

/** Kept for each person by itself: several may use one browser. */
export function browserCache(viewerId: string, lectureId: string): PlaybackCache {
  const key = `milepost:playback:${viewerId}:${lectureId}`;
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
      try {
        localStorage.setItem(key, JSON.stringify(playback));
      } catch {
        // Private windows may refuse; the server has the truth.
      }
    },
  };
}
