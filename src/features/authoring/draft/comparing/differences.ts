import { courseField, type FieldName, fieldNames } from '../../../../contract/course/fields.ts';
import type { EditorState } from '../edited-course.ts';
import { bodyOf } from '../editor-state.ts';

/** The parts in which two versions of a course differ, by their names in the editor. */
export function differences(mine: EditorState, theirs: EditorState): string[] {
  const fields = fieldNames
    .filter((name) => readingOf(mine, name) !== readingOf(theirs, name))
    .map((name) => courseField(name).label);
  const thumbnail = mine.thumbnail?.publicId === theirs.thumbnail?.publicId ? [] : ['Thumbnail'];
  const curriculum = curriculumOf(mine) === curriculumOf(theirs) ? [] : ['Curriculum'];
  return [...fields, ...thumbnail, ...curriculum];
}

/** A field's value for comparison: numbers by value, so that `49` and `49.00` are the same amount. */
function readingOf({ fields }: EditorState, name: FieldName): string | number | boolean {
  const [value, { kind }] = [fields[name], courseField(name)];
  const isNumber = kind === 'dollars' || kind === 'percent' || kind === 'months';
  if (typeof value === 'boolean') return value;
  return isNumber && value !== '' ? Number(value) : value.trim();
}

/** The curriculum without ids: to the author, replacing a part with an identical one makes no difference. */
const curriculumOf = (state: EditorState): string =>
  JSON.stringify(bodyOf(state).sections, (name, value: unknown) => (name === '_id' ? undefined : value));
