import { expect, test } from 'vitest';
import { asNumber, chosenFrom, savedInstead, ticked } from './saved-instead.ts';

const fields = {
  title: { label: 'Title' },
  text: { label: 'Text' },
  shown: { label: 'Show it', show: ticked },
  when: { label: 'When', show: chosenFrom([{ value: 'now', label: 'At once' }]) },
  second: { label: 'Time', read: asNumber },
};

test('lists the fields whose saved value differs from what was sent, in the form’s order', () => {
  const sent = { second: '90', when: 'later', shown: 'on', text: 'One', title: 'Mine', revision: '1' };
  const saved = { title: 'Theirs', text: '', when: 'now', second: '60', revision: '2' };
  expect(savedInstead(fields, sent, saved)).toEqual([
    { label: 'Title', value: '“Theirs”' },
    { label: 'Text', value: 'empty' },
    { label: 'Show it', value: 'not ticked' },
    { label: 'When', value: 'At once' },
    { label: 'Time', value: '“60”' },
  ]);
});

test('the same value typed in another way is not a difference', () => {
  const sent = { text: ' One\r\nTwo ', second: '060' };
  expect(savedInstead(fields, sent, { title: '', text: 'One\nTwo', second: '60' })).toEqual([]);
});

test('a number that the server would refuse differs from the saved one', () => {
  const second = (typed: string) => savedInstead(fields, { second: typed }, { second: '1' });
  expect(second(' 1.0')).toEqual([]);
  expect(second('1,000')).toEqual([{ label: 'Time', value: '“1”' }]);
  expect(second('')).toEqual([{ label: 'Time', value: '“1”' }]);
});
