import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionsFault, captionsUntil, cuesOf } from './webvtt.ts';

const cue = (times: string) => `WEBVTT\n\n${times}\nHello\n`;

describe('captions', () => {
  test.each([
    ['minutes', cue('00:01.000 --> 00:04.000')],
    [
      'hours, settings and a byte order mark',
      `\uFEFF${cue('01:00:01.000 --> 01:00:04.500 line:0 align:start')}`,
    ],
    ['lines that end as on Windows', cue('00:01.000 --> 00:04.000').replaceAll('\n', '\r\n')],
    [
      'a title, a note, a style and names',
      'WEBVTT - lecture\n\nNOTE said -> twice\n\nSTYLE\n::cue { color: red }\n\nfirst\n00:00.000 --> 00:01.000\nHi\n\n00:00.500 --> 00:02.000\nThere',
    ],
  ])('with %s are accepted', (_what, text) => {
    expect(captionsFault(text)).toBeNull();
  });

  test.each([
    ['', 1, 'start with WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 1, 'start with WEBVTT'],
    ['WEBVTTX\n', 1, 'start with WEBVTT'],
    ['WEBVTT\n\nNOTE nothing else', 3, 'no captions'],
    [cue('00:01,000 --> 00:04,000'), 3, 'times must look like'],
    [cue('00:61.000 --> 02:04.000'), 3, 'times must look like'],
    [cue('00:04.000 --> 00:04.000'), 3, 'end after it starts'],
    [`${cue('00:04.000 --> 00:05.000')}\n00:01.000 --> 00:02.000\nEarlier`, 6, 'in order of'],
  ])('%j is refused at line %i', (text, line, why) => {
    const fault = captionsFault(text);
    expect(fault?.line).toBe(line);
    expect(fault?.sentence).toContain(why);
  });
});

const lecture = `\uFEFFWEBVTT - a lecture

NOTE made by hand
00:00:00.000 is no time line

STYLE
::cue { color: white }

first
00:01.400 --> 00:05.303 align:start
<v Ngozi>A known error record helps only if
it is <i>found</i> in time.

00:00:05.623 --> 01:00:10.344
Cost &amp; benefit, a &lt; b.

00:00:20.000 --> 00:00:19.000
never shown
`;

describe('the cues of a file', () => {
  test('have text and times, without notes, styles and markup, whatever the line endings', () => {
    const expected = [
      { start: 1.4, end: 5.303, text: 'A known error record helps only if it is found in time.' },
      { start: 5.623, end: 3610.344, text: 'Cost & benefit, a < b.' },
    ];
    expect(cuesOf(lecture)).toEqual(expected);
    expect(cuesOf(lecture.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  test('are empty for a file without cues', () => {
    expect(cuesOf('')).toEqual([]);
    expect(cuesOf('<!doctype html><p>Not found')).toEqual([]);
  });
});

test('the text of a cue contains the characters that its references name', () => {
  const [cue] = cuesOf('WEBVTT\n\n00:01.000 --> 00:04.000\n&quot;Don&#39;t&quot; &amp;lt; &constructor;\n');
  expect(cue?.text).toBe('"Don\'t" &lt; &constructor;');
});

test('a NUL in a cue becomes a replacement character', () => {
  const [cue] = cuesOf('WEBVTT\n\n00:01.000 --> 00:04.000\na\0b\n');
  expect(cue?.text).toBe('a\uFFFDb');
});

test('a cue starts at a line of times even without a blank line before it', () => {
  const text = 'WEBVTT\n00:01.000 --> 00:02.000\none\n00:03.000 --> 00:04.000\ntwo\n';
  expect(cuesOf(text).map((cue) => cue.text)).toEqual(['one', 'two']);
  expect(captionsUntil(text, 3)).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\none\n');
});

test('a preview leaves out cues with unreadable times, which no player shows', () => {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\none\n\n1:3 --> 1:4\nsecret\n';
  expect(captionsUntil(text, 3)).not.toContain('secret');
});

test('a file that passes validation plays completely, and its preview is valid', () => {
  const milliseconds = fc.integer({ min: 1, max: 9_000_000 });
  const times = fc.array(milliseconds, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(times, milliseconds, (starts, moment) => {
      const sorted = starts.toSorted((a, b) => a - b);
      const cues = sorted.map((start, index) => `${stamp(start)} --> ${stamp(start + 500)}\ncue ${index}`);
      const text = ['WEBVTT', ...cues].join('\n\n');
      expect(captionsFault(text)).toBeNull();
      expect(cuesOf(text).map(({ start }) => Math.round(start * 1000))).toEqual(sorted);
      const early = sorted.filter((start) => start < moment);
      const part = captionsUntil(text, moment / 1000);
      expect(cuesOf(part)).toEqual(cuesOf(text).slice(0, early.length));
      if (early.length > 0) expect(captionsFault(part)).toBeNull();
    }),
  );
});

const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(11, 23);

test('long captions with unclosed tags are read quickly', () => {
  const text = '<'.repeat(200_000);
  expect(cuesOf(`WEBVTT\n\n00:01.000 --> 00:04.000\n${text}\n`)).toEqual([{ start: 1, end: 4, text }]);
});
