import { useEffect, useReducer, useRef } from 'react';
import type { LectureKind } from '../../../../../contract/constants.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import { type BulkOutcome, bulkSummary, uploadAll } from '../../../../media/web/upload/bulk.ts';
import { captionsProblem, type UploadKind } from '../../../../media/web/upload/check-file.ts';
import { uploadHere } from '../../../../media/web/upload/transports.ts';
import {
  Cancelled,
  type Uploaded,
  type UploadRun,
  type UploadState,
} from '../../../../media/web/upload/upload-file.ts';
import type { EditorLecture, EditorState, Upload } from '../../../draft/edited-course.ts';
import { type EditorAction, edit, lecturesIn } from '../../../draft/editor-state.ts';
import { type Deleting, useDeleting } from '../curriculum/use-deleting.ts';
import { useStableActions } from '../parts/use-stable-actions.ts';

export type Editor = { state: EditorState; actions: EditorActions };

/** The editor's actions: the same functions at every render. */
export type EditorActions = {
  change: (action: EditorAction) => void;
  /** Uploads a lecture's video; its current video stays until the new one is there. */
  uploadVideo: (lectureKey: string, file: File) => Promise<void>;
  /** Retries a failed upload with its file. */
  retryVideo: (lectureKey: string) => Promise<void>;
  /** Retries a resource's failed upload; if its file is no longer available, with the newly selected one. */
  retryResource: (resourceKey: string, chosen?: File) => Promise<void>;
  /** Pauses or resumes the upload of a lecture's video or of a resource. */
  hold: (key: string, held: boolean) => void;
  addLecture: (sectionKey: string, title: string, file: File) => void;
  /** Adds an empty text or quiz; its title and content follow. */
  addOther: (sectionKey: string, kind: 'text' | 'quiz') => void;
  /**
   * Creates a lecture for each file; those whose upload fails are removed again, and a message states how many.
   * @returns the files whose upload failed, and why
   */
  addLectures: (sectionKey: string, files: File[]) => Promise<BulkOutcome['failed']>;
  uploadResource: (lectureKey: string, file: File) => Promise<void>;
  /** Replaces a lecture's captions. */
  uploadCaptions: (lectureKey: string, file: File) => Promise<void>;
} & Deleting;

export const newKey = (): string => crypto.randomUUID();

/**
 * The state of the editor, and its uploads. Files that are no longer part of it and were never saved are deleted.
 * @param saved the course as the server has it
 */
