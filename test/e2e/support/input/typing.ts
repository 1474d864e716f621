import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Api } from '../api.ts';
import { courseBody, editor, type WrittenCourse } from '../authoring.ts';

/** A draft with this many lectures in sections of 20, all showing the same video. */
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

/** Milliseconds after which nothing is left to do: longer than the editor waits before it saves a draft. */
export const settlingTime = 1200;

/** A page with the editor, and the session that reads the CPU time of its main thread. */
export type TypingPage = { page: Page; session: CDPSession };

/**
 * Opens a course in the editor. A context of its own gives the page its own process. Only the CPU time of the page's main
 * thread is measured, so other work on the machine does not count.
 */
export async function openEditor(context: BrowserContext, { _id }: WrittenCourse): Promise<TypingPage> {
  const page = await context.newPage();
  await page.goto(`/instructor-dashboard/courses/${_id}/edit`);
  // The page has thousands of controls, so showing it takes longer than typing.
  await page.locator('html[data-interactive]').waitFor({ state: 'attached', timeout: 60_000 });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

/** Focuses a field that does not grow with the curriculum. */
export async function focusSubtitle({ page }: TypingPage): Promise<void> {
  await editor(page).getByRole('textbox', { name: 'Subtitle' }).focus();
}

/** Focuses the title of the third lecture. */
export async function focusLecture({ page }: TypingPage): Promise<void> {
  await page.bringToFront();
  await editor(page).getByRole('tab', { name: 'Curriculum' }).click();
  await editor(page).locator('[name="sections.0.lectures.2.title"]').focus();
}

/** CPU milliseconds of a key press in two pages, round by round, and the ratio of the second to the first. */
export type KeysCompared = { one: number[]; other: number[]; ratios: number[]; ratio: number };

/**
 * Compares a key press in one page with one in another, including all its effects. `ratio` is the median of all rounds.
 * Both pages type in every round, so that a machine that slows down slows both.
 */
export async function compareKeys(
  one: TypingPage,
  other: TypingPage,
  rounds: number,
  settling = settlingTime,
): Promise<KeysCompared> {
  const compared: KeysCompared = { one: [], other: [], ratios: [], ratio: 0 };
  for (const { page } of [one, other]) await typeInto(page, 10, settling);
  for (let round = 0; round < rounds; round++) {
    const [costs, otherCosts] = [await costOfKey(one, settling), await costOfKey(other, settling)];
    compared.one.push(costs);
    compared.other.push(otherCosts);
    compared.ratios.push(costs / otherCosts);
  }
  return { ...compared, ratio: median(compared.ratios) };
}

/** The median of some numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}

/** CPU milliseconds of one key press. */
async function costOfKey({ page, session }: TypingPage, settling: number, keys = 20): Promise<number> {
  const before = await cpuOf(session);
  await typeInto(page, keys, settling);
  return ((await cpuOf(session)) - before) / keys;
}

/** Types, and waits until nothing is left to do: deferred work counts as well. */
async function typeInto(page: Page, keys: number, settling: number): Promise<void> {
  await page.bringToFront();
  await page.keyboard.type('x'.repeat(keys));
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestIdleCallback(() => resolve()), ms);
      }),
    settling,
  );
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
