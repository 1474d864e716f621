import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probeVideo } from './probe-video.server.ts';
import { describeFormats, type PlayableBy, playableBy, type VideoFormats } from './video-formats.ts';

const cases: [VideoFormats['container'], string | null, string | null, PlayableBy][] = [
  ['MP4', 'avc', 'aac', 'browser'],
  ['MP4', 'avc', null, 'browser'],
  ['MP4', 'av1', 'opus', 'browser'],
  ['MP4', 'vp8', 'aac', 'nothing'],
  ['MP4', 'avc', 'vorbis', 'nothing'],
  ['MP4', 'avc-professional', 'aac', 'nothing'],
  ['MP4', 'hevc', 'aac', 'nothing'],
  ['MP4', null, 'aac', 'nothing'],
  ['WebM', 'vp8', 'vorbis', 'browser'],
  ['WebM', 'vp9', 'opus', 'browser'],
  ['WebM', 'avc', 'opus', 'nothing'],
  ['WebM', 'vp9', 'aac', 'nothing'],
  ['Ogg', 'theora', 'vorbis', 'decoder'],
  ['Ogg', 'theora', 'speex', 'nothing'],
];

test.each(cases)('%s with %s and %s is played by: %s', (...[container, video, audio, by]) => {
  expect(playableBy({ container, video, audio })).toBe(by);
});

test('a WebM with H.264, as screen recorders write it, does not count as playable in every browser', async () => {
  const found = await probeVideo(join(import.meta.dirname, '../samples/h264.webm'), 'video/webm');
  expect(describeFormats(found)).toBe('WebM with H.264');
  expect(playableBy(found)).toBe('nothing');
});
