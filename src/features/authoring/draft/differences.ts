import type { EditorFields, EditorState } from './edited-course.ts';
import { bodyOf } from './editor-state.ts';

const names: Record<keyof EditorFields, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  category: 'Category',
  level: 'Level',
  language: 'Language',
  price: 'Price',
  discountPrice: 'Discount price',
  learningOutcomes: 'What learners will be able to do',
  requirements: 'Requirements',
  welcomeMessage: 'Welcome message',
  communityLink: 'Community link',
  certificationAvailable: 'Certificate',
  minCompletionPercentage: 'Completion needed for the certificate',
};
const amounts: (keyof EditorFields)[] = ['price', 'discountPrice', 'minCompletionPercentage'];

/** The parts of a course that two people left different, by the names they have in the editor. */
export function differences(mine: EditorState, theirs: EditorState): string[] {
  const fields = (Object.keys(names) as (keyof EditorFields)[])
    .filter((name) => readingOf(mine, name) !== readingOf(theirs, name))
    .map((name) => names[name]);
  const thumbnail = mine.thumbnail?.publicId === theirs.thumbnail?.publicId ? [] : ['Thumbnail'];
  const curriculum = curriculumOf(mine) === curriculumOf(theirs) ? [] : ['Curriculum'];
  return [...fields, ...thumbnail, ...curriculum];
}

/** `49` and `49.00` are one amount. */
function readingOf({ fields }: EditorState, name: keyof EditorFields): string | number | boolean {
  const value = fields[name];
  if (typeof value === 'boolean') return value;
  return amounts.includes(name) && value !== '' ? Number(value) : value.trim();
}

/** As it reads: what replaced a part and looks just the same is no difference to anybody. */
const curriculumOf = (state: EditorState): string =>
  JSON.stringify(bodyOf(state).sections, (name, value: unknown) => (name === '_id' ? undefined : value));
