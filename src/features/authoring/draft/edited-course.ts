import type { LectureKind } from '../../../contract/constants.ts';
import type { FieldName, FlagName } from '../../../contract/course/fields.ts';
import type { StoredVideo } from '../contract.ts';

/** A course while it is being written: everything as typed, including parts being uploaded. */
export type EditorState = {
  fields: EditorFields;
  thumbnail: { url: string; publicId: string } | null;
  sections: EditorSection[];
};

/** Every field as typed or selected; a list has one entry per line. */
export type EditorFields = { [Name in FieldName]: Name extends FlagName ? boolean : string };

/** `key` identifies a part on the screen; `_id` exists once the part is saved. */
export type EditorSection = { key: string; _id?: string; title: string; lectures: EditorLecture[] };

export type EditorLecture = {
  key: string;
  _id?: string;
  title: string;
  isFreePreview: boolean;
  /** Minutes for its exercises, as typed. Missing from drafts of older versions. */
  practiceMinutes?: string;
  /** When it opens, as typed; without it, at enrolment. */
  opens?: EditorOpening;
  /** If missing, it is a video: drafts stored before there were other kinds have no kind. */
  kind?: LectureKind;
  /** The Markdown of a text. */
  body?: string;
  quizId?: string;
  video: StoredVideo | null;
  /** The video being uploaded; with an error once it failed. */
  upload?: Upload;
  captions: EditorCaptions | null;
  /** Captions being uploaded, to replace the current ones. */
  captionsUpload?: Upload;
  resources: EditorResource[];
};

export type EditorOpening = { when: 'days'; days: string } | { when: 'date'; on: string; timeZone: string };

/** `name` is known only for files selected here. */
type EditorCaptions = { publicId: string; name?: string };

export type Upload = {
  name: string;
  percent: number;
  /** Paused by the user, or waiting for a connection or another attempt. */
  held?: 'paused' | 'waiting';
  error?: string;
  /** The file itself was refused: it can only be replaced with another one. */
  isRefused?: true;
  /** Its file is no longer available, and has to be selected again. */
  isLost?: true;
};

export type EditorResource = { key: string; title: string; publicId?: string; size: number; upload?: Upload };
