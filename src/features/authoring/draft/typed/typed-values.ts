import {
  columnOf,
  courseField,
  type FieldColumns,
  type FieldName,
  fieldNames,
} from '../../../../contract/course/fields.ts';
import type { CourseInput, FullCourse } from '../../contract.ts';
import type { EditorFields } from '../edited-course.ts';

type Value = FullCourse[FieldName];

/** The initial values of a new course's columns. */
export const newCourseColumns = Object.fromEntries(
  fieldNames.map((name) => [columnOf(name), newValue(name)]),
) as FieldColumns;

/** The initial values of a new course in the editor. */
export const newFields: EditorFields = fieldsFrom((name) => typedValue(newValue(name)));

/** A course's fields as typed in the editor. */
export const typedFields = (course: Pick<FullCourse, FieldName>): EditorFields =>
  fieldsFrom((name) => typedValue(course[name]));

/** The editor's request: as typed, because the server reports errors. */
export const sentFields = (fields: EditorFields): Pick<CourseInput, FieldName> =>
  fieldsFrom((name) => {
    const field = courseField(name);
    // While its flag is off the field is hidden, so a wrong value could not be corrected.
    if ('onlyWith' in field && !fields[field.onlyWith as FieldName]) return undefined;
    return field.kind === 'percent' ? Number(fields[name]) : fields[name];
  });

function fieldsFrom<Fields>(read: (name: FieldName) => unknown): Fields {
  return Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as Fields;
}

function newValue(name: FieldName): Value {
  const field = courseField(name);
  if ('initial' in field && field.initial !== undefined) return field.initial;
  if (field.kind === 'lines') return [];
  return field.kind === 'dollars' || field.kind === 'link' || field.kind === 'months' ? null : '';
}

function typedValue(value: Value): string | boolean {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}
