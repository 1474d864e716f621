import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lectureChanges } from './compare-curriculum.ts';
import { linePassages, wordPassages } from './passages.ts';
import type { CourseVersion, VersionLecture } from './version.ts';

const lecture = (id: string, change: Partial<VersionLecture> = {}): VersionLecture => ({
  id,
  title: `Lecture ${id}`,
  kind: 'text',
  isFreePreview: false,
  practiceMinutes: 0,
  seconds: 0,
  video: null,
  captionsId: null,
  body: '',
  quizId: null,
  resources: [],
  ...change,
});
const version = (lectures: VersionLecture[]): CourseVersion => ({
  fields: {} as CourseVersion['fields'],
  thumbnailAssetId: null,
  sections: [{ id: 's', title: 'Section', lectures }],
});
const changes = (before: VersionLecture[], after: VersionLecture[]) =>
  lectureChanges(version(before), version(after));

test('without the added words the old text is left, and without the removed words the new one', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 12 }), fc.lorem({ maxCount: 12 }), (before, after) => {
      const passages = wordPassages(before, after);
      const without = (kind: string) =>
        passages
          .filter((passage) => passage.kind !== kind)
          .map(({ text }) => text)
          .join('');
      if (before === after) expect(passages).toEqual([]);
      else expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('the texts of a large course are compared word by word up to a million characters', () => {
  const texts = (word: string) =>
    Array.from({ length: 60 }, (_, index) =>
      lecture(String(index), { body: `${word} ${'word '.repeat(7_999)}` }),
    );
  const kinds = changes(texts('old'), texts('new')).map(({ text }) => text.map(({ kind }) => kind).join());
  expect(kinds.slice(0, 24)).toEqual(Array(24).fill('removed,added,same'));
  expect(kinds.slice(25)).toEqual(Array(35).fill('removed,added'));
});

test('a long unchanged text is cut around the change', () => {
  const long = 'word '.repeat(200);
  const passages = wordPassages(`${long}old ${long}`, `${long}new ${long}`);
  expect(passages.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(passages[0]!.text).toMatch(/^…/);
  expect(passages.at(-1)!.text).toMatch(/…$/);
  expect(passages[0]!.text.length).toBeLessThan(130);
});

test('texts with nothing in common are shown one after the other, quickly', () => {
  const [before, after] = ['a ', 'b '].map((word) =>
    Array.from({ length: 5000 }, (_, at) => `${word}${at}`).join(' '),
  );
  expect(wordPassages(before!, after!).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('lists without a change have no passages', () => {
  expect(linePassages(['one', 'two'], ['one', 'two'])).toEqual([]);
});

test('moving one lecture is one change, not a change to all the others', () => {
  const parts = ['a', 'b', 'c', 'd'].map((id) => lecture(id));
  const [a, b, c, d] = parts as [VersionLecture, VersionLecture, VersionLecture, VersionLecture];
  expect(changes(parts, [d, a, b, c]).map(({ _id, isMoved }) => [_id, isMoved])).toEqual([['d', true]]);
  expect(changes(parts, parts)).toEqual([]);
});

test('everything about a lecture is compared', () => {
  const before = lecture('a', {
    kind: 'video',
    video: { id: 'v', name: 'intro.mp4' },
    seconds: 61,
    captionsId: 'c',
    resources: [{ id: 'r', title: 'Plan' }],
  });
  const after = {
    ...before,
    video: { id: 'w', name: 'intro-2.mp4' },
    seconds: 120,
    captionsId: null,
    isFreePreview: true,
    resources: [{ id: 's', title: 'Log' }],
  };
  expect(changes([before], [after])[0]?.details).toEqual([
    'Video replaced: intro.mp4 (1 min) → intro-2.mp4 (2 min).',
    'Is now the free preview.',
    'Captions removed.',
    'Resource added: Log.',
    'Resource removed: Plan.',
  ]);
  expect(
    changes([lecture('a', { kind: 'quiz', quizId: 'q' })], [lecture('a', { kind: 'quiz', quizId: 'p' })])[0]
      ?.details,
  ).toEqual(['Another quiz was chosen.']);
  expect(
    changes([lecture('a', { body: 'Old text' })], [lecture('a', { kind: 'quiz', quizId: 'p' })])[0],
  ).toMatchObject({ details: ['Was a text, is now a quiz.'], text: [{ kind: 'removed', text: 'Old text' }] });
});
