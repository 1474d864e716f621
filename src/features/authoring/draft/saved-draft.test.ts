import { describe, expect, test } from 'vitest';
import type { EditorState } from './edited-course.ts';
import { emptyCourse } from './editor-state.ts';
import { type DraftStorage, draftKey, findDraft, forgetDraft, keepDraft } from './saved-draft.ts';

function newStorage(): DraftStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
const key = draftKey('ann', 'course-1');
const at = '2026-11-21T14:32:00.000Z';
const state: EditorState = {
  ...emptyCourse,
  fields: { ...emptyCourse.fields, title: 'Half a thought' },
  sections: [
    {
      key: 's',
      title: 'One',
      lectures: [
        {
          key: 'l',
          title: 'First',
          isFreePreview: false,
          video: null,
          upload: { name: 'first.mp4', percent: 40, held: 'paused' },
          captions: null,
          resources: [],
        },
      ],
    },
  ],
};

describe('a saved draft', () => {
  test('is restored with the version it started from, for its person and course only', () => {
    const storage = newStorage();
    keepDraft(storage, key, { state, version: 3, at });
    expect(findDraft(storage, key)).toMatchObject({ version: 3, at, state: { fields: state.fields } });
    expect(findDraft(storage, draftKey('bob', 'course-1'))).toBeNull();
    expect(findDraft(storage, draftKey('ann', undefined))).toBeNull();
    forgetDraft(storage, key);
    expect(findDraft(storage, key)).toBeNull();
  });

  test('names the uploads that were in progress, and does not show them as running', () => {
    const storage = newStorage();
    keepDraft(storage, key, { state, at });
    const upload = findDraft(storage, key)?.state.sections[0]?.lectures[0]?.upload;
    expect(upload).toMatchObject({ name: 'first.mp4', percent: 40, isLost: true });
    expect(upload?.held).toBeUndefined();
  });

  test('is restored after a field has been added to the product; the field starts empty', () => {
    const storage = newStorage();
    const { requirements: _added, ...fields } = state.fields;
    storage.setItem(key, JSON.stringify({ format: 1, at, state: { ...state, fields } }));
    expect(findDraft(storage, key)?.state.fields).toEqual({ ...state.fields, requirements: '' });
  });

  test.each([
    ['no JSON', '{"format":1'],
    ['another format', JSON.stringify({ format: 0, state, at })],
    [
      'a field of another type',
      JSON.stringify({ format: 1, at, state: { ...state, fields: { ...state.fields, price: 49 } } }),
    ],
    ['no title', JSON.stringify({ format: 1, at, state: { ...state, fields: {} } })],
    ['no state', JSON.stringify({ format: 1, at })],
    ['a list', '[]'],
  ])('is not offered when it is %s', (_what, stored) => {
    const storage = newStorage();
    storage.setItem(key, stored);
    expect(findDraft(storage, key)).toBeNull();
  });

  test('is silently dropped when the storage is full', () => {
    const full = {
      ...newStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDraft(full, key, { state, at })).not.toThrow();
  });
});
