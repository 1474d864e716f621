import { inFull } from '../../../../contract/money/plain-number.ts';
import type { BankQuestion } from '../contract.ts';

/** A question in GIFT. What GIFT can't express, such as steps in order, becomes a comment. */
export function giftOf(question: BankQuestion): string {
  const { kind, stem, explanation } = question;
  if (kind === 'order') return `// Left out, because GIFT has no order: ${stem.replace(/\s+/g, ' ')}\n`;
  const end = explanation ? `\n\t####${escaped(explanation)}` : '';
  return `[markdown]${escaped(stem)} {${answersOf(question).join('')}${end}\n}\n`;
}

/** The line that starts a category in a GIFT file: the questions after it belong to this domain. */
export const giftCategory = (domain: string): string => `$CATEGORY: ${domain.replaceAll('/', ' ')}\n`;

function answersOf({ kind, options, value, tolerance, accepted }: BankQuestion): string[] {
  const why = (text: string) => (text ? `#${escaped(text)}` : '');
  if (kind === 'number') return [`#${inFull(value ?? 0)}:${inFull(tolerance ?? 0)}`];
  if (kind === 'text') return accepted.map((text) => `\n\t=${escaped(text)}`);
  if (kind === 'match') return options.map((one) => `\n\t=${escaped(one.text)} -> ${escaped(one.match)}`);
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  return options.map(({ text, isCorrect, why: reason }) => {
    const sign =
      kind === 'one' ? (isCorrect ? '=' : '~') : `~%${isCorrect ? Number((100 / right).toFixed(5)) : -100}%`;
    return `\n\t${sign}${escaped(text)}${why(reason)}`;
  });
}

const escaped = (text: string): string =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/->/g, '-\\>')
    .replace(/\r?\n/g, '\\n');
