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
  expect(shown.map(({ text, unsent }) => [text, unsent !== undefined])).toEqual([
    ['new', true],
    ['stored a', false],
    ['changed', true],
  ]);
});

test('a refused note stays, with the reason', () => {
  const change = { content: content(1, 'x') };
  const waiting = withRefusal({ a: change }, 'a', change, 'Too many');
  expect(shownNotes([], waiting, 'one')).toMatchObject([{ unsent: { refused: 'Too many' } }]);
});

test('a refusal does not mark what was written while the change was being sent', () => {
  const sent = { content: content(1, 'x') };
  const waiting = withChange({ a: sent }, 'a', { content: { ...content(1, 'xy'), replaces: 'x' } });
  expect(withRefusal(waiting, 'a', sent, 'no')).toBe(waiting);
});

test('a later change to an unsent one still replaces what the server has', () => {
  const first = withChange({}, 'a', { content: { ...content(1, 'x'), replaces: 'stored' } });
  const second = withChange(first, 'a', { content: { ...content(1, 'xy'), replaces: 'x' } });
  expect(second).toEqual({ a: { content: { ...content(1, 'xy'), replaces: 'stored' } } });
});

test('an unsent change from another tab is not replaced by one that began without it', () => {
  const other = { content: { ...content(1, 'other'), replaces: 'stored' } };
  const mine = { content: { ...content(1, 'mine'), replaces: 'stored' } };
  const waiting = withChange({ a: other }, 'a', mine);
  expect(waiting).toMatchObject({ a: other });
  expect(Object.values(waiting)).toEqual([other, mine]);
});
