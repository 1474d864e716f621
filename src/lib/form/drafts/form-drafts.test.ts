import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../../test/harness/memory-storage.ts';
import { findForm, forgetPerson, keepForm } from './form-drafts.ts';

test('a form is restored as it was typed', () => {
  const { open } = memoryStorage();
  keepForm('contact:visitor', { name: 'Ada', message: 'Hello' }, open);
  expect(findForm('contact:visitor', open)).toEqual({ name: 'Ada', message: 'Hello' });
  expect(findForm('register', open)).toEqual({});
});

test('a form without input leaves nothing behind', () => {
  const { stored, open } = memoryStorage();
  keepForm('register', { name: 'Ada' }, open);
  keepForm('register', {}, open);
  expect(stored.size).toBe(0);
});

test('unreadable data is ignored, and unavailable storage counts as empty', () => {
  const { stored, open } = memoryStorage();
  stored.set('milepost:form:register', '{"name": 7, "email": "ada@example.com"}');
  expect(findForm('register', open)).toEqual({ email: 'ada@example.com' });
  stored.set('milepost:form:register', 'nonsense');
  expect(findForm('register', open)).toEqual({});
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(findForm('register', forbidden)).toEqual({});
  expect(() => keepForm('register', { name: 'Ada' }, forbidden)).not.toThrow();
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
