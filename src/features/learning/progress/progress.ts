/** Pure rules for progress through a course. Lectures are given in course order. */

export type Step = {
  id: string;
  isFreePreview: boolean;
  completed: boolean;
  /** When it opens; null or absent once it is open. */
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

/** The percentage of lectures that are completed, rounded; below 100 until all of them are. */
export function percentOf(completed: number, total: number): number {
  if (total === 0) return 0;
  const rounded = Math.round((completed / total) * 100);
  return completed < total ? Math.min(rounded, 99) : 100;
}

/**
 * The ids of the unlocked lectures. Completing a lecture unlocks the next one. The first lecture, the free preview and
 * completed lectures are never locked, and finishing the course unlocks every lecture. A lecture that has not opened yet
 * is never unlocked, and does not lock those after it.
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
