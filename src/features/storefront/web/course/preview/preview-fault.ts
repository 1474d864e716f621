import type { LectureMedia } from '../../../../learning/contract.ts';
import { playsOgg } from '../../../../media/web/ogg/plays-ogg.ts';

/** Why a preview cannot be watched now, and whether trying again later may help. */
export type PreviewFault = { message: string; mayRetry: boolean };

/** The reason why this browser cannot play a preview. */
export function faultOf({ video, text }: LectureMedia): PreviewFault | undefined {
  if (text !== null) return undefined;
  if (!video) return { message: 'Video content not available', mayRetry: true };
  if (video.state === 'converting') return { message: stillConverting, mayRetry: true };
  if (video.state === 'unplayable')
    return { message: 'Browsers cannot play the format of this video.', mayRetry: false };
  if (video.contentType === 'video/ogg' && !playsOgg()) return { message: noOgg, mayRetry: false };
}

const stillConverting =
  'We’re converting this video so that browsers can play it. Please try again in a few minutes.';
const noOgg = 'This browser cannot play previews in the Ogg format. Enrolled learners can watch the lecture.';
