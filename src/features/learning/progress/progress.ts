/** The rules of progress through a course: pure, no I/O. Lectures are given in course order. */

export type Step = {
  id: string;
  isFreePreview: boolean;
  completed: boolean;
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
 * locked, and nothing is once the course is finished.
 */
export function unlockedLectures(steps: readonly Step[], finished: boolean): Set<string> {
  const open = steps.filter((step, index) => {
    const previous = steps[index - 1];
    return finished || step.completed || step.isFreePreview || previous === undefined || previous.completed;
  });
  return new Set(open.map((step) => step.id));
}

/** The lecture to continue with: the first that is unlocked and not complete, else the first. */
export function nextLecture(steps: readonly Step[], finished: boolean): string | null {
  const unlocked = unlockedLectures(steps, finished);
  return (steps.find((step) => unlocked.has(step.id) && !step.completed) ?? steps[0])?.id ?? null;
}
