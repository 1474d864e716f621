import { describe, expect, test } from 'vitest';
import { captionsFault } from './webvtt.ts';

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
  ])('with %s are taken', (_what, text) => {
    expect(captionsFault(text)).toBeNull();
  });

  test.each([
    ['', 1, 'begin with WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 1, 'begin with WEBVTT'],
    ['WEBVTTX\n', 1, 'begin with WEBVTT'],
    ['WEBVTT\n\nNOTE nothing else', 3, 'no captions'],
    [cue('00:01,000 --> 00:04,000'), 3, 'times must look like'],
    [cue('00:61.000 --> 02:04.000'), 3, 'times must look like'],
    [cue('00:04.000 --> 00:04.000'), 3, 'end after it begins'],
    [`${cue('00:04.000 --> 00:05.000')}\n00:01.000 --> 00:02.000\nEarlier`, 6, 'in the order'],
  ])('%j is refused at line %i', (text, line, why) => {
    const fault = captionsFault(text);
    expect(fault?.line).toBe(line);
    expect(fault?.sentence).toContain(why);
  });
});
