import { expect, test } from 'vitest';
import { bodyOf, edit, emptyCourse } from './editor-state.ts';
import { currentErrors } from './visible-errors.ts';

const errors = {
  title: 'Please enter a title.',
  subtitle: 'Please enter a subtitle.',
  'sections.0.title': 'Please give every section a title.',
  sections: 'Add at least one lecture that is not the free preview.',
};

test('an error stays until its field is changed, in fields and in the curriculum', () => {
  const sent = bodyOf(emptyCourse);
  expect(currentErrors(errors, sent, bodyOf(emptyCourse))).toEqual(errors);
  const retitled = edit(emptyCourse, { type: 'field', name: 'title', value: 'T' });
  expect(Object.keys(currentErrors(errors, sent, bodyOf(retitled)))).toEqual([
    'subtitle',
    'sections.0.title',
    'sections',
  ]);
  const named = edit(emptyCourse, { type: 'renameSection', section: 'first', title: 'One' });
  expect(Object.keys(currentErrors(errors, sent, bodyOf(named)))).toEqual(['title', 'subtitle']);
});

test('an error about a part does not move to the part that replaces it', () => {
  const two = edit(emptyCourse, { type: 'addSection', key: 'second' });
  const named = edit(two, { type: 'renameSection', section: 'second', title: 'Two' });
  const swapped = edit(named, { type: 'moveSection', section: 'second', by: -1 });
  const untitled = { 'sections.0.title': 'Please give every section a title.' };
  expect(currentErrors(untitled, bodyOf(named), bodyOf(swapped))).toEqual({});
});
