import { expect, test } from 'vitest';
import type { EditorState } from '../edited-course.ts';
import { emptyCourse } from '../editor-state.ts';
import { differences } from './differences.ts';

const course: EditorState = { ...emptyCourse, fields: { ...emptyCourse.fields, title: 'One', price: '49' } };
const withFields = (fields: Partial<EditorState['fields']>): EditorState => ({
  ...course,
  fields: { ...course.fields, ...fields },
});

test('two versions differ only where they read differently, however the values were typed', () => {
  expect(differences(course, withFields({ title: ' One ', price: '49.00' }))).toEqual([]);
  expect(differences(course, withFields({ title: 'Two', certificationAvailable: false }))).toEqual([
    'Title',
    'Certificate',
  ]);
  expect(differences(course, withFields({ discountPrice: '0' }))).toEqual(['Discount price']);
});

test('images and curricula count as a whole', () => {
  const other = { ...course, thumbnail: { url: '', publicId: 'p' }, sections: [] };
  expect(differences(course, other)).toEqual(['Thumbnail', 'Curriculum']);
});
