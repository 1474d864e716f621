import type { Pool } from 'pg';
import { type Playback, playbackToStore } from '../../../contract/media/playback.ts';
import type { Context } from '../../../platform/context.ts';
import { locked, noLecture, notEnrolled } from './curriculum.server.ts';
import { isClosedSql, notOpenYet } from './opening.server.ts';
import { unlockedLectures } from './progress.ts';

type What = { courseId: string; lectureId: string };

/** Percentage points by which a player may exceed the accepted progress before it is logged. */
const noticeable = 1;
/** Seconds between two updates of the time of a visit; the player saves every two seconds. */
const visitSeconds = 30;

/**
 * Saves how far a lecture was watched and the player's position. This is the most frequent write, so it reads once and
 * writes once. Two simultaneous devices cannot move the watched part back, because the write keeps the larger value.
 * @returns what was stored, which may be less than requested
 * @throws 403 not enrolled, locked or not open yet, 404 no such lecture in the course
 */
export async function savePlayback(
  ctx: Context,
  userId: string,
  what: What,
  requested: Playback,
): Promise<Playback> {
  const now = ctx.clock();
  const held = await readViewerState(ctx.pool, userId, what, now);
  if (!held) throw notEnrolled();
  if (held.duration === null) throw noLecture();
  if (held.isClosed) throw notOpenYet();
  if (isLocked(held, what.lectureId)) throw locked();

  const openedFor = held.openedAt ? (now.getTime() - held.openedAt.getTime()) / 1000 : 0;
  const before = { position: held.position ?? 0, percent: held.percent ?? 0 };
  const wanted = playbackToStore({ stored: before, requested, duration: held.duration, openedFor });
  const stored = await store(ctx.pool, held.enrolmentId, what.lectureId, wanted, now);
  if (requested.percent - stored.percent > noticeable)
    ctx.log.info(
      { userId, ...what, requested: requested.percent, stored: stored.percent },
      'playback beyond real time',
    );
  return stored;
}

type Held = {
  enrolmentId: string;
  finished: boolean;
  /** Seconds; null when the course has no such lecture. */
  duration: number | null;
  isFreePreview: boolean;
  completed: boolean;
  /** Whether the lecture has not opened yet. */
  isClosed: boolean;
  openedAt: Date | null;
  position: number | null;
  percent: number | null;
  /** The previous lecture in course order that has opened; null for the first. */
  beforeId: string | null;
  beforeCompleted: boolean;
};

/**
 * A named statement, so that PostgreSQL can reuse its plan: planning costs more than running it. The lectures before this
 * one are sorted first, so that only the progress of the nearest is read.
 */
const viewerStateStatement = {
  name: 'learning-playback-state',
  text: `
    select e.id as "enrolmentId", e.completed_at is not null as finished,
      l.duration_seconds as duration, coalesce(l.is_free_preview, false) as "isFreePreview",
      p.completed_at is not null as completed, coalesce(${isClosedSql('$4')}, false) as "isClosed",
      p.opened_at as "openedAt", p.position_seconds as position, p.watched_percent as percent, before.id as "beforeId", before.completed_at is not null as "beforeCompleted"
    from enrolments e
    left join lectures l on l.id = $3 and l.course_id = e.course_id
    left join sections s on s.id = l.section_id
    left join lecture_progress p on p.enrolment_id = e.id and p.lecture_id = l.id
    left join lateral (
      select b.id, bp.completed_at
      from (
        select b.id, b.is_free_preview, b.opens_at, b.opens_after_days, b.position, bs.id as section_id,
          bs.position as section_position
        from lectures b join sections bs on bs.id = b.section_id and bs.course_id = b.course_id
        where b.course_id = e.course_id and (bs.position, bs.id, b.position, b.id) < (s.position, s.id, l.position, l.id)
        order by bs.position desc, bs.id desc, b.position desc, b.id desc
      ) b
      left join lecture_progress bp on bp.enrolment_id = e.id and bp.lecture_id = b.id
      where not ${isClosedSql('$4', { l: 'b', p: 'bp' })}
      order by b.section_position desc, b.section_id desc, b.position desc, b.id desc
      limit 1
    ) before on true
    where e.user_id = $1 and e.course_id = $2 and e.ended_at is null and e.suspended_at is null`,
};

/** Everything needed to decide on a save, in one query. Undefined if not currently enrolled. */
async function readViewerState(pool: Pool, userId: string, what: What, now: Date): Promise<Held | undefined> {
  const { rows } = await pool.query<Held>({
    ...viewerStateStatement,
    values: [userId, what.courseId, what.lectureId, now],
  });
  return rows[0];
}

function isLocked(held: Held, lectureId: string): boolean {
  const { beforeId, beforeCompleted, isFreePreview, completed, finished } = held;
  const before = beforeId ? [{ id: beforeId, isFreePreview: false, completed: beforeCompleted }] : [];
  return !unlockedLectures([...before, { id: lectureId, isFreePreview, completed }], finished).has(lectureId);
}

const saving = {
  name: 'learning-playback-saving',
  text: `
    with visit as (
      update enrolments set last_accessed_at = $3, last_lecture_id = $2
      where id = $1 and (last_lecture_id is distinct from $2 or last_accessed_at is null
        or last_accessed_at < $3::timestamptz - make_interval(secs => $6))
    )
    insert into lecture_progress as p (enrolment_id, lecture_id, opened_at, position_seconds, watched_percent, updated_at)
    values ($1, $2, $3, $4, $5, $3)
    on conflict (enrolment_id, lecture_id) do update set
      position_seconds = excluded.position_seconds,
      watched_percent = greatest(p.watched_percent, excluded.watched_percent),
      updated_at = excluded.updated_at
    returning position_seconds as position, watched_percent as percent`,
};

/** Stores the position and, once per visit, the time of the visit. A single statement, so it is atomic. */
async function store(
  pool: Pool,
  enrolmentId: string,
  lectureId: string,
  { position, percent }: Playback,
  now: Date,
): Promise<Playback> {
  const values = [enrolmentId, lectureId, now, position, percent, visitSeconds];
  const { rows } = await pool.query<Playback>({ ...saving, values });
  return rows[0] ?? { position, percent };
}
