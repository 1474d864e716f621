import type { EditorSection } from '../draft/edited-course.ts';
import type { Part } from './curriculum-moves.ts';

/** A section's title, or its position while it has no title. */
export const nameOfSection = (section: EditorSection, index: number): string =>
  section.title.trim() || `section ${index + 1}`;

/** A lecture’s title, or its position while it has no title. */
export const nameOfLecture = (lecture: { title: string }, index: number): string =>
  lecture.title.trim() || `lecture ${index + 1}`;

/** A part's position, as a sentence that makes sense to screen-reader users. */
export function positionSentence(sections: EditorSection[], part: Part): string {
  for (const [index, section] of sections.entries()) {
    const name = nameOfSection(section, index);
    if (part.kind === 'section' && section.key === part.key)
      return `“${name}” is section ${index + 1} of ${sections.length}.`;
    const place = section.lectures.findIndex((lecture) => lecture.key === part.key);
    const lecture = section.lectures[place];
    if (part.kind === 'lecture' && lecture)
      return `“${nameOfLecture(lecture, place)}” is lecture ${place + 1} of ${section.lectures.length} in “${name}”.`;
  }
  return '';
}

export const liftedHint = 'Use the arrow keys to move it, Space or Enter to drop it, or Escape to cancel.';

export const handleHint = 'Press Space to pick it up and move it with the arrow keys, or drag it.';
