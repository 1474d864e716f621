import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorLecture, EditorState } from './edited-course.ts';
import {
  attachmentsIn,
  bodyOf,
  type EditorAction,
  edit,
  emptyCourse,
  filesOnlyIn,
  lecturesIn,
  obstacle,
} from './editor-state.ts';

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

const imageId = '018f3a52-7c1e-7d43-9c55-2f6b1a0e4d77';
const image = `![A chart](/media/public/${imageId})`;
const text = (key: string, body: string) => lecture(key, { kind: 'text', video: null, body });
const written = (...lectures: EditorLecture[]): EditorState => ({
  ...emptyCourse,
  sections: [{ key: 's', title: 'Texts', lectures }],
});

test('an uploaded image is added to the current text, which may have changed during the upload', () => {
  const typed = edit(written(text('a', 'Before')), {
    type: 'changeLecture',
    lecture: 'a',
    change: { body: 'Before, and more' },
  });
  const [added] = lecturesIn(edit(typed, { type: 'appendText', lecture: 'a', text: image }));
  expect(added?.body).toBe(`Before, and more\n\n${image}\n`);
});

test('an image that is cut from a text is kept, because it may be pasted elsewhere', () => {
  const video = lecture('v', { captions: { publicId: 'captions' } });
  expect([...attachmentsIn(written(text('a', image), video))]).toEqual(['v', 'captions']);
});

test('deleting a lecture leaves an image that another lecture shows too', () => {
  const [one, copy] = [text('a', image), text('b', image)];
  expect(filesOnlyIn([one], written(one, lecture('v')))).toEqual([imageId]);
  expect(filesOnlyIn([one], written(one, copy))).toEqual([]);
  expect(filesOnlyIn([one, copy], written(one, copy))).toEqual([imageId]);
});
