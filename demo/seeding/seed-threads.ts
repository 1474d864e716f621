import { randomUUID } from 'node:crypto';
import type { Trx } from '../../src/platform/database/database.ts';
import { addNotes } from '../conversation/notes.ts';
import { type DemoThread, threads, threadsCourse } from '../conversation/threads.ts';
import { lectureIdsOf } from '../lessons/lectures.ts';
import type { Seeded } from '../types.ts';

const hour = 3_600_000;

/** Adds the demo learners' questions, the answers to them, and the main learner's notes. */
export async function addThreads(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  const courseId = known(courses, threadsCourse);
  const lectureIds = await lectureIdsOf(trx, courseId);
  for (const thread of threads) {
    const place = { courseId, lectureId: known(lectureIds, thread.lecture) };
    await addThread(trx, people, thread, place, now);
  }
  await addNotes(trx, { userId: known(people, 'learner@milepost.example'), courseId }, lectureIds, now);
}

async function addThread(
  trx: Trx,
  people: Map<string, string>,
  thread: DemoThread,
  place: { courseId: string; lectureId: string },
  now: Date,
): Promise<void> {
  const threadId = randomUUID();
  const asked = now.getTime() - thread.hoursAgo * hour;
  const posts = (thread.answers ?? []).map(({ person, hoursLater, body, accepted }) => ({
    accepted,
    row: {
      id: randomUUID(),
      threadId,
      authorId: known(people, person),
      body,
      createdAt: new Date(asked + hoursLater * hour),
    },
  }));
  const times = posts.map(({ row }) => row.createdAt);
  const voters = thread.votes ?? [];
  await trx
    .insertInto('threads')
    .values({
      id: threadId,
      ...place,
      second: thread.second,
      authorId: known(people, thread.person),
      title: thread.title,
      body: thread.body,
      awaitsAnswer: posts.length === 0,
      firstAnsweredAt: times[0] ?? null,
      pinnedAt: thread.pinned ? (times[0] ?? null) : null,
      votes: voters.length,
      createdAt: new Date(asked),
      activeAt: times.at(-1) ?? new Date(asked),
    })
    .execute();
  for (const { row } of posts) await trx.insertInto('posts').values(row).execute();
  const solution = posts.find(({ accepted }) => accepted);
  if (solution)
    await trx
      .updateTable('threads')
      .set({ acceptedPostId: solution.row.id })
      .where('id', '=', threadId)
      .execute();
  for (const voter of voters)
    await trx
      .insertInto('threadVotes')
      .values({ threadId, userId: known(people, voter) })
      .execute();
}

function known(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo's questions mention “${name}”, which the demo does not have.`);
  return id;
}
