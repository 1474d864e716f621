import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorLecture, EditorSection } from '../draft/edited-course.ts';
import { positionSentence } from './curriculum-copy.ts';
import { type DropTarget, dropped, type Part } from './curriculum-moves.ts';

const lecture = (key: string): EditorLecture => ({
  key,
  title: key.toUpperCase(),
  isFreePreview: false,
  video: null,
  captions: null,
  resources: [],
});
const sections: EditorSection[] = [
  { key: 's1', title: 'One', lectures: ['a', 'b', 'c'].map(lecture) },
  { key: 's2', title: '', lectures: [lecture('d')] },
  { key: 's3', title: 'Three', lectures: [] },
];
const order = (list: EditorSection[]) =>
  list.map(({ key, lectures }) => `${key}:${lectures.map((one) => one.key).join('')}`).join(' ');
const drop = (kind: Part['kind'], key: string, target: DropTarget) =>
  order(dropped(sections, { kind, key }, target));

describe('dropping a lecture', () => {
  test('moves it before or after another one in its section', () => {
    expect(drop('lecture', 'a', { kind: 'lecture', key: 'c', side: 'after' })).toBe('s1:bca s2:d s3:');
    expect(drop('lecture', 'c', { kind: 'lecture', key: 'a', side: 'before' })).toBe('s1:cab s2:d s3:');
    expect(drop('lecture', 'a', { kind: 'lecture', key: 'c', side: 'before' })).toBe('s1:bac s2:d s3:');
  });
  test('moves it into another section at any position, even when that section is empty', () => {
    expect(drop('lecture', 'a', { kind: 'lecture', key: 'd', side: 'before' })).toBe('s1:bc s2:ad s3:');
    expect(drop('lecture', 'a', { kind: 'end', key: 's2', side: 'before' })).toBe('s1:bc s2:da s3:');
    expect(drop('lecture', 'a', { kind: 'end', key: 's3', side: 'before' })).toBe('s1:bc s2:d s3:a');
  });
  test('in its old place changes nothing, and returns the same sections', () => {
    for (const target of [
      { kind: 'lecture', key: 'b', side: 'before' },
      { kind: 'lecture', key: 'a', side: 'after' },
    ] as const)
      expect(dropped(sections, { kind: 'lecture', key: 'a' }, target)).toBe(sections);
    expect(dropped(sections, { kind: 'lecture', key: 'c' }, { kind: 'end', key: 's1', side: 'before' })).toBe(
      sections,
    );
  });
});

test('a section is dropped before or after another one', () => {
  expect(drop('section', 's1', { kind: 'section', key: 's3', side: 'after' })).toBe('s2:d s3: s1:abc');
  expect(drop('section', 's3', { kind: 'section', key: 's2', side: 'before' })).toBe('s1:abc s3: s2:d');
});

test('dragging never loses or duplicates a section or a lecture', () => {
  const part = fc.oneof(
    fc.record({ kind: fc.constant('lecture' as const), key: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ kind: fc.constant('section' as const), key: fc.constantFrom('s1', 's2', 's3') }),
  );
  const target = fc.oneof(
    fc.record({
      kind: fc.constant('lecture' as const),
      key: fc.constantFrom('a', 'b', 'c', 'd', 'gone'),
      side: fc.constantFrom('before' as const, 'after' as const),
    }),
    fc.record({
      kind: fc.constantFrom('section' as const, 'end' as const),
      key: fc.constantFrom('s1', 's2', 's3'),
      side: fc.constantFrom('before' as const, 'after' as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(part, target)), (drags) => {
      const after = drags.reduce((list, [dragged, over]) => dropped(list, dragged, over), sections);
      expect(after.map(({ key }) => key).sort()).toEqual(['s1', 's2', 's3']);
      expect(after.flatMap(({ lectures }) => lectures.map(({ key }) => key)).sort()).toEqual([
        'a',
        'b',
        'c',
        'd',
      ]);
    }),
  );
});

test('a part’s position is described in words, for sections without a title too', () => {
  expect(positionSentence(sections, { kind: 'lecture', key: 'b' })).toBe('“B” is lecture 2 of 3 in “One”.');
  expect(positionSentence(sections, { kind: 'lecture', key: 'd' })).toBe(
    '“D” is lecture 1 of 1 in “section 2”.',
  );
  expect(positionSentence(sections, { kind: 'section', key: 's3' })).toBe('“Three” is section 3 of 3.');
});
