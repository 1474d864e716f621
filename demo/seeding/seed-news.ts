import { randomUUID } from 'node:crypto';
import { localTimeIn, momentOf } from '../../src/contract/text/time/zoned-time.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import type { Seeded } from '../types.ts';
import { examCourseId } from './seed-exam.ts';

const day = 86_400_000;
const zone = 'Europe/London';

const announcement = {
  title: 'Bring one risk to the workshop',
  body: [
    'In the live session, we’ll rewrite **your** risks together. Please bring one that your project has had on its list for more than a month.',
    'It helps if you’ve done these first:',
    '- the lecture “What a register is for”;\n- the quiz of the first section.',
    'Names of people and clients are not needed: “a supplier”, “a manager” will do.',
  ].join('\n\n'),
};

const upcoming = {
  title: 'Risk workshop: we rewrite your risks',
  description:
    'Bring one risk from your own register. We’ll turn as many as we can into cause, event and consequence, and decide what to do about them.\n\nThe recording will be added to the course.',
  minutes: 60,
  capacity: 40,
  link: 'https://meet.milepost.example/risk-workshop',
};

/** A session that has ended, whose recording can be added to the course. */
const ended = {
  title: 'Your questions about scoring',
  description: 'An hour for everything that the lectures about scoring left open.',
  minutes: 60,
  capacity: null,
  link: 'https://meet.milepost.example/scoring',
};

/** Adds an announcement to the exam course’s learners, a live session that is still to come and one that is over. */
export async function addNews(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  const courseId = examCourseId(courses);
  const learners = await trx
    .selectFrom('enrolments')
    .select('userId')
    .where('courseId', '=', courseId)
    .where('endedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .orderBy('userId')
    .execute();
  const reader = people.get('learner@milepost.example');
  await addAnnouncement(trx, courseId, learners, reader, new Date(now.getTime() - 2 * day));
  const attending = learners.filter(({ userId }, index) => userId !== reader && index % 3 === 0);
  await addSession(trx, courseId, attending, { ...upcoming, at: new Date(now.getTime() + 5 * day) });
  await addSession(trx, courseId, attending, { ...ended, at: new Date(now.getTime() - 9 * day) });
}

type Learners = { userId: string }[];

async function addAnnouncement(
  trx: Trx,
  courseId: string,
  learners: Learners,
  reader: string | undefined,
  at: Date,
): Promise<void> {
  const id = randomUUID();
  const times = { sendAt: at, startedAt: at, sentAt: at, createdAt: at, updatedAt: at };
  const counts = { recipients: learners.length, emailed: learners.length };
  await trx
    .insertInto('announcements')
    .values({ id, courseId, audience: 'all', ...announcement, ...times, ...counts })
    .execute();
  if (learners.length === 0) return;
  const rows = learners.map(({ userId }, index) => ({
    announcementId: id,
    userId,
    emailed: true,
    readAt: userId !== reader && index % 2 === 0 ? new Date(at.getTime() + (index + 1) * 3_600_000) : null,
  }));
  await trx.insertInto('announcementRecipients').values(rows).execute();
}

type Planned = Omit<typeof upcoming, 'capacity'> & { capacity: number | null; at: Date };

async function addSession(
  trx: Trx,
  courseId: string,
  attending: Learners,
  { at, ...session }: Planned,
): Promise<void> {
  const startsAt = momentOf(`${localTimeIn(at, zone).slice(0, 10)}T17:00`, zone) ?? at;
  const endsAt = new Date(startsAt.getTime() + session.minutes * 60_000);
  const id = randomUUID();
  await trx
    .insertInto('liveSessions')
    .values({ id, courseId, timeZone: zone, startsAt, endsAt, ...session })
    .execute();
  if (attending.length === 0) return;
  const rows = attending.map(({ userId }) => ({ sessionId: id, userId }));
  await trx.insertInto('liveSessionRegistrations').values(rows).execute();
}
