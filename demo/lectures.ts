import type { DemoLecture } from './types.ts';

/** The whole narration of a lecture, as it is spoken. */
export function narrationOf(lecture: DemoLecture): string[] {
  return lecture.scenes ? lecture.scenes.flatMap(({ narration }) => narration) : lecture.narration;
}
