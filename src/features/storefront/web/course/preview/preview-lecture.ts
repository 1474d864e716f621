import { previewLimit } from '../../../../../contract/playback.ts';
import type { CourseDetail } from '../../../../catalogue/contract.ts';

export type PreviewLecture = CourseDetail['sections'][number]['lectures'][number];

/** The first lecture that is a free preview and long enough to have one; undefined if there is none. */
export const previewLectureOf = ({ sections }: Pick<CourseDetail, 'sections'>): PreviewLecture | undefined =>
  sections
    .flatMap(({ lectures }) => lectures)
    .find((lecture) => lecture.isFreePreview && previewLimit(lecture.duration) > 0);
