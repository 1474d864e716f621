import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeable, typeableLine } from './cleaned-text.ts';
import { isPlainLine, isPlainText, lineWithoutControls, withoutControls } from './text-rules.ts';
import { typedText } from './typed-text.ts';

test('control characters are removed, line breaks and tabs are not', () => {
  expect(withoutControls('a\u0007b\u001b\u007f\u0085\n\tc\n')).toBe('ab\n\tc\n');
  expect(lineWithoutControls('a\tb\u0008')).toBe('a b');
});

test('a line break that a form sends as two characters counts as one, as in the field', () => {
  expect(typedText(5).parse('ab\r\ncd')).toBe('ab\ncd');
  expect(typedText(5).safeParse('ab\r\ncde').success).toBe(false);
  expect(withoutControls('a\rb\n\r\nc')).toBe('a\nb\n\nc');
});

test('a letter and a separate accent become one character', () => {
  expect(withoutControls('Re\u0301sume\u0301')).toBe('R\u00e9sum\u00e9');
  expect(lineWithoutControls('Re\u0301sume\u0301')).toBe('R\u00e9sum\u00e9');
});

test('NUL is refused by the API, and removed from form fields', () => {
  expect(withoutControls('a\0b')).toBe('a\0b');
  expect(typeable('a\0b')).toBe('ab');
});

test('a field removes every invisible character that validation would refuse', () => {
  expect(typeableLine('\u202aone\u202c\u2028two\r\nthree')).toBe('one two three');
  expect(typeable('one\u2029two\ufdd0')).toBe('one\ntwo');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = typed.replaceAll(/\p{Cs}/gu, '');
      expect(isPlainText(typeable(text))).toBe(true);
      expect(isPlainLine(lineWithoutControls(typeableLine(text)))).toBe(true);
    }),
  );
});

test('only bidi controls, lone surrogates, non-characters and NUL remain for validation to refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const rest = withoutControls(text).replaceAll(/[\0\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/gu, '');
      expect(isPlainText(rest)).toBe(true);
    }),
  );
});
