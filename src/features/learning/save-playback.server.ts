import { type Playback, playbackToStore } from '../../contract/playback.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { lecturesOf, locked, noLecture, requireEnrolment } from './curriculum.server.ts';
import { touchEnrolment } from './enrolments.server.ts';
import { unlockedLectures } from './progress.ts';

type What = { courseId: string; lectureId: string };

/**
 * Saves how far a lecture was watched and where the player stands.
 * @returns what was stored, which may be less than was asked for
 * @throws 403 not enrolled or locked, 404 no such lecture in the course
 */
export async function savePlayback(
  ctx: Context,
  userId: string,
  { courseId, lectureId }: What,
  asked: Playback,
): Promise<Playback> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const enrolment = await requireEnrolment(trx, userId, courseId);
    const lectures = await lecturesOf(trx, courseId, enrolment.id);
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (!lecture) throw noLecture();
    if (!unlockedLectures(lectures, enrolment.completedAt !== null).has(lectureId)) throw locked();

    const held = await holdPlayback(trx, enrolment.id, lectureId, now);
    const openedFor = (now.getTime() - held.openedAt.getTime()) / 1000;
    const stored = playbackToStore({ stored: held, asked, duration: lecture.duration, openedFor });
    await store(trx, enrolment.id, lectureId, stored, now);
    await touchEnrolment(trx, enrolment.id, lectureId, now);
    return stored;
  });
}

/** Starts the lecture's record if there is none and locks it, so that two devices saving at once take turns. */
async function holdPlayback(
  trx: Trx,
  enrolmentId: string,
  lectureId: string,
  now: Date,
): Promise<Playback & { openedAt: Date }> {
  await openLecture(trx, enrolmentId, lectureId, now);
  return trx
    .selectFrom('lectureProgress')
    .select(['positionSeconds as position', 'watchedPercent as percent', 'openedAt'])
    .where('enrolmentId', '=', enrolmentId)
    .where('lectureId', '=', lectureId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes when a lecture was first opened; later calls change nothing. */
export async function openLecture(
  trx: Trx,
  enrolmentId: string,
  lectureId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('lectureProgress')
    .values({ enrolmentId, lectureId, openedAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['enrolmentId', 'lectureId']).doNothing())
    .execute();
}

async function store(
  trx: Trx,
  enrolmentId: string,
  lectureId: string,
  { position, percent }: Playback,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('lectureProgress')
    .set({ positionSeconds: position, watchedPercent: percent, updatedAt: now })
    .where('enrolmentId', '=', enrolmentId)
    .where('lectureId', '=', lectureId)
    .execute();
}
