import type { EditorLecture, EditorState, Upload } from './edited-course.ts';
import { emptyCourse } from './editor-state.ts';

/** What was not saved when the editor was left: it waits in the browser. */
export type KeptDraft = {
  state: EditorState;
  /** The version of the course that it started from; none for a new course. */
  version?: number;
  /** When it was written, as an ISO date. */
  at: string;
};

/** The part of a browser's storage that is needed here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Raised when the shape of the editor's state changes: an older draft is not understood any more. */
const format = 1;

/** Under which name the draft of one person for one course waits: a browser may be shared. */
export const draftKey = (person: string, course: string | undefined): string =>
  `milepost:course-draft:${person}:${course ?? 'new'}`;

/** Keeps a draft. A full or forbidden storage keeps nothing, which is no worse than before. */
export function keepDraft(shelf: Shelf, key: string, draft: KeptDraft): void {
  try {
    shelf.setItem(key, JSON.stringify({ format, ...draft, state: parked(draft.state) }));
  } catch {
    // Nothing can be done about it here, and writing goes on.
  }
}

/** The draft that waits under this name; null when there is none, or none that can be read. */
export function findDraft(shelf: Shelf, key: string): KeptDraft | null {
  try {
    const found: unknown = JSON.parse(shelf.getItem(key) ?? 'null');
    return isDraft(found) ? { state: found.state, version: found.version, at: found.at } : null;
  } catch {
    return null;
  }
}

export function forgetDraft(shelf: Shelf, key: string): void {
  try {
    shelf.removeItem(key);
  } catch {
    // A storage that is forbidden holds nothing either.
  }
}

function isDraft(found: unknown): found is KeptDraft & { format: number } {
  if (typeof found !== 'object' || found === null) return false;
  const draft = found as Partial<KeptDraft & { format: number }>;
  return draft.format === format && typeof draft.at === 'string' && isState(draft.state);
}

function isState(state: Partial<EditorState> | undefined): boolean {
  const fields: Record<string, unknown> = { ...state?.fields };
  const known = Object.entries(emptyCourse.fields);
  return (
    Array.isArray(state?.sections) && known.every(([name, value]) => typeof fields[name] === typeof value)
  );
}

const lostSentence =
  'The upload stopped when the editor was left. Choose the file again: it goes on where it stopped.';

/** The state without what only lives as long as the page: an upload under way is named, so that it can be taken up. */
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
