import type { CDPSession, Page } from '@playwright/test';
import type { Api } from './api.ts';
import { courseBody, type WrittenCourse } from './authoring.ts';

/** A draft with so many lectures in sections of 20, all showing the same video. */
export async function writeLongCourse(api: Api, title: string, lectures: number): Promise<WrittenCourse> {
  const body = await courseBody(api, title, { Section: 1 });
  const video = body.sections[0]?.lectures[0]?.video;
  const all = Array.from({ length: lectures }, (_, index) => ({ title: `Lecture ${index + 1}`, video }));
  const sections = Array.from({ length: Math.ceil(lectures / 20) }, (_, index) => ({
    title: `Section ${index + 1}`,
    lectures: all.slice(index * 20, (index + 1) * 20),
  }));
  return (await api.read<{ course: WrittenCourse }>('POST', '/courses', { ...body, sections })).course;
}

/** A page with a field that has the focus, and the clock of its main thread. */
export type Typist = { page: Page; session: CDPSession };

/** Other work on the machine does not count: the thread's own clock is read. */
export async function typistOf(page: Page): Promise<Typist> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/**
 * How many times the CPU of a key press in one page goes into a key press in another, everything that follows from it
 * included: the median of several rounds. Both pages type in every round, so that a machine that slows down slows both.
 */
export async function ratioOfKeys(one: Typist, other: Typist, rounds = 7): Promise<number> {
  const ratios: number[] = [];
  for (const { page } of [one, other]) await typeInto(page, 10);
  for (let round = 0; round < rounds; round++) ratios.push((await costOfKey(one)) / (await costOfKey(other)));
  return ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number;
}

/** CPU milliseconds of one key press. */
async function costOfKey({ page, session }: Typist, keys = 20): Promise<number> {
  const before = await cpuOf(session);
  await typeInto(page, keys);
  return ((await cpuOf(session)) - before) / keys;
}

/** Types, and waits until nothing is left to do: what is put off counts as well. */
async function typeInto(page: Page, keys: number): Promise<void> {
  await page.bringToFront();
  await page.keyboard.type('x'.repeat(keys));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Longer than the editor waits before it saves a draft.
        setTimeout(() => requestIdleCallback(() => resolve()), 1200);
      }),
  );
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
