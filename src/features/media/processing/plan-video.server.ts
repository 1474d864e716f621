import type { Context } from '../../../platform/context.ts';
import type { AssetRow } from '../assets/assets.server.ts';
import { unplayableVideo } from '../failures.server.ts';
import { isLeftAsIs } from './fast-start.server.ts';
import { hasFfmpeg } from './ffmpeg.server.ts';
import { describeFormats, playableBy, unplayableSentence, type VideoFormats } from './video-formats.ts';

/** The columns of a file that describe a video. */
export type VideoColumns = Pick<
  AssetRow,
  'processing' | 'container' | 'videoCodec' | 'audioCodec' | 'playableBy' | 'processedPercent'
>;

export const notAVideo: VideoColumns = {
  processing: null,
  container: null,
  videoCodec: null,
  audioCodec: null,
  playableBy: null,
  processedPercent: null,
};

/** The columns for the formats found in a video. */
export const columnsOf = (found: VideoFormats) => ({
  container: found.container,
  videoCodec: found.video,
  audioCodec: found.audio,
  playableBy: playableBy(found),
});

/**
 * Decides how an uploaded video is processed.
 * @param path the local file
 * @throws 415 naming the supported formats, for a video that nothing here can play or convert
 */
export async function planVideo(ctx: Context, path: string, found: VideoFormats): Promise<VideoColumns> {
  const columns = { ...columnsOf(found), processedPercent: null };
  if (columns.playableBy === 'browser') {
    const isReady = found.container !== 'MP4' || (await isLeftAsIs(path));
    return { ...columns, processing: isReady ? 'ready' : 'waiting' };
  }
  if (await hasFfmpeg(ctx.settings.media.ffmpegPath)) return { ...columns, processing: 'waiting' };
  if (columns.playableBy === 'decoder') return { ...columns, processing: 'ready' };
  ctx.log.info({ found: describeFormats(found) }, 'video refused');
  throw unplayableVideo({ message: unplayableSentence(found) });
}
