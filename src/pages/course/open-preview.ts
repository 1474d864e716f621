import { ApiFailure, createClient, read } from '../../contract/client.ts';
import type { LectureMedia } from '../../features/learning/schemas.ts';

/** Asks for the addresses of a preview; loaded when somebody wants to watch. */
export async function openPreview(
  courseId: string,
  lectureId: string,
): Promise<LectureMedia | { message: string }> {
  const { courses } = createClient(window.location.origin);
  const param = { id: courseId, lectureId };
  try {
    const media = await read(courses[':id'].lectures[':lectureId'].media.$get({ param }));
    return media.video ? media : { message: 'Video content not available' };
  } catch (error) {
    return { message: error instanceof ApiFailure ? error.message : 'Check your connection and try again.' };
  }
}
