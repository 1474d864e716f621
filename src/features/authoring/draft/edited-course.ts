import type { StoredVideo } from '../contract.ts';

/** A course while it is being written: everything as typed, and parts that are still on their way in. */
export type EditorState = {
  fields: EditorFields;
  thumbnail: { url: string; publicId: string } | null;
  sections: EditorSection[];
};

export type EditorFields = {
  title: string;
  subtitle: string;
  description: string;
  category: string;
  level: string;
  language: string;
  price: string;
  discountPrice: string;
  learningOutcomes: string;
  requirements: string;
  welcomeMessage: string;
  communityLink: string;
  certificationAvailable: boolean;
  minCompletionPercentage: string;
};

/** `key` tells parts apart on the screen; `_id` is there once the part is saved. */
export type EditorSection = { key: string; _id?: string; title: string; lectures: EditorLecture[] };

export type EditorLecture = {
  key: string;
  _id?: string;
  title: string;
  isFreePreview: boolean;
  video: StoredVideo | null;
  /** The video on its way in; with an error once it failed. */
  upload?: Upload;
  captions: EditorCaptions | null;
  /** Captions on their way in, to take the place of those. */
  captionsUpload?: Upload;
  resources: EditorResource[];
};

/** What learners read with the video; `name` is known of what was chosen here. */
export type EditorCaptions = { publicId: string; name?: string };

export type Upload = {
  name: string;
  percent: number;
  /** Stopped by the person, or waiting for a connection or another attempt. */
  held?: 'paused' | 'waiting';
  error?: string;
  /** The file itself is not wanted: it can only be exchanged for another one. */
  isRefused?: true;
  /** Its file is not at hand any more, and has to be chosen anew. */
  isLost?: true;
};

export type EditorResource = { key: string; title: string; publicId?: string; size: number; upload?: Upload };
