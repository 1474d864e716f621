import { z } from '@hono/zod-openapi';
import {
  isPlainLine,
  lineWithoutControls,
  plainLineSentence,
  plainTextSentence,
  withoutControls,
} from '../../../../contract/text/input/text-rules.ts';
import { typedText } from '../../../../contract/text/input/typed-text.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { asHttps } from '../../../../contract/urls/links.ts';

/** The editor lists errors from the whole course together, so each sentence names its field. */
const atMost = (max: number, what: string) =>
  `Please use at most ${formatCount(max)} characters for ${what}.`;
/** Text of several lines. */
export const typed = (max: number, what: string, missing?: string) =>
  typedText(max, { missing, tooLong: atMost(max, what) });

/** Text of several lines that must not be empty. @param missing the message if it is */
export const required = (max: number, what: string, missing: string) =>
  typed(max, what, missing).min(1, missing);

/** Text of one line: pasted text may contain line breaks. */
export const oneLine = (max: number, what: string, missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(required(max, what, missing).refine(isPlainLine, plainLineSentence));

/** Dollars with at most two decimals, as a number or as typed. */
export const dollars = (missing: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,9}(\.\d{1,9})?$/)
          .transform(Number),
      ],
      { error: missing },
    )
    .refine((value) => value >= 0 && value <= 100_000, 'Please enter an amount between 0 and 100,000.')
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'Please use at most two decimals.',
    );

/** Dollars that may be left out: null or empty text means no amount. */
export const optionalDollars = z.union(
  [z.null(), z.literal('').transform(() => null), dollars('Please enter an amount.')],
  { error: 'Please enter an amount.' },
);

const tidyLine = (item: string): string => lineWithoutControls(item).trim();

/** Limits that are checked before the lines of a list are counted: checking millions of lines would take a minute. */
const most = { lines: 1000, characters: 100_000 };

/** Lines of a list: as an array, or as typed, one per line. Blank lines are ignored. */
export const lines = ({
  maxLines,
  maxLength,
  about,
  required: missing,
}: {
  maxLines: number;
  maxLength: number;
  about: string;
  required?: string;
}) => {
  const tooMany = `Please use at most ${maxLines} lines for ${about}.`;
  const tooLong = (input: unknown) => {
    if (typeof input === 'string' && input.length > most.characters) return atMost(most.characters, about);
    return Array.isArray(input) && input.length > most.lines ? tooMany : undefined;
  };
  const typedLines = z.string().max(most.characters);
  return z
    .union([z.array(z.string()).max(most.lines), typedLines.transform((text) => text.split('\n'))], {
      error: ({ input }) => tooLong(input) ?? missing,
    })
    .transform((items) => items.map(tidyLine).filter((item) => item !== ''))
    .refine((items) => items.length <= maxLines, tooMany)
    .refine(
      (items) => items.every((item) => item.length <= maxLength),
      `Please use at most ${formatCount(maxLength)} characters per line for ${about}.`,
    )
    .refine((items) => items.every(isPlainLine), plainTextSentence);
};

/** A web URL, as people type it, completed to `https://`; empty text means none. */
export const link = z
  .union([
    z.literal(''),
    z
      .string()
      .overwrite((typed) => asHttps(withoutControls(typed).trim()))
      .pipe(z.url({ protocol: /^https$/, error: 'Please enter a link that starts with https://' })),
  ])
  .transform((value) => value || null);

/** A number of months as typed; null or empty text means none. @param max the most allowed */
export const optionalMonths = (max: number) => {
  const error = `Please enter a whole number of months from 1 to ${max}, or leave it empty.`;
  const months = z.coerce.number(error).int(error).min(1, error).max(max, error);
  return z.union([z.null(), z.literal('').transform(() => null), months], { error });
};

const percentSentence = 'Please enter a whole number from 1 to 100 for the completion required.';
export const percent = z
  .number(percentSentence)
  .int(percentSentence)
  .min(1, percentSentence)
  .max(100, percentSentence);
