import { expect, test } from 'vitest';
import { passagesOf, passagesOfText } from './passages.ts';

const at = (second: number, text: string) =>
  `00:00:${String(second).padStart(2, '0')}.500 --> 00:00:${String(second + 1).padStart(2, '0')}.400\n${text}`;
const file = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n\n')}\n`;

test('captions are joined up to the end of a sentence, and start at their first second', () => {
  const long = 'A register earns its place when someone changes a decision because of';
  expect(
    passagesOf(
      file(at(1, long), at(2, 'what is written in it.'), at(4, 'Start with ten.'), at(6, 'Not more.')),
    ),
  ).toEqual([
    { second: 1, text: `${long} what is written in it.` },
    { second: 4, text: 'Start with ten. Not more.' },
  ]);
});

test('speech without full stops is cut after 300 characters', () => {
  const words = 'and then we looked at the numbers again';
  const passages = passagesOf(file(...Array.from({ length: 20 }, (_, index) => at(index, words))));
  expect(passages.map(({ text }) => text.length).every((length) => length < 345)).toBe(true);
  expect(passages.map(({ text }) => text).join(' ')).toBe(Array(20).fill(words).join(' '));
});

test('a passage ends after 15 seconds, so that a pause does not join two sentences', () => {
  expect(
    passagesOf(file(at(1, 'First thought,'), at(15, 'still the first.'), at(17, 'Second thought.'))),
  ).toEqual([
    { second: 1, text: 'First thought, still the first.' },
    { second: 17, text: 'Second thought.' },
  ]);
});

test('a file without captions has no passages', () => {
  expect(passagesOf('WEBVTT\n')).toEqual([]);
  expect(passagesOf('')).toEqual([]);
});

test('links and images in a text are reduced to their text', () => {
  expect(
    passagesOfText('- See [the guide](https://example.com/a_(b)) and\n  ![a chart](/media/public/1).'),
  ).toEqual([{ second: null, text: 'See the guide and a chart.' }]);
});

test.each(['[', '[](', '![a](b', '\r', '\u2028'])('a long text of nothing but %j is read quickly', (mark) => {
  expect(passagesOfText(`a${mark.repeat(250_000)}b`).length).toBeLessThanOrEqual(1);
});
