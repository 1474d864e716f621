import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorLecture, EditorState } from './edited-course.ts';
import { bodyOf, type EditorAction, edit, emptyCourse, lecturesIn, obstacle } from './editor-state.ts';

const lecture = (key: string, more: Partial<EditorLecture> = {}): EditorLecture => ({
  key,
  title: key,
  isFreePreview: false,
  video: { publicId: key, url: '', duration: 1, name: '' },
  captions: null,
  resources: [],
  ...more,
});
const course: EditorState = {
  ...emptyCourse,
  sections: [
    { key: 's1', title: 'One', lectures: [lecture('a'), lecture('b')] },
    { key: 's2', title: 'Two', lectures: [lecture('c')] },
  ],
};
const order = (state: EditorState) =>
  state.sections.map((section) => `${section.key}:${section.lectures.map(({ key }) => key).join('')}`);

describe('moving', () => {
  test('a lecture moves within its section, and at the edge into the next one', () => {
    const once = edit(course, { type: 'moveLecture', lecture: 'a', by: 1 });
    expect(order(once)).toEqual(['s1:ba', 's2:c']);
    const twice = edit(once, { type: 'moveLecture', lecture: 'a', by: 1 });
    expect(order(twice)).toEqual(['s1:b', 's2:ac']);
    expect(order(edit(twice, { type: 'moveLecture', lecture: 'a', by: -1 }))).toEqual(['s1:ba', 's2:c']);
  });

  test('no sequence of moves loses or duplicates a lecture', () => {
    const move = fc.oneof(
      fc.record({
        type: fc.constant('moveLecture' as const),
        lecture: fc.constantFrom('a', 'b', 'c'),
        by: fc.constantFrom(-1 as const, 1 as const),
      }),
      fc.record({
        type: fc.constant('moveSection' as const),
        section: fc.constantFrom('s1', 's2'),
        by: fc.constantFrom(-1 as const, 1 as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(move), (moves: EditorAction[]) => {
        const state = moves.reduce(edit, course);
        expect(
          lecturesIn(state)
            .map(({ key }) => key)
            .sort(),
        ).toEqual(['a', 'b', 'c']);
      }),
    );
  });
});

test('only one lecture is the free preview at a time', () => {
  const first = edit(course, { type: 'togglePreview', lecture: 'a' });
  const second = edit(first, { type: 'togglePreview', lecture: 'c' });
  expect(
    lecturesIn(second)
      .filter(({ isFreePreview }) => isFreePreview)
      .map(({ key }) => key),
  ).toEqual(['c']);
  expect(
    lecturesIn(edit(second, { type: 'togglePreview', lecture: 'c' })).some(
      ({ isFreePreview }) => isFreePreview,
    ),
  ).toBe(false);
});

test('saving waits for uploads, for a video in every lecture, and for a lecture that is not the preview', () => {
  expect(obstacle(course)).toBeNull();
  const captioned = edit(course, {
    type: 'changeLecture',
    lecture: 'a',
    change: { captionsUpload: { name: 'a.vtt', percent: 0 } },
  });
  expect(obstacle(captioned)).toBe('One upload is still in progress.');
  expect(obstacle(emptyCourse)).toBe('Add at least one lecture that is not the free preview.');
  const uploading = edit(course, {
    type: 'changeLecture',
    lecture: 'a',
    change: { upload: { name: 'x', percent: 3 } },
  });
  expect(obstacle(uploading)).toBe('One upload is still in progress.');
  const failed = edit(course, {
    type: 'changeLecture',
    lecture: 'a',
    change: { video: null, upload: { name: 'x', percent: 3, error: 'no' } },
  });
  expect(obstacle(failed)).toContain('has no video yet');
  const withoutResource = edit(course, {
    type: 'addResource',
    lecture: 'a',
    resource: { key: 'r', title: 'R', size: 1, upload: { name: 'r.pdf', percent: 0, error: 'no' } },
  });
  expect(obstacle(withoutResource)).toContain('A resource wasn’t uploaded.');
});

test('the percentage for a certificate is not sent while no certificate is offered', () => {
  const odd = edit(course, { type: 'field', name: 'minCompletionPercentage', value: '50.5' });
  expect(bodyOf(odd).minCompletionPercentage).toBe(50.5);
  const off = edit(odd, { type: 'field', name: 'certificationAvailable', value: false });
  expect(bodyOf(off).minCompletionPercentage).toBeUndefined();
});
