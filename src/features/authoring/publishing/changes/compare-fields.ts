import { columnOf, courseField, type FieldName, fieldNames } from '../../../../contract/course/fields.ts';
import { formatUsd, toDollars } from '../../../../contract/money/money.ts';
import { counted } from '../../../../contract/text/time/formats.ts';
import { newCourseColumns } from '../../draft/typed/typed-values.ts';
import type { FieldChange } from './contract.ts';
import { linePassages, replaced, wordPassages } from './passages.ts';
import type { CourseVersion } from './version.ts';

/** The fields in which two versions differ, in the editor's order. */
export function fieldChanges(before: CourseVersion, after: CourseVersion): FieldChange[] {
  const fields = fieldNames.map((name) => changeOf(name, before, after));
  const thumbnail: FieldChange = {
    name: 'thumbnail',
    label: 'Thumbnail',
    as: 'words',
    passages: thumbnailPassages(before.thumbnailAssetId, after.thumbnailAssetId),
  };
  return [...fields, thumbnail].filter(({ passages }) => passages.length > 0);
}

const thumbnailPassages = (before: string | null, after: string | null) =>
  before === after ? [] : replaced(before ? 'The approved image' : 'None', after ? 'Another image' : 'None');

function changeOf(name: FieldName, before: CourseVersion, after: CourseVersion): FieldChange {
  const { kind, label } = courseField(name);
  const [old, now] = [storedIn(name, before), storedIn(name, after)];
  if (kind === 'lines')
    return { name, label, as: 'lines', passages: linePassages(old as string[], now as string[]) };
  if (kind === 'line' || kind === 'text')
    return { name, label, as: 'words', passages: wordPassages(old as string, now as string) };
  return { name, label, as: 'words', passages: replaced(readable(name, old), readable(name, now)) };
}

/** A version from before a field existed has its initial value. */
const storedIn = (name: FieldName, { fields }: CourseVersion): unknown =>
  ({ ...newCourseColumns, ...fields })[columnOf(name)];

function readable(name: FieldName, value: unknown): string {
  const { kind } = courseField(name);
  if (value === null || value === '') return 'None';
  if (kind === 'flag') return value ? 'Yes' : 'No';
  if (kind === 'dollars') return formatUsd(toDollars(value as number));
  if (kind === 'percent') return `${value}%`;
  if (kind === 'months') return counted(value as number, 'month');
  return String(value);
}
