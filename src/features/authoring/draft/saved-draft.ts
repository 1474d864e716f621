import type { EditorLecture, EditorState, Upload } from './edited-course.ts';
import { emptyCourse } from './editor-state.ts';

/** Unsaved work from an earlier visit to the editor, stored in the browser. */
export type SavedDraft = {
  state: EditorState;
  /** The course’s id. Missing from drafts of older versions. */
  id?: string;
  /** The version of the course that it started from; none for a new course. */
  version?: number;
  /** When it was written, as an ISO date. */
  at: string;
};

/** The part of a browser's storage that is needed here. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Increased when the shape of the editor's state changes: older drafts are then ignored. */
const format = 1;

/** The storage key of one person's draft for one course: a browser may be shared. */
export const draftKey = (person: string, course: string | undefined): string =>
  `milepost:course-draft:${person}:${course ?? 'new'}`;

/** Stores a draft, unless storage is full or unavailable. */
export function keepDraft(storage: DraftStorage, key: string, draft: SavedDraft): void {
  try {
    storage.setItem(key, JSON.stringify({ format, ...draft, state: parked(draft.state) }));
  } catch {
    // Editing continues without a stored draft.
  }
}

/** The stored draft with this key; null if there is none, or it is unreadable. */
export function findDraft(storage: DraftStorage, key: string): SavedDraft | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isDraft(found)) return null;
    const fields = { ...emptyCourse.fields, ...found.state.fields };
    return { state: { ...found.state, fields }, id: found.id, version: found.version, at: found.at };
  } catch {
    return null;
  }
}

/** Removes a draft from the storage. */
export function forgetDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Unavailable storage counts as empty.
  }
}

function isDraft(found: unknown): found is SavedDraft & { format: number } {
  if (typeof found !== 'object' || found === null) return false;
  const draft = found as Partial<SavedDraft & { format: number }>;
  return draft.format === format && typeof draft.at === 'string' && isState(draft.state);
}

/** Whether a value is an editor's state. Fields added to the product since it was written may be missing. */
function isState(state: Partial<EditorState> | undefined): boolean {
  const fields: Record<string, unknown> = { ...state?.fields };
  return (
    Array.isArray(state?.sections) &&
    typeof fields.title === 'string' &&
    Object.entries(emptyCourse.fields).every(
      ([name, value]) => fields[name] === undefined || typeof fields[name] === typeof value,
    )
  );
}

const lostSentence = 'The upload stopped when you left the editor. Choose the file again to resume it.';

/** The state to save. An unfinished upload keeps its name, so that it can be resumed. */
const parked = (state: EditorState): EditorState => ({
  ...state,
  sections: state.sections.map((section) => ({ ...section, lectures: section.lectures.map(parkedLecture) })),
});

const parkedLecture = (lecture: EditorLecture): EditorLecture => ({
  ...lecture,
  upload: lecture.upload && !lecture.video ? lost(lecture.upload) : undefined,
  captionsUpload: lecture.captionsUpload && lost(lecture.captionsUpload),
  resources: lecture.resources.map((resource) => ({
    ...resource,
    upload: resource.upload && lost(resource.upload),
  })),
});

const lost = ({ name, percent }: Upload): Upload => ({ name, percent, error: lostSentence, isLost: true });
