import { courseField, fieldNames } from '../../../contract/course/fields.ts';
import { plainNumber } from '../../../contract/money/plain-number.ts';
import { isDiscountValid } from '../draft/draft.ts';
import type { EditorFields, EditorState } from '../draft/edited-course.ts';
import { hasContent, lecturesIn } from '../draft/editor-state.ts';

export type ChecklistItem = {
  /** The name of the field to go to. */
  field: string;
  label: string;
  isDone: boolean;
  /** Required for saving; the others make a course better. */
  isNeeded: boolean;
};

/** What a course needs before it can be published, and what would improve it. The server validates again. */
export function checklistOf(state: EditorState): ChecklistItem[] {
  return [...neededOf(state), ...recommendedOf(state)];
}

/** Whether every required item is done. */
export const isComplete = (items: ChecklistItem[]): boolean =>
  items.every(({ isDone, isNeeded }) => isDone || !isNeeded);

function neededOf(state: EditorState): ChecklistItem[] {
  const { fields } = state;
  const needed = (field: string, label: string, isDone: boolean) => ({
    field,
    label,
    isDone,
    isNeeded: true,
  });
  const lectures = lecturesIn(state);
  const untitled = firstField(state, ({ title }) => title.trim() === '', 'title');
  const empty = firstField(state, (lecture) => !hasContent(lecture), 'video');
  return [
    ...fieldItems(fields, true),
    needed(...priceItem(state)),
    needed(
      untitledSection(state) ?? untitled ?? 'sections.0.title',
      'A title for every section and lecture',
      !untitledSection(state) && !untitled && state.sections.length > 0,
    ),
    needed(
      empty ?? 'sections.0.lectures',
      'A video, text or quiz for every lecture',
      !empty && lectures.length > 0,
    ),
    needed(
      firstField(state, ({ isFreePreview }) => isFreePreview, 'isFreePreview') ?? 'sections.0.lectures',
      'A lecture that is not the free preview',
      lectures.some(({ isFreePreview }) => !isFreePreview),
    ),
  ];
}

/** The checklist's fields: the required ones, or the recommended ones. */
const fieldItems = (fields: EditorFields, isNeeded: boolean): ChecklistItem[] =>
  fieldNames.flatMap((name) => {
    const { checklist, required } = courseField(name);
    if (!checklist || isNeeded !== Boolean(required)) return [];
    return [{ field: name, label: checklist, isDone: String(fields[name]).trim() !== '', isNeeded }];
  });

function priceItem({ fields }: EditorState): [string, string, boolean] {
  const price = plainNumber(fields.price);
  const discount = fields.discountPrice === '' ? null : plainNumber(fields.discountPrice);
  if (fields.price === '' || !(price >= 0)) return ['price', 'A price, 0 for a free course', false];
  const isValid = isDiscountValid(price, discount);
  return isValid
    ? ['price', 'A price, 0 for a free course', true]
    : ['discountPrice', 'A discount price that is less than the price', false];
}

function recommendedOf(state: EditorState): ChecklistItem[] {
  const { fields, thumbnail } = state;
  const recommended = (field: string, label: string, isDone: boolean) => ({
    field,
    label,
    isDone,
    isNeeded: false,
  });
  const lectures = lecturesIn(state);
  const silent = firstField(
    state,
    ({ kind, captions }) => (kind ?? 'video') === 'video' && !captions,
    'captions',
  );
  const preview = firstField(state, ({ isFreePreview }) => isFreePreview, 'isFreePreview');
  return [
    recommended('thumbnail', 'A thumbnail', thumbnail !== null),
    recommended(
      preview ?? firstField(state, () => true, 'isFreePreview') ?? 'sections.0.lectures',
      'A free preview lecture',
      preview !== undefined,
    ),
    recommended(silent ?? 'sections.0.lectures', 'Captions for every video', !silent && lectures.length > 0),
    ...fieldItems(fields, false),
  ];
}

function untitledSection({ sections }: EditorState): string | undefined {
  const index = sections.findIndex(({ title }) => title.trim() === '');
  return index < 0 ? undefined : `sections.${index}.title`;
}

type Lecture = ReturnType<typeof lecturesIn>[number];

/** The name of a field of the first lecture that matches a condition. */
function firstField(
  { sections }: EditorState,
  isMeant: (lecture: Lecture) => boolean,
  field: string,
): string | undefined {
  for (const [index, { lectures }] of sections.entries()) {
    const place = lectures.findIndex(isMeant);
    if (place >= 0) return `sections.${index}.lectures.${place}.${field}`;
  }
  return undefined;
}
