import type { Playback } from '../../../../../contract/media/playback.ts';
import { mayBeSentLater } from '../../../../../lib/connection/is-temporary.ts';
import type { Study, StudyLecture } from '../../../../learning/contract.ts';
import { lecturesOf } from '../neighbours.ts';
import type { CachedPlayback, PlaybackCache } from './playback-cache.ts';
import { reconcile } from './reconcile.ts';

type Options = {
  study: Study;
  /** The open lecture has its own recorder. */
  openLecture: string;
  cacheOf: (lectureId: string) => PlaybackCache;
  savePlayback: (lectureId: string, playback: Playback) => Promise<unknown>;
  complete: (lectureId: string) => Promise<unknown>;
};

/**
 * Sends what other lectures of the course saved while offline: positions, and completions in course order. What the
 * server refuses is discarded, unless the session has ended.
 * @returns how many lectures were completed; null when it has to be tried again
 */
export async function sendWaiting({ study, openLecture, ...how }: Options): Promise<number | null> {
  let completed = 0;
  for (const lecture of lecturesOf(study)) {
    if (lecture._id === openLecture) continue;
    try {
      if (await sendOne(lecture, how)) completed += 1;
    } catch (error) {
      if (mayBeSentLater(error)) return null;
      settle(how.cacheOf(lecture._id), lecture);
    }
  }
  return completed;
}

/** @returns whether this completed the lecture */
async function sendOne(
  lecture: StudyLecture,
  { cacheOf, savePlayback, complete }: Omit<Options, 'study' | 'openLecture'>,
): Promise<boolean> {
  const cache = cacheOf(lecture._id);
  const copy = cache.read();
  if (!copy || (copy.saved && !copy.completing)) return false;
  const { pending, ...playback } = reconcile(lecture, copy);
  if (pending) await savePlayback(lecture._id, playback);
  const due = copy.completing && !lecture.completed;
  if (due) await complete(lecture._id);
  settle(cache, { ...playback, completed: lecture.completed || due });
  return due;
}

/** Replaces the browser's copy with the server's state, so that nothing more is sent. */
function settle(
  cache: PlaybackCache,
  { position, percent, completed }: Pick<CachedPlayback, 'position' | 'percent' | 'completed'>,
): void {
  const copy = cache.read();
  if (copy)
    cache.write({
      ...copy,
      position,
      percent,
      completed,
      saved: true,
      base: position,
      asked: null,
      completing: false,
    });
}
