import type { EditorLecture, EditorState } from './edited-course.ts';
import { lecturesIn } from './editor-state.ts';

/** A new lecture at which the editor opens: a text with the link or, if there is none, a video to upload. */
export type LectureToAdd = { key: string; title: string; link: string | null };

/** The course with the lecture added at the end of its last section; unchanged if it already contains the lecture. */
export function withLecture(state: EditorState, { key, title, link }: LectureToAdd): EditorState {
  if (lecturesIn(state).some((lecture) => lecture.key === key)) return state;
  const lecture: EditorLecture = {
    ...{ key, title, isFreePreview: false, video: null, captions: null, resources: [] },
    ...(link ? { kind: 'text', body: `[Watch the recording](${link})` } : { kind: 'video' }),
  };
  const before = state.sections.slice(0, -1);
  const last = state.sections.at(-1) ?? { key: 'first', title: '', lectures: [] };
  return { ...state, sections: [...before, { ...last, lectures: [...last.lectures, lecture] }] };
}

/** The name of the title's field, where the editor starts. */
export function titleFieldOf({ sections }: EditorState, { key }: LectureToAdd): string | null {
  for (const [index, { lectures }] of sections.entries()) {
    const place = lectures.findIndex((lecture) => lecture.key === key);
    if (place >= 0) return `sections.${index}.lectures.${place}.title`;
  }
  return null;
}
