import { z } from '@hono/zod-openapi';
import { tooLongSentence } from '../wording.ts';
import {
  isPlainLine,
  isPlainText,
  lineWithoutControls,
  plainLineSentence,
  plainTextSentence,
  withoutControls,
} from './text-rules.ts';

type Sentences = { missing?: string; tooLong?: string };

/** Typed text of several lines, trimmed and without stray control characters. It may be empty. */
export const typedText = (max: number, { missing, tooLong = tooLongSentence(max) }: Sentences = {}) =>
  z
    .string({ error: missing })
    .overwrite(withoutControls)
    .trim()
    .max(max, tooLong)
    .refine(isPlainText, plainTextSentence);

/** Like `typedText`, for a single line. */
export const typedLine = (max: number, { missing, tooLong = tooLongSentence(max) }: Sentences = {}) =>
  z
    .string({ error: missing })
    .overwrite(lineWithoutControls)
    .trim()
    .max(max, tooLong)
    .refine(isPlainLine, plainLineSentence);

const wrongSecond = 'Please enter a whole second of the lecture.';

/** A position in a lecture, in seconds. */
export const wholeSecond = z
  .number({ error: wrongSecond })
  .int(wrongSecond)
  .min(0, wrongSecond)
  .max(1_000_000, wrongSecond);
