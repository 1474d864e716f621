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
    const fault = faultOf(media.video);
    return fault ? { message: fault } : media;
  } catch (error) {
    return { message: error instanceof ApiFailure ? error.message : 'Check your connection and try again.' };
  }
}

/** Why a preview would stay black in this browser. */
function faultOf(video: LectureMedia['video']): string | undefined {
  if (!video) return 'Video content not available';
  if (video.state === 'converting')
    return 'We’re converting this video so that browsers can play it. Please try again in a few minutes.';
  if (video.state === 'unplayable') return 'Browsers cannot play the format of this video.';
  if (video.contentType !== 'video/ogg' || document.createElement('video').canPlayType(theora)) return;
  return 'This browser cannot play previews in the Ogg format. Enrolled learners can watch the lecture.';
}

const theora = 'video/ogg; codecs="theora, vorbis"';
