/** Pure rules for which uploaded videos browsers can play. Codecs have our own short names. */

export type VideoFormats = {
  container: 'MP4' | 'WebM' | 'Ogg';
  /** Null if it could not be identified. */
  video: string | null;
  /** Null without sound, or if it could not be identified. */
  audio: string | null;
};

/**
 * `browser`: every current browser plays it; `decoder`: our player does, with a decoder where the browser has none;
 * `nothing`: neither.
 */
export type PlayableBy = 'browser' | 'decoder' | 'nothing';

/** The states of a video's processing. A video may be playable before it is ready. */
export const processingStates = ['waiting', 'working', 'ready', 'failed'] as const;
type ProcessingState = (typeof processingStates)[number];

const names: Record<string, string> = {
  avc: 'H.264',
  'avc-professional': '10-bit, 4:2:2 or 4:4:4 H.264',
  hevc: 'HEVC (H.265)',
  // MP4 files mark MPEG-1, MPEG-2 and JPEG video the same way.
  mpeg4: 'MPEG-4 Part 2 or older video',
  theora: 'Theora',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  speex: 'Speex',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
  dts: 'DTS',
};

/** The usual name of a codec. */
export const codecName = (codec: string): string => names[codec] ?? codec.toUpperCase();

/**
 * The codecs that every current browser plays, by container: screen recorders put H.264 into WebM, which few browsers
 * play.
 */
const plays: Record<'MP4' | 'WebM', { video: string[]; audio: string[] }> = {
  MP4: { video: ['avc', 'vp9', 'av1'], audio: ['aac', 'mp3', 'opus', 'flac'] },
  WebM: { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
};
/** With any other audio, our decoder would play the video without sound. */
const audioToDecode = ['opus', 'vorbis'];

/** Who can play a video. Missing or unknown sound does not count against it. */
export function playableBy({ container, video, audio }: VideoFormats): PlayableBy {
  if (container === 'Ogg')
    return video === 'theora' && (audio === null || audioToDecode.includes(audio)) ? 'decoder' : 'nothing';
  const known = plays[container];
  const isShown = video !== null && known.video.includes(video);
  return isShown && (audio === null || known.audio.includes(audio)) ? 'browser' : 'nothing';
}

const formatsThatWork =
  'an MP4 with H.264 video and AAC sound, or a WebM with VP8, VP9 or AV1 video and Opus or Vorbis sound';

/** "MP4 with HEVC (H.265) and AAC". */
export function describeFormats({ container, video, audio }: VideoFormats): string {
  const parts = [video ? codecName(video) : 'an unknown video format', ...(audio ? [codecName(audio)] : [])];
  return `${container} with ${parts.join(' and ')}`;
}

/** Why a video is refused when nothing can play or convert it. */
export const unplayableSentence = (found: VideoFormats): string =>
  `This is ${describeFormats(found)}, which browsers cannot play. Please export it as ${formatsThatWork}.`;

/** The states of a video for its viewers. */
export const watchableStates = ['ready', 'converting', 'unplayable'] as const;

/** The state of a video for its viewers. A video that already plays is ready, whatever is still being prepared. */
export function watchable(video: {
  processing: string | null;
  playableBy: string | null;
}): (typeof watchableStates)[number] {
  if (video.processing === 'failed') return 'unplayable';
  if (video.playableBy !== 'nothing') return 'ready';
  return video.processing === 'ready' ? 'unplayable' : 'converting';
}

type VideoState = { found: VideoFormats | null; state: ProcessingState; playableBy: PlayableBy | null };

/** The state of a video as a sentence for its author. */
export function videoStateSentence({ found, state, playableBy: by }: VideoState): string {
  const what = found ? `${describeFormats(found)}. ` : '';
  if (state === 'failed')
    return `${what}This video cannot be played. Please replace it with ${formatsThatWork}.`;
  if (state === 'ready')
    return by === 'decoder'
      ? `${what}Enrolled learners can watch it in every current browser. It may not play as a free preview: for that, replace it with ${formatsThatWork}.`
      : `${what}Plays in all current browsers.`;
  if (by === 'nothing') return `${what}We’re converting it to MP4 so that browsers can play it.`;
  return by === 'decoder'
    ? `${what}It plays now. We’re converting it to MP4.`
    : `${what}It plays now. We’re preparing it to start faster.`;
}
