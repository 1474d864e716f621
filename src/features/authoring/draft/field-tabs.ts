import { courseField, type FieldName, fieldNames } from '../../../contract/course/fields.ts';

/** The tabs of the course editor. */
export type TabId = 'details' | 'curriculum' | 'settings';

/** The tab that contains a field of a course. */
export function tabOf(field: string): TabId {
  if (field.startsWith('sections')) return 'curriculum';
  if (field === 'thumbnail') return 'settings';
  return isCourseField(field) && isOnSettings(field) ? 'settings' : 'details';
}

const isCourseField = (name: string): name is FieldName => fieldNames.some((known) => known === name);

const isOnSettings = (name: FieldName): boolean =>
  ['settings', 'certificate'].includes(courseField(name).place);
