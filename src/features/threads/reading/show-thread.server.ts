import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isLectureOpen } from '../../learning/index.server.ts';
import { type Participant, participantIn } from '../access.server.ts';
import type { Post, Thread, ThreadDetail } from '../contract.ts';
import { noPost, noThread } from '../failures.server.ts';
import { postsFor, presentPost, presentThread, threadsFor, visibleTo } from './threads.server.ts';

export type Reading = { db: Db; clock: () => Date };

/**
 * A question with its answers, and what the viewer may do.
 * @throws 403 unless the viewer takes part in the course, 404 for one the viewer may not see
 */
export async function showThread(ctx: Reading, viewer: Viewer, threadId: string): Promise<ThreadDetail> {
  const { db } = ctx;
  const thread = await threadOf(ctx, viewer, threadId);
  const participant = await participantIn(db, viewer, thread.course._id);
  const rows = await postsFor(db, threadId).where(visibleTo(viewer)).execute();
  const posts = rows.map((row) => presentPost(row, viewer._id));
  return { thread, posts, may: policyOf(participant, thread) };
}

/** @throws 404 for a question the viewer may not see, such as one about a lecture that is not open to them yet */
export async function threadOf({ db, clock }: Reading, viewer: Viewer, threadId: string): Promise<Thread> {
  const row = await threadsFor(db, viewer._id)
    .where('t.id', '=', threadId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  if (!row) throw noThread();
  const { courseId, lectureId, authorId } = row;
  const isOpen =
    !lectureId ||
    authorId === viewer._id ||
    (await isLectureOpen(db, viewer._id, { courseId, lectureId }, clock()));
  if (!isOpen) throw noThread();
  return presentThread(row, viewer._id);
}

/** @throws 404 for an answer the viewer may not see */
export async function postOf(
  db: Db,
  viewer: Viewer,
  { threadId, postId }: { threadId: string; postId: string },
): Promise<Post> {
  const row = await postsFor(db, threadId)
    .where('t.id', '=', postId)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  if (!row) throw noPost();
  return presentPost(row, viewer._id);
}

function policyOf({ role }: Participant, { author, state, answers, held }: Thread): ThreadDetail['may'] {
  const isOpen = state === 'open' || state === 'answered';
  return {
    answer: isOpen && !held,
    edit: author.own && isOpen,
    remove: author.own && answers === 0 && state !== 'hidden',
    vote: !author.own && isOpen && !held,
    moderate: role !== 'learner' && state !== 'hidden' && !held,
    hide: role === 'admin',
  };
}
