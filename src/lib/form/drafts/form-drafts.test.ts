import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../test/harness/memory-storage.ts';
import { continueDraft, findDraft, forgetPerson, keepDraft } from './form-drafts.ts';

test('a draft is found as it was typed, with its version and the id of the new record', () => {
  const { open } = memoryStorage();
  const draft = { version: '1', id: 'post-1', fields: { name: 'Ada', message: 'Hello' } };
  keepDraft('contact:visitor', draft, open);
  expect(findDraft('contact:visitor', open)).toEqual(draft);
  expect(findDraft('register', open)).toEqual({ fields: {} });
});

test('once everything typed is deleted again, nothing is stored', () => {
  const { stored, open } = memoryStorage();
  keepDraft('quiz:1', { version: '1', fields: { title: 'Mine' } }, open);
  keepDraft('quiz:1', { version: '1', fields: {} }, open);
  expect(stored.size).toBe(0);
});

test('what a visitor typed moves to the user who signs in, and leaves nothing under the old key', () => {
  const { stored, open } = memoryStorage();
  keepDraft('contact:visitor', { fields: { message: 'Hello' } }, open);
  continueDraft('contact', '1', open);
  expect([...stored.keys()]).toEqual(['milepost:form:contact:1']);
  expect(findDraft('contact:1', open)).toEqual({ fields: { message: 'Hello' } });
  keepDraft('contact:1', { id: 'post-1', fields: { name: 'Ada', message: 'Hello' } }, open);
  continueDraft('contact', '1', open);
  expect(findDraft('contact:1', open)).toEqual({ id: 'post-1', fields: { name: 'Ada', message: 'Hello' } });
});

test('unreadable data is ignored, and unavailable storage counts as empty', () => {
  const { stored, open } = memoryStorage();
  for (const unreadable of ['nonsense', 'null', '7', '{"": "1", " ": "post-1", "title": "Mine"}']) {
    stored.set('milepost:form:quiz:1', unreadable);
    expect(findDraft('quiz:1', open), unreadable).toEqual({ fields: {} });
  }
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(findDraft('register', forbidden)).toEqual({ fields: {} });
  expect(() => keepDraft('register', { fields: { name: 'Ada' } }, forbidden)).not.toThrow();
});

test('a person’s data is removed, with the uploads they did not finish, and the device’s settings stay', () => {
  const stored: Record<string, string> = {
    'milepost:course-draft:1': '{}',
    'milepost:player': '{}',
    'milepost:home-video': 'sound',
    'tus::tus-br-film.mp4-video/mp4::1': '{}',
    __paypal_storage__: '{}',
    'another-site': '',
  };
  Object.defineProperty(stored, 'removeItem', { value: (name: string) => delete stored[name] });
  vi.stubGlobal('window', { localStorage: stored, sessionStorage: stored });
  forgetPerson();
  vi.unstubAllGlobals();
  expect(Object.keys(stored)).toEqual(['milepost:player', 'milepost:home-video', 'another-site']);
});
