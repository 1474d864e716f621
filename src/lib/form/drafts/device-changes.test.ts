import { expect, test } from 'vitest';
import { memoryStorage } from '../../../../test/harness/memory-storage.ts';
import { deviceChanges, withoutSent } from './device-changes.ts';

const isNumber = (value: unknown) => typeof value === 'number';

/** Two tabs of one browser. */
function tabs() {
  const { stored, open } = memoryStorage();
  const tab = () => deviceChanges<number>('changes', isNumber, open);
  return { stored, open, tab, first: tab(), second: tab() };
}

test('what one tab stores is not removed by another, and what one has sent is not sent again', () => {
  const { stored, first, second, tab } = tabs();
  first.update((before) => ({ ...before, a: 1 }));
  second.update((before) => ({ ...before, b: 2 }));
  expect(tab().read()).toEqual({ a: 1, b: 2 });
  first.update((before) => ({ ...before, a: 3 }));
  second.update((before) => withoutSent(before, 'a', 1));
  first.update((before) => withoutSent(before, 'b', 2));
  expect(second.read()).toEqual({ a: 3 });
  first.update((before) => withoutSent(before, 'a', 3));
  expect([second.read(), stored.size]).toEqual([{}, 0]);
});

test('what cannot be stored lasts as long as the page, and is stored once there is room', () => {
  const { open, tab } = tabs();
  let isFull = true;
  const full = () => ({
    ...open(),
    setItem: (name: string, value: string) => {
      if (isFull) throw new Error('full');
      open().setItem(name, value);
    },
  });
  const changes = deviceChanges<number>('changes', isNumber, full);
  changes.update((before) => ({ ...before, a: 1 }));
  expect([changes.read(), tab().read()]).toEqual([{ a: 1 }, {}]);
  isFull = false;
  changes.update((before) => ({ ...before, b: 2 }));
  expect(tab().read()).toEqual({ a: 1, b: 2 });
});

test('unreadable data counts as none', () => {
  const { stored, first } = tabs();
  for (const text of ['nonsense', 'null', '7', '{"a":"b"}']) {
    stored.set('changes', text);
    expect(first.read()).toEqual({});
  }
});

test('a change that was replaced while it was being sent stays, whether or not it was stored in between', () => {
  const sent = { text: 'x' };
  const newer = { a: { text: 'xy' } };
  expect(withoutSent(newer, 'a', sent)).toBe(newer);
  expect(withoutSent({ a: { text: 'x' }, b: { text: 'y' } }, 'a', sent)).toEqual({ b: { text: 'y' } });
});
