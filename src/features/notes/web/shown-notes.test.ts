import { expect, test } from 'vitest';
import type { Note } from '../contract.ts';
import { shownNotes } from './shown-notes.ts';
import { withChange, withRefusal } from './waiting-notes.ts';

const note = (_id: string, second: number, lectureId = 'one'): Note => ({
  _id,
  lecture: { _id: lectureId, title: lectureId },
  second,
  text: `stored ${_id}`,
  createdAt: '2026-05-03T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
});
const content = (second: number, text: string, lectureId = 'one') => ({ lectureId, second, text });

test('unsent changes on the device add, replace and remove notes from the server', () => {
  const waiting = {
    b: { content: content(9, 'changed') },
    c: { content: null },
    d: { content: content(1, 'new') },
    e: { content: content(1, 'elsewhere', 'two') },
  };
  const shown = shownNotes([note('a', 5), note('b', 2), note('c', 3), note('x', 1, 'two')], waiting, 'one');
  expect(shown.map(({ text, state }) => [text, state])).toEqual([
    ['new', 'waiting'],
    ['stored a', 'saved'],
    ['changed', 'waiting'],
  ]);
});

test('a refused note stays, with the reason', () => {
  const change = { content: content(1, 'x') };
  const waiting = withRefusal({ a: change }, 'a', change, 'Too many');
  expect(shownNotes([], waiting, 'one')).toMatchObject([{ state: 'refused', reason: 'Too many' }]);
});

test('a refusal does not mark what was written while the change was being sent', () => {
  const sent = { content: content(1, 'x') };
  const waiting = withChange({ a: sent }, 'a', { content: content(1, 'xy') });
  expect(withRefusal(waiting, 'a', sent, 'no')).toBe(waiting);
});
