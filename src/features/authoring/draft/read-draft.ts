import { columnOf, courseField, type FieldColumns, fieldNames } from '../../../contract/course/fields.ts';
import { isId } from '../../../contract/ids.ts';
import { toCents } from '../../../contract/money/money.ts';
import type { CourseBody } from '../contract.ts';
import type { CourseDraft } from './draft.ts';
import { newCourseColumns } from './typed/typed-values.ts';

type Stored = FieldColumns & Pick<CourseDraft, 'thumbnailAssetId'>;

/**
 * Reads the ids of parts. Of several parts with the same id, only the first is the existing one: otherwise all would be
 * written to the same row, and only the last would be stored.
 */
function idReader() {
  const taken = new Set<string>();
  return (id: string | undefined): string | undefined => {
    const known = id?.toLowerCase();
    if (!known || !isId(known) || taken.has(known)) return undefined;
    taken.add(known);
    return known;
  };
}

/** Turns a request into a draft; fields left out keep the course's value, or the initial value of a new course. */
export function readDraft(
  body: CourseBody,
  stored: Stored = { ...newCourseColumns, thumbnailAssetId: null },
): CourseDraft {
  const knownId = idReader();
  return {
    ...columnsIn(body, stored),
    thumbnailAssetId:
      body.thumbnail === undefined ? stored.thumbnailAssetId : (body.thumbnail?.publicId ?? null),
    sections: inOrder(body.sections).map((section) => ({
      id: knownId(section._id),
      title: section.title,
      lectures: section.lectures.map((lecture) => ({
        id: knownId(lecture._id),
        title: lecture.title,
        isFreePreview: lecture.isFreePreview ?? lecture.isFree ?? false,
        practiceMinutes: lecture.practiceMinutes,
        opens: lecture.opens,
        ...contentOf(lecture),
        captionsAssetId: lecture.captions === undefined ? undefined : (lecture.captions?.publicId ?? null),
        resources: lecture.resources?.map(({ title, publicId }) => ({ title, assetId: publicId })),
      })),
    })),
  };
}

/** The columns for a lecture's content; those of the other kinds are emptied. */
function contentOf({ kind, video, body, quizId }: CourseBody['sections'][number]['lectures'][number]) {
  return {
    kind,
    videoAssetId: kind === 'video' ? (video?.publicId ?? null) : null,
    body: kind === 'text' ? body : '',
    quizId: kind === 'quiz' ? (quizId ?? null) : null,
  };
}

function columnsIn(body: CourseBody, stored: FieldColumns): FieldColumns {
  const columns = fieldNames.map((name) => {
    const [column, value] = [columnOf(name), body[name]];
    if (value === undefined) return [column, stored[column]];
    const isAmount = courseField(name).kind === 'dollars' && typeof value === 'number';
    return [column, isAmount ? toCents(value) : value];
  });
  return Object.fromEntries(columns) as FieldColumns;
}

/** Sorts sections by their positions; the default is the index in the list. */
const inOrder = (sections: CourseBody['sections']) =>
  sections
    .map((section, index) => ({ section, at: section.position ?? index }))
    .sort((one, other) => one.at - other.at)
    .map(({ section }) => section);
