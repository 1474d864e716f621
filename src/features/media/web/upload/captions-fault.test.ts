import { expect, test } from 'vitest';
import { captionsProblem } from './check-file.ts';

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'captions.vtt') => new File([content], name);
const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';

test('accepts WebVTT as captions', async () => {
  expect(await captionsProblem(file(vtt))).toBeNull();
});

test.each([
  ['an SRT file', file('1\n00:00:00,000 --> 00:00:01,000\nHello\n', 'captions.srt')],
  ['an SRT file called .vtt', file('1\n00:00:00,000 --> 00:00:01,000\nHello\n')],
  ['a text file', file('Hello', 'notes.txt')],
  ['WebVTT without captions', file('WEBVTT\n')],
])('refuses %s as captions', async (_what, chosen) => {
  expect(await captionsProblem(chosen)).toMatch(/^These captions are not valid WebVTT\./);
});

test('refuses captions larger than 2 MB as too large, not as invalid', async () => {
  expect(await captionsProblem(file(`${vtt}${'\n'.repeat(2 * 1024 * 1024)}`))).toBe(
    'These captions are larger than 2 MB.',
  );
});

test('refuses captions that are empty or not UTF-8', async () => {
  expect(await captionsProblem(file(''))).toBe('This file is empty.');
  expect(await captionsProblem(file(new Uint8Array([0x57, 0xff, 0xfe])))).toBe(
    'These captions are not saved as UTF-8 text.',
  );
});
