import { useEffect, useReducer, useRef } from 'react';
import { createClient, read } from '../../../../contract/client.ts';
import {
  type EditorAction,
  type EditorLecture,
  type EditorState,
  edit,
  filesIn,
} from '../../editor-state.ts';
import { type UploadOptions, uploadFile } from './upload.ts';

export type Editor = {
  state: EditorState;
  change: (action: EditorAction) => void;
  /** Uploads a lecture's video; a video it had stays until the new one is there. */
  uploadVideo: (lectureKey: string, file: File) => Promise<void>;
  /** Tries again with the file of an upload that failed. */
  retryVideo: (lectureKey: string) => Promise<void>;
  addLecture: (sectionKey: string, title: string, file: File) => void;
  uploadResource: (lectureKey: string, file: File) => Promise<void>;
};

export const newKey = (): string => crypto.randomUUID();

/** The state of the editor, and the uploads that end in it. Files that leave it unsaved are deleted again. */
export function useEditor(initial: EditorState): Editor {
  const [state, change] = useReducer(edit, initial);
  const files = useRef(new Map<string, File>());
  const uploads = useRef(new Map<string, AbortController>());
  useDiscarding(state, initial);
  useEffect(() => {
    const present = new Set(state.sections.flatMap((section) => section.lectures.flatMap(keysOf)));
    for (const [key, upload] of uploads.current) if (!present.has(key)) upload.abort();
  }, [state]);

  async function upload(key: string, file: File, options: Omit<UploadOptions, 'signal'>) {
    uploads.current.get(key)?.abort();
    const controller = new AbortController();
    uploads.current.set(key, controller);
    try {
      return await uploadFile(file, { ...options, signal: controller.signal });
    } finally {
      if (uploads.current.get(key) === controller) uploads.current.delete(key);
    }
  }

  async function uploadVideo(lecture: string, file: File) {
    files.current.set(lecture, file);
    const show = (percent: number, error?: string) =>
      change({ type: 'changeLecture', lecture, change: { upload: { name: file.name, percent, error } } });
    show(0);
    try {
      const stored = await upload(lecture, file, { kind: 'video', onProgress: show });
      const video = {
        publicId: stored.public_id,
        url: stored.secure_url,
        duration: stored.duration ?? 0,
        name: file.name,
      };
      change({ type: 'changeLecture', lecture, change: { video, upload: undefined } });
    } catch (error) {
      if (files.current.get(lecture) === file) show(0, sentence(error));
    }
  }

  async function uploadResource(lecture: string, file: File) {
    const resource = newKey();
    const title = file.name.replace(/\.[^.]+$/, '') || file.name;
    const underWay = (percent: number, error?: string) => ({ upload: { name: file.name, percent, error } });
    change({
      type: 'addResource',
      lecture,
      resource: { key: resource, title, size: file.size, ...underWay(0) },
    });
    try {
      const onProgress = (percent: number) =>
        change({ type: 'changeResource', resource, change: underWay(percent) });
      const stored = await upload(resource, file, { kind: 'raw', onProgress });
      change({ type: 'changeResource', resource, change: { publicId: stored.public_id, upload: undefined } });
    } catch (error) {
      change({ type: 'changeResource', resource, change: underWay(0, sentence(error)) });
    }
  }

  return {
    state,
    change,
    uploadVideo,
    uploadResource,
    retryVideo: async (lecture) => {
      const file = files.current.get(lecture);
      if (file) await uploadVideo(lecture, file);
    },
    addLecture: (section, title, file) => {
      const lecture = { key: newKey(), title, isFreePreview: false, video: null, resources: [] };
      change({ type: 'addLecture', section, lecture });
      void uploadVideo(lecture.key, file);
    },
  };
}

const keysOf = (lecture: EditorLecture) => [
  lecture.key,
  ...lecture.resources.map((resource) => resource.key),
];

const sentence = (error: unknown): string => (error instanceof Error ? error.message : 'Upload failed');

/** Deletes files that were uploaded here and taken out again; what is saved already is the server's to delete. */
function useDiscarding(state: EditorState, initial: EditorState): void {
  const saved = useRef(filesIn(initial));
  const before = useRef(saved.current);
  useEffect(() => {
    const now = filesIn(state);
    const gone = [...before.current].filter((id) => !now.has(id) && !saved.current.has(id));
    before.current = now;
    const api = createClient(window.location.origin);
    for (const publicId of gone) {
      void read(api.media.delete[':publicId'].$delete({ param: { publicId } })).catch(() => {});
    }
  }, [state]);
}