export function useEditor(initial: EditorState, saved: EditorState): Editor {
  const [state, change] = useReducer(edit, initial);
  const deleting = useDeleting(state, change, saved);
  const files = useRef(new Map<string, File>());
  const uploads = useRef(new Map<string, UploadRun>());
  useEffect(() => {
    if (uploads.current.size === 0) return;
    const present = new Set(state.sections.flatMap((section) => section.lectures.flatMap(keysOf)));
    for (const [key, upload] of uploads.current) if (!present.has(key)) upload.cancel();
  }, [state.sections]);

  /**
   * Starts an upload that is shown at the part with this key. An earlier one of the part is cancelled, unless it failed
   * with the same file: then the new one continues from what has arrived.
   */
  function begin(key: string, file: File, kind: UploadKind, show: (upload: Upload) => void): UploadRun {
    if (!isSameFile(files.current.get(key), file)) uploads.current.get(key)?.cancel();
    files.current.set(key, file);
    const onChange = (next: UploadState) => {
      if (uploads.current.get(key) === run && next.phase !== 'done' && next.phase !== 'cancelled')
        show(shown(file, next));
    };
    show({ name: file.name, percent: 0 });
    const run = uploadHere(file, { kind, onChange });
    uploads.current.set(key, run);
    return run;
  }

  function beginVideo(lecture: string, file: File): UploadRun {
    const run = begin(lecture, file, 'video', (upload) =>
      change({ type: 'changeLecture', lecture, change: { upload } }),
    );
    run.result.then(
      (stored) => {
        if (uploads.current.get(lecture) !== run) return;
        change({
          type: 'changeLecture',
          lecture,
          change: { video: videoOf(stored, file), upload: undefined },
        });
      },
      () => {},
    );
    return run;
  }

  async function uploadVideo(lecture: string, file: File) {
    const replaces = lecturesIn(state).some(({ key, video }) => key === lecture && video);
    await beginVideo(lecture, file).result.catch((error: unknown) => {
      if (error instanceof Cancelled) return;
      toast.error(replaces ? 'Failed to replace video' : 'Failed to upload lecture', { duration: 3000 });
    });
  }

  function addBlank(section: string, title: string, kind: LectureKind = 'video'): string {
    const lecture = {
      kind,
      key: newKey(),
      title,
      isFreePreview: false,
      video: null,
      captions: null,
      resources: [],
    };
    change({ type: 'addLecture', section, lecture });
    return lecture.key;
  }

  async function addLectures(section: string, chosen: File[]) {
    const lectures = new Map(chosen.map((file) => [file, addBlank(section, titleOf(file))]));
    const outcome = await uploadAll(chosen, (file) => beginVideo(lectures.get(file) ?? '', file));
    for (const { file } of outcome.failed) {
      const lecture = lectures.get(file) ?? '';
      // What has been uploaded is kept, in case the same file is chosen again.
      uploads.current.delete(lecture);
      change({ type: 'removeLecture', lecture });
    }
    if (outcome.uploaded.length + outcome.failed.length > 0) {
      const { tone, text } = bulkSummary(outcome);
      toast[tone](text, { duration: 3000 });
    }
    return outcome.failed;
  }

  async function uploadResource(lecture: string, file: File) {
    const resource = { key: newKey(), title: titleOf(file), size: file.size };
    change({ type: 'addResource', lecture, resource });
    await sendResource(resource.key, file);
  }

  async function sendResource(resource: string, file: File) {
    const show = (upload: Upload) => change({ type: 'changeResource', resource, change: { upload } });
    const stored = await begin(resource, file, 'raw', show).result.catch(() => null);
    if (!stored) return;
    const { public_id: publicId, bytes: size } = stored;
    change({ type: 'changeResource', resource, change: { publicId, size, upload: undefined } });
  }

  async function uploadCaptions(lecture: string, file: File) {
    const show = (upload: Upload) =>
      change({ type: 'changeLecture', lecture, change: { captionsUpload: upload } });
    const fault = await captionsProblem(file);
    if (fault) return show({ name: file.name, percent: 0, error: fault, isRefused: true });
    const stored = await begin(captionsKey(lecture), file, 'raw', show).result.catch(() => null);
    if (!stored) return;
    const captions = { publicId: stored.public_id, name: file.name };
    change({ type: 'changeLecture', lecture, change: { captions, captionsUpload: undefined } });
  }

  const actions = useStableActions<EditorActions>({
    change,
    ...deleting,
    uploadVideo,
    uploadResource,
    uploadCaptions,
    addLectures,
    hold: (key, held) => (held ? uploads.current.get(key)?.pause() : uploads.current.get(key)?.resume()),
    retryVideo: async (lecture) => {
      const file = files.current.get(lecture);
      if (file) await uploadVideo(lecture, file);
    },
    retryResource: async (resource, chosen) => {
      const file = chosen ?? files.current.get(resource);
      if (file) await sendResource(resource, file);
    },
    addOther: (section, kind) => void addBlank(section, '', kind),
    addLecture: (section, title, file) => {
      void uploadVideo(addBlank(section, title), file);
    },
  });
  return { state, actions };
}

/** The key of a lecture's captions upload. */
export const captionsKey = (lecture: string): string => `captions of ${lecture}`;

const isSameFile = (one: File | undefined, { name, size, lastModified }: File): boolean =>
  one?.name === name && one.size === size && one.lastModified === lastModified;

const titleOf = (file: File): string => file.name.replace(/\.[^.]+$/, '') || file.name;

const videoOf = (stored: Uploaded, file: File) => ({
  publicId: stored.public_id,
  url: stored.secure_url,
  duration: stored.duration ?? 0,
  name: file.name,
  processing: stored.processing,
});

function shown(file: File, state: UploadState): Upload {
  const upload = { name: file.name, percent: state.percent };
  if (state.phase === 'failed')
    return { ...upload, error: state.message, ...(state.isRefused && { isRefused: true }) };
  return state.phase === 'paused' || state.phase === 'waiting' ? { ...upload, held: state.phase } : upload;
}

const keysOf = (lecture: EditorLecture) => [
  lecture.key,
  captionsKey(lecture.key),
  ...lecture.resources.map((resource) => resource.key),
];
