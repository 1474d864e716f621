import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../test/harness/memory-storage.ts';
import { findForm, keepForm } from './form-drafts.ts';
import { continueForm } from './use-draft-name.ts';

test('a draft moves to a new name, without its empty fields, and leaves nothing under the old one', () => {
  const { stored, open } = memoryStorage();
  keepForm('contact:visitor', { name: '', message: 'Hello' }, open);
  continueForm('contact:visitor', 'contact:1', open);
  expect(findForm('contact:1', open)).toEqual({ message: 'Hello' });
  expect([...stored.keys()]).toEqual(['milepost:form:contact:1']);
  keepForm('contact:1', { name: 'Ada', message: 'Hello' }, open);
  continueForm('contact:visitor', 'contact:1', open);
  expect(findForm('contact:1', open)).toEqual({ name: 'Ada', message: 'Hello' });
});
