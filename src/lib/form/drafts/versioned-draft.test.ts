import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../test/harness/memory-storage.ts';
import { findForm, keepForm } from './form-drafts.ts';
import { continueDraft, findDraft, idField, isSavedDraft, keepDraft } from './versioned-draft.ts';

test('what a visitor typed moves to the user who signs in, and leaves nothing under the old key', () => {
  const { stored, open } = memoryStorage();
  keepForm('contact:visitor', { message: 'Hello' }, open);
  continueDraft('contact', '1', open);
  expect([...stored.keys()]).toEqual(['milepost:form:contact:1']);
  expect(findForm('contact:1', open)).toEqual({ message: 'Hello' });
  keepForm('contact:1', { name: 'Ada', message: 'Hello' }, open);
  continueDraft('contact', '1', open);
  expect(findForm('contact:1', open)).toEqual({ name: 'Ada', message: 'Hello' });
});

test('what was typed over one version is not restored over another, and is then replaced', () => {
  const { open } = memoryStorage();
  const first = { name: 'quiz:1', version: '1' };
  const second = { name: 'quiz:1', version: '2' };
  keepDraft(first, { title: 'Mine', introduction: '' }, open);
  expect(findDraft(first, open)).toEqual({ title: 'Mine', introduction: '' });
  expect(findDraft(second, open)).toEqual({});
  expect(findDraft({ name: 'quiz:1', version: '' }, open)).toEqual({});
  keepDraft(second, { title: 'Ours' }, open);
  expect(findDraft(second, open)).toEqual({ title: 'Ours' });
  expect(findDraft(first, open)).toEqual({});
});

test('once everything typed is deleted again, nothing is stored', () => {
  const { stored, open } = memoryStorage();
  const draft = { name: 'quiz:1', version: '1' };
  keepDraft(draft, { title: 'Mine' }, open);
  keepDraft(draft, {}, open);
  expect(stored.size).toBe(0);
});

test('a draft counts as saved only while it is what was saved under its id', () => {
  const saved = { 'post-1': { body: 'First line\nSecond line' } };
  expect(isSavedDraft({ [idField]: 'post-1', body: 'First line\r\nSecond line ' }, saved)).toBe(true);
  expect(isSavedDraft({ [idField]: 'post-1', body: 'First line\nSecond line, continued' }, saved)).toBe(
    false,
  );
  expect(isSavedDraft({ [idField]: 'post-2', body: 'First line\nSecond line' }, saved)).toBe(false);
  expect(isSavedDraft({}, saved)).toBe(false);
});
