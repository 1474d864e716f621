import { expect, test } from 'vitest';
import type { Note } from '../contract.ts';
import { shownNotes } from './shown-notes.ts';
import { afterSending, withChange, withRefusal } from './waiting-notes.ts';

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
  const waiting = withChange({ a: sent }, 'a', { content: content(1, 'xy'), replaces: 'x' });
  expect(withRefusal(waiting, 'a', sent, 'no')).toBe(waiting);
});

test('a later change to an unsent one still replaces what the server has', () => {
  const first = withChange({}, 'a', { content: content(1, 'x'), replaces: 'stored' });
  const second = withChange(first, 'a', { content: content(1, 'xy'), replaces: 'x' });
  expect(second).toEqual({ a: { content: content(1, 'xy'), replaces: 'stored' } });
  expect(withChange(second, 'a', { content: null, replaces: 'xy' })).toEqual({
    a: { content: null, replaces: 'stored' },
  });
});

test('a change made while an earlier one is being sent replaces what was sent', () => {
  const sent = { content: content(1, 'x'), replaces: 'stored' };
  const waiting = withChange({ a: sent }, 'a', { content: content(1, 'xy'), replaces: 'x' });
  expect(afterSending(waiting, 'a', sent)).toEqual({ a: { content: content(1, 'xy'), replaces: 'x' } });
  expect(afterSending({ a: sent }, 'a', sent)).toEqual({});
});

test('a note whose deletion was refused is shown again', () => {
  const sent = { content: null, replaces: 'seen' };
  const waiting = withRefusal({ a: sent }, 'a', sent, 'It has changed.');
  expect(shownNotes([note('a', 1)], waiting, 'one')).toMatchObject([{ text: 'stored a' }]);
});

test('an unsent text from another tab survives a change or a deletion by someone who has not seen it', () => {
  const other = { content: content(1, 'other'), replaces: 'stored' };
  const mine = { content: content(1, 'mine'), replaces: 'stored' };
  const waiting = withChange({ a: other }, 'a', mine);
  expect(waiting).toMatchObject({ a: other });
  expect(Object.values(waiting)).toEqual([other, mine]);
  expect(withChange({ a: other }, 'a', { content: null, replaces: 'stored' })).toEqual({ a: other });
});
