import { expect, test } from 'vitest';
import { loadFaces } from './fonts.server.ts';

test('letters that are part of others keep their code points, by which readers search and copy a PDF', async () => {
  const faces = await loadFaces();
  for (const [font] of Object.values(faces)) {
    if (!font) throw new Error('a face without a font');
    // In these fonts “é” is composed of “e” and an accent, and “:” of two full stops.
    for (const letter of 'é:…') font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG();
    const { glyphs } = font.layout('e.');
    const points = glyphs.flatMap(({ codePoints }) => codePoints);
    expect(points, font.postscriptName).toEqual([101, 46]);
  }
});

test('each font has a fixed weight, which PDF readers need, and a unique name', async () => {
  const fonts = new Set(Object.values(await loadFaces('محمد')).flat());
  expect([...fonts].filter((font) => Object.keys(font.variationAxes).length > 0)).toEqual([]);
  expect(new Set([...fonts].map((font) => font.postscriptName)).size).toBe(fonts.size);
});
