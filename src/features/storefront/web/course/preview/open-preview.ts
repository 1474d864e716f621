import { createClient } from '../../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { LectureMedia } from '../../../../learning/contract.ts';
import { faultOf, type PreviewFault } from './preview-fault.ts';

/** Requests the URLs of a preview. This module is loaded only when a visitor starts one. */
export async function openPreview(courseId: string, lectureId: string): Promise<LectureMedia | PreviewFault> {
  const { courses } = createClient(window.location.origin);
  const param = segments({ id: courseId, lectureId });
  try {
    const media = await read(courses[':id'].lectures[':lectureId'].media.$get({ param }));
    return faultOf(media) ?? media;
  } catch (error) {
    const message = error instanceof ApiFailure ? error.message : 'Check your connection and try again.';
    return { message, mayRetry: true };
  }
}
