import { describe, expect, test } from 'vitest';
import type { EditorLecture, EditorState } from '../draft/edited-course.ts';
import { emptyCourse } from '../draft/editor-state.ts';
import { checklistOf, isComplete } from './checklist.ts';

const lecture = (more: Partial<EditorLecture> = {}): EditorLecture => ({
  key: 'l',
  title: 'First',
  isFreePreview: false,
  video: { publicId: 'v', url: '', duration: 60, name: 'first.mp4' },
  captions: null,
  resources: [],
  ...more,
});
const course: EditorState = {
  ...emptyCourse,
  fields: {
    ...emptyCourse.fields,
    title: 'Handovers',
    subtitle: 'In order',
    description: 'All of it',
    category: 'Project Management Office',
    level: 'Beginner',
    price: '49',
    learningOutcomes: 'Run one',
  },
  sections: [{ key: 's', title: 'One', lectures: [lecture()] }],
};
const missing = (state: EditorState) =>
  checklistOf(state)
    .filter(({ isDone, isNeeded }) => isNeeded && !isDone)
    .map(({ field }) => field);
const withLectures = (...lectures: EditorLecture[]): EditorState => ({
  ...course,
  sections: [{ key: 's', title: 'One', lectures }],
});

describe('the checklist of a course', () => {
  test('is complete when nothing required for saving is missing', () => {
    expect(missing(course)).toEqual([]);
    expect(isComplete(checklistOf(course))).toBe(true);
    expect(checklistOf(course).some(({ isDone }) => !isDone)).toBe(true);
  });

  test('lists everything an empty course is missing, each with a field to go to', () => {
    expect(missing(emptyCourse)).toEqual([
      'title',
      'subtitle',
      'description',
      'learningOutcomes',
      'category',
      'level',
      'price',
      'sections.0.title',
      'sections.0.lectures',
      'sections.0.lectures',
    ]);
  });

  test('leads to the exact lecture without a title, video or captions', () => {
    const state = withLectures(
      lecture({ captions: { publicId: 'c' } }),
      lecture({ title: ' ', video: null }),
    );
    expect(missing(state)).toEqual(['sections.0.lectures.1.title', 'sections.0.lectures.1.video']);
    const captions = checklistOf(state).find(({ label }) => label.startsWith('Captions'));
    expect(captions).toMatchObject({ isDone: false, field: 'sections.0.lectures.1.captions' });
  });

  test('requires a lecture besides the free preview, and leads to the preview', () => {
    expect(missing(withLectures(lecture({ isFreePreview: true })))).toEqual([
      'sections.0.lectures.0.isFreePreview',
    ]);
  });

  test('leads to the discount when the price is valid and the discount is not', () => {
    const fields = { ...course.fields, discountPrice: '49' };
    expect(missing({ ...course, fields })).toEqual(['discountPrice']);
  });

  test('requires a price that the server accepts', () => {
    expect(missing({ ...course, fields: { ...course.fields, price: '1e2' } })).toEqual(['price']);
  });
});
