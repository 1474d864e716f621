import { useEffect, useRef, useState } from 'react';
import { createClient } from '../../../../../contract/api/client.ts';
import { ApiFailure, foreignResponse, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import { placeOfLecture } from '../../../curriculum/curriculum-moves.ts';
import type { EditorLecture, EditorState } from '../../../draft/edited-course.ts';
import {
  attachmentsIn,
  type EditorAction,
  filesIn,
  filesOnlyIn,
  lecturesIn,
} from '../../../draft/editor-state.ts';

export type Deleting = {
  /** Removes a lecture from the list immediately, and restores it if its files cannot be deleted. */
  deleteLecture: (key: string) => Promise<void>;
  /** Removes a section with all its lectures in the same way. */
  deleteSection: (key: string) => Promise<void>;
};

const seconds = { duration: 3000 };

/**
 * Deletes files that were uploaded here and are no longer used. The server deletes saved ones with the next save, and
 * sweeps up anything left after a day.
 */
export function useDeleting(
  state: EditorState,
  change: (action: EditorAction) => void,
  savedState: EditorState,
): Deleting {
  const { sections, thumbnail } = state;
  const [saved] = useState(() => filesIn(savedState));
  const before = useRef<Set<string>>(undefined);
  const handled = useRef(new Set<string>());
  useEffect(() => {
    const now = attachmentsIn({ sections, thumbnail });
    const gone = [...(before.current ?? [])].filter(
      (id) => !now.has(id) && !saved.has(id) && !handled.current.has(id),
    );
    before.current = now;
    discardFiles(gone);
  }, [sections, thumbnail, saved]);

  /** Deletes the unsaved files of lectures. @returns the deleted ids, and the first reason for a failure */
  async function deleteFilesOf(lectures: EditorLecture[]) {
    const ids = filesOnlyIn(lectures, state).filter((id) => !saved.has(id));
    for (const id of ids) handled.current.add(id);
    const outcomes = await Promise.allSettled(ids.map(deleteFile));
    for (const id of ids) handled.current.delete(id);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    const gone = new Set(ids.filter((_, index) => isGone(outcomes[index])));
    return { gone, reason: failed ? reasonOf(failed.reason) : null };
  }

  async function deleteLecture(key: string) {
    const place = placeOfLecture(state.sections, key);
    const lecture = lecturesIn(state).find((candidate) => candidate.key === key);
    if (!place || !lecture) return;
    change({ type: 'removeLecture', lecture: key });
    const { gone, reason } = await deleteFilesOf([lecture]);
    if (reason === null) return sayDeleted('Lecture', lecture._id);
    change({ type: 'addLecture', ...place, lecture: withoutFiles(lecture, gone) });
    sayFailed(reason);
  }

  async function deleteSection(key: string) {
    const index = state.sections.findIndex((candidate) => candidate.key === key);
    const section = state.sections[index];
    if (!section) return;
    change({ type: 'removeSection', section: key });
    const { gone, reason } = await deleteFilesOf(section.lectures);
    if (reason === null) return sayDeleted('Section', section._id);
    const lectures = section.lectures.map((lecture) => withoutFiles(lecture, gone));
    change({ type: 'restoreSection', section: { ...section, lectures }, index });
    sayFailed(reason);
  }
  return { deleteLecture, deleteSection };
}

function sayDeleted(thing: string, savedId: string | undefined) {
  const description = savedId ? 'Learners lose it when you save.' : undefined;
  toast.success(`${thing} deleted successfully`, { ...seconds, ...(description && { description }) });
}

const sayFailed = (reason: string) =>
  toast.error('Deletion failed', { ...seconds, description: `Error deleting lecture: ${reason}` });

/** Deletes files that none of the remaining parts use; the server later deletes those that could not be deleted now. */
export function discardFiles(ids: Iterable<string>, ...inUse: ReadonlySet<string>[]): void {
  for (const id of ids) if (!inUse.some((files) => files.has(id))) void deleteFile(id).catch(() => {});
}

/** A file that is already gone counts as deleted. */
async function deleteFile(publicId: string): Promise<void> {
  const api = createClient(window.location.origin);
  try {
    await read(api.media.delete[':publicId'].$delete({ param: segments({ publicId }) }));
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

/**
 * Whether a file is gone from Milepost. If its store refused to remove it, it is gone, and the server keeps retrying.
 */
const isGone = (outcome: PromiseSettledResult<void> | undefined): boolean =>
  outcome?.status === 'fulfilled' ||
  (outcome?.reason instanceof ApiFailure && outcome.reason.failure.code === 'media.not_removed');

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'The connection was lost.';
  if (error.failure.code !== foreignResponse) return error.message;
  return error.failure.isHtml ? 'Server returned HTML error page' : 'Invalid response format';
}

/** A lecture without the files that are gone. */
const withoutFiles = (lecture: EditorLecture, gone: ReadonlySet<string>): EditorLecture => ({
  ...lecture,
  video: lecture.video && gone.has(lecture.video.publicId) ? null : lecture.video,
  captions: lecture.captions && gone.has(lecture.captions.publicId) ? null : lecture.captions,
  resources: lecture.resources.filter(({ publicId }) => !publicId || !gone.has(publicId)),
});
