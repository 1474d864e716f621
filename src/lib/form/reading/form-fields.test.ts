import { expect, test } from 'vitest';
import { text } from './form-fields.ts';

test('a file sent in place of a text counts as empty', () => {
  const form = new FormData();
  form.set('name', new File(['Ada'], 'name.txt'));
  form.set('bio', 'Plans bridges.');
  expect([text(form, 'name'), text(form, 'bio'), text(form, 'website')]).toEqual(['', 'Plans bridges.', '']);
});
