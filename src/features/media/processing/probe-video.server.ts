import { open } from 'node:fs/promises';
import type { InputTrack } from 'mediabunny';
import type { Found } from './video-formats.ts';

const containers: Record<string, Found['container']> = {
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'video/ogg': 'Ogg',
};

/**
 * Identifies a video's codecs from its header alone. Unreadable values are unknown.
 * @param path the local file
 * @param contentType the type of its container
 */
export async function probeVideo(path: string, contentType: string): Promise<Found> {
  const container = containers[contentType] ?? 'MP4';
  const tracks = await readTracks(path).catch(() => ({ video: null, audio: null }));
  const isTheora = container === 'Ogg' && (await beginsWithTheora(path));
  return { container, ...tracks, ...(isTheora && { video: 'theora' }) };
}

async function readTracks(path: string): Promise<Pick<Found, 'video' | 'audio'>> {
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

/** The first pages of an Ogg file introduce its streams. */
async function beginsWithTheora(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return buffer.subarray(0, bytesRead).includes(Buffer.from('\x80theora', 'latin1'));
  } finally {
    await file.close();
  }
}
