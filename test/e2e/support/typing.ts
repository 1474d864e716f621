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

/**
 * CPU milliseconds the page's main thread spends on one key press, everything that follows from it included: the
 * median of several rounds of typing into the field that has the focus. The thread's own clock is read, so other work
 * on the machine does not count.
 */
export async function costOfKey(page: Page, rounds = 5, keys = 20): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  await typeInto(page, 5);
  for (let round = 0; round < rounds; round++) {
    const before = await cpuOf(session);
    await typeInto(page, keys);
    costs.push(((await cpuOf(session)) - before) / keys);
  }
  await session.detach();
  return costs.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] as number;
}

/** Types, and waits until nothing is left to do: what is put off counts as well. */
async function typeInto(page: Page, keys: number): Promise<void> {
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
