import { open } from 'node:fs/promises';
import type { InputTrack } from 'mediabunny';
import type { VideoFormats } from './video-formats.ts';

const containers: Record<string, VideoFormats['container']> = {
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/ogg': 'Ogg',
};

/**
 * Identifies a video's codecs from its header alone. Values that cannot be read are null.
 * @param path the local file
 * @param contentType the type of its container
 */
export async function probeVideo(path: string, contentType: string): Promise<VideoFormats> {
  const container = containers[contentType] ?? 'MP4';
  const { video, audio } = await readTracks(path).catch(() => ({ video: null, audio: null }));
  if (container !== 'Ogg') return { container, video, audio };
  const [isTheora, sound] = await introducedIn(path);
  return { container, video: isTheora ? 'theora' : video, audio: audio ?? sound };
}

async function readTracks(path: string): Promise<Pick<VideoFormats, 'video' | 'audio'>> {
  const { FilePathSource, Input, MATROSKA, MP4, OGG, QTFF, WEBM } = await import('mediabunny');
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM, MATROSKA, OGG] });
  try {
    const tracks = await input.getTracks();
    const video = tracks.find((track) => track.isVideoTrack());
    const audio = tracks.find((track) => track.isAudioTrack());
    return { video: video ? await videoCodec(video) : null, audio: audio ? await codecOf(audio) : null };
  } finally {
    input.dispose();
  }
}

async function videoCodec(track: InputTrack): Promise<string | null> {
  const codec = await codecOf(track);
  if (codec !== 'avc') return codec === 'mp4v' ? 'mpeg4' : codec;
  const profile = /^avc[13]\.([0-9a-f]{2})/i.exec((await track.getCodecParameterString()) ?? '')?.[1];
  return profile && !profilesThatPlay.includes(profile.toLowerCase()) ? 'avc-professional' : codec;
}

/** Baseline, Main, Extended and High: eight bits, 4:2:0. */
const profilesThatPlay = ['42', '4d', '58', '64'];

async function codecOf(track: InputTrack): Promise<string | null> {
  const codec = await track.getCodec();
  if (codec) return codec;
  const name = await track.getInternalCodecId();
  return typeof name === 'string' ? name.replace(/[^\w-]/g, '').toLowerCase() || null : null;
}

/** How Ogg audio streams begin; the library above does not recognise all of them. */
const soundsOfOgg: [mark: string, name: string][] = [
  ['\x01vorbis', 'vorbis'],
  ['OpusHead', 'opus'],
  ['Speex   ', 'speex'],
  ['\x7fFLAC', 'flac'],
  ['fLaC', 'flac'],
  ['CELT    ', 'celt'],
  ['PCM     ', 'pcm'],
];

/** The first pages of an Ogg file introduce its streams. @returns whether Theora is one of them, and the sound */
async function introducedIn(path: string): Promise<[isTheora: boolean, sound: string | null]> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const pages = buffer.subarray(0, bytesRead).toString('latin1').split('OggS').slice(1);
    const starts = pages.map((page) => page.slice(23 + page.charCodeAt(22)));
    const sound = soundsOfOgg.find(([mark]) => starts.some((start) => start.startsWith(mark)));
    return [starts.some((start) => start.startsWith('\x80theora')), sound?.[1] ?? null];
  } finally {
    await file.close();
  }
}
