import { randomUUID } from 'node:crypto';
import type { Trx } from '../../src/platform/database/database.ts';

type DemoNote = { lecture: string; second: number; hoursAgo: number; text: string };

/** What the main learner noted in the exam course. */
export const notes: DemoNote[] = [
  {
    lecture: 'What a register is for',
    second: 71,
    hoursAgo: 90,
    text: 'Test for every line: if this came true, would we do anything differently? Try it on our 140 entries.',
  },
  {
    lecture: 'Risk, issue or assumption?',
    second: 44,
    hoursAgo: 89,
    text: 'Assumptions: one phone call settles most of them. Ours:\n- the licences run until March\n- the test data may leave the building',
  },
  {
    lecture: 'Cause, event, consequence',
    second: 26,
    hoursAgo: 74,
    text: 'Each part points to a different response: work on the cause, watch for the event, soften the consequence.',
  },
  {
    lecture: 'Owner, trigger, next date',
    second: 41,
    hoursAgo: 73,
    text: '“What everyone owns, nobody watches.” Replace “project team” in lines 3, 8 and 12.',
  },
  {
    lecture: 'When scores mislead',
    second: 29,
    hoursAgo: 20,
    text: 'Wrong in the mock exam: levels are ranks. Never add them up, and never compare a 4 with two 2s.',
  },
];

/** Adds these notes. */
export async function addNotes(
  trx: Trx,
  who: { userId: string; courseId: string },
  lectureIds: Map<string, string>,
  now: Date,
): Promise<void> {
  const rows = notes.map(({ lecture, second, hoursAgo, text }) => {
    const lectureId = lectureIds.get(lecture);
    if (!lectureId) throw new Error(`The demo has no lecture “${lecture}”.`);
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    return { ...who, id: randomUUID(), lectureId, second, text, createdAt: at, updatedAt: at };
  });
  await trx.insertInto('notes').values(rows).execute();
}
