import { expect, test } from 'vitest';
import { chosenFrom, savedInstead, ticked } from './saved-instead.ts';

const fields = {
  title: { label: 'Title' },
  text: { label: 'Text' },
  shown: { label: 'Show it', show: ticked },
  when: { label: 'When', show: chosenFrom([{ value: 'now', label: 'At once' }]) },
  second: { label: 'Time', read: (typed: string) => String(Number(typed)) },
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
