/** The rules of progress through a course: pure, no I/O. Lectures are given in course order. */

export type Step = {
  id: string;
  isFreePreview: boolean;
  completed: boolean;
  /** When it opens, as long as it is closed. */
  closedUntil?: Date | null;
};

export type CourseProgress = {
  /** Whole percent, 0–100. */
  percent: number;
  completed: boolean;
  completedLectures: string[];
};

/**
 * A learner's progress. A finished course stays finished, whatever is added to it later, and an unfinished one never
 * shows 100.
 * @param finished whether the course has been completed before
 */
export function progressThrough(steps: readonly Step[], finished: boolean): CourseProgress {
  const completedLectures = steps.filter((step) => step.completed).map((step) => step.id);
  const completed = finished || (steps.length > 0 && completedLectures.length === steps.length);
  return {
    percent: completed ? 100 : percentOf(completedLectures.length, steps.length),
    completed,
    completedLectures,
  };
}

/** Completed lectures over all lectures, rounded; below 100 until none is missing. */
export function percentOf(completed: number, total: number): number {
  if (total === 0) return 0;
  const rounded = Math.round((completed / total) * 100);
  return completed < total ? Math.min(rounded, 99) : 100;
}

/**
 * The unlocked lectures: each whose predecessor is complete. The first, the free preview and completed ones are never
 * locked, and no lecture is once the course is finished. A lecture that has not opened yet is closed in any case, and
 * does not lock those after it.
 */
export function unlockedLectures(steps: readonly Step[], finished: boolean): Set<string> {
  const opened = steps.filter(({ closedUntil }) => !closedUntil);
  const unlocked = opened.filter((step, index) => {
    const previous = opened[index - 1];
    return finished || step.completed || step.isFreePreview || previous === undefined || previous.completed;
  });
  return new Set(unlocked.map((step) => step.id));
}

/** The lecture to continue with: the first that is unlocked and not complete, else the next to open, else the first. */
export function nextLecture(steps: readonly Step[], finished: boolean): string | null {
  const unlocked = unlockedLectures(steps, finished);
  const ahead = steps.find((step) => unlocked.has(step.id) && !step.completed);
  return (ahead ?? firstToOpen(steps) ?? steps[0])?.id ?? null;
}

function firstToOpen(steps: readonly Step[]): Step | undefined {
  const at = ({ closedUntil }: Step) => closedUntil?.getTime() ?? Number.POSITIVE_INFINITY;
  const closed = steps.filter(({ closedUntil }) => closedUntil);
  return closed.length > 0 ? closed.reduce((one, other) => (at(other) < at(one) ? other : one)) : undefined;
}
