import type { LectureKind } from '../../../../contract/constants.ts';
import type { FieldColumns } from '../../../../contract/course/fields.ts';
import type { Opening } from '../../../../contract/course/opening.ts';

/** A course at one moment, with everything a reviewer looks at. Kept as JSON when it is approved. */
export type CourseVersion = {
  fields: FieldColumns;
  thumbnailAssetId: string | null;
  sections: VersionSection[];
};

type VersionSection = { id: string; title: string; lectures: VersionLecture[] };

export type VersionLecture = {
  id: string;
  title: string;
  kind: LectureKind;
  isFreePreview: boolean;
  /** For its exercises. */
  practiceMinutes: number;
  /** When the lecture opens; if absent or null, at enrolment. */
  opens?: Opening | null;
  /** Of its video. */
  seconds: number;
  /** With the original file name, for the reviewer to read; the file itself may be gone. */
  video: { id: string; name: string } | null;
  captionsId: string | null;
  body: string;
  quizId: string | null;
  resources: { id: string; title: string }[];
};
