import { previewLimit } from '../../../../../contract/media/playback.ts';
import type { CourseDetail } from '../../../../catalogue/contract.ts';

export type PreviewLecture = CourseDetail['sections'][number]['lectures'][number];

/** The first lecture that is a free preview and a text, or long enough to have one; undefined if there is none. */
export const previewLectureOf = ({ sections }: Pick<CourseDetail, 'sections'>): PreviewLecture | undefined =>
  sections
    .flatMap(({ lectures }) => lectures)
    .find(
      ({ isFreePreview, kind, duration }) => isFreePreview && (kind === 'text' || previewLimit(duration) > 0),
    );
