import { expect, test } from 'vitest';
import { withChanges, withoutSaved } from './typed-fields.ts';

test('a draft has what differs from the form’s initial values, and keeps fields that are not shown', () => {
  const initial = { title: 'Plan', text: 'Old' };
  const typed: [string, string][] = [
    ['title', 'Plan'],
    ['text', ''],
    ['new', ''],
  ];
  expect(withChanges({ title: 'Mine', hidden: 'Yes' }, initial, typed)).toEqual({ text: '', hidden: 'Yes' });
});

test('what has been saved since is no longer part of a draft, even with other line breaks or spaces', () => {
  const saved = { text: 'One\r\nTwo', title: 'Theirs' };
  expect(withoutSaved({ text: 'One\nTwo ', title: 'Mine', when: '' }, saved)).toEqual({ title: 'Mine' });
});
