import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../test/harness/memory-storage.ts';
import { findForm, keepForm } from './form-drafts.ts';
import { continueDraft, findDraft, keepDraft } from './versioned-draft.ts';

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
