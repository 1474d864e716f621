import { expect, test } from 'vitest';
import { bodyOf, emptyCourse, lecturesIn } from './editor-state.ts';
import { titleFieldOf, withLecture } from './lecture-to-add.ts';

const recording = { key: 'recording:1', title: 'Recording: Your questions', link: 'https://meet.example/1' };

test('a recording with a link becomes a text at the end of the course that leads to it', () => {
  const course = withLecture(emptyCourse, { key: 'other', title: 'Other', link: null });
  const state = withLecture(course, recording);
  expect(bodyOf(state).sections?.at(-1)?.lectures?.at(-1)).toMatchObject({
    title: 'Recording: Your questions',
    kind: 'text',
    body: '[Watch the recording](https://meet.example/1)',
  });
  expect(titleFieldOf(state, recording)).toBe('sections.0.lectures.1.title');
});

test('a recording without a link becomes a video to upload', () => {
  const state = withLecture(emptyCourse, { ...recording, link: null });
  expect(lecturesIn(state)).toMatchObject([{ kind: 'video', video: null, title: recording.title }]);
});

test('a recording is added once, even if the unsaved work already has it, and also to a course without sections', () => {
  const state = withLecture({ ...emptyCourse, sections: [] }, recording);
  expect(lecturesIn(withLecture(state, recording))).toHaveLength(1);
  expect(titleFieldOf(emptyCourse, recording)).toBeNull();
});
