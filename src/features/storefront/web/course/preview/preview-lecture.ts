import { previewLimit } from '../../../../../contract/media/playback.ts';
import type { CourseDetail } from '../../../../catalogue/contract.ts';

export type PreviewLecture = CourseDetail['sections'][number]['lectures'][number];

/** The first free preview that can be shown: a text, or a video that is long enough; undefined if there is none. */
export const previewLectureOf = ({ sections }: Pick<CourseDetail, 'sections'>): PreviewLecture | undefined =>
  sections
    .flatMap(({ lectures }) => lectures)
    .find(
      ({ isFreePreview, kind, duration }) => isFreePreview && (kind === 'text' || previewLimit(duration) > 0),
    );
