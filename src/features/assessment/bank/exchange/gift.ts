import { plainNumber } from '../../../../contract/money/plain-number.ts';
import { domainOf, type Found, type FoundDraft, foundAt, NotAQuestion, noPartialCredit } from './draft.ts';

/**
 * Questions in Moodle's GIFT format: multiple choice, true or false, short answers, matching, numbers and missing
 * words. Essays, descriptions and partial credit are refused, with their line numbers.
 */
export function readGift(source: string): Found[] {
  let domain: string | undefined;
  return blocksOf(source).flatMap(({ line, text }) => {
    const category = /^\$CATEGORY:(.*)$/is.exec(text.trim());
    if (category) {
      domain = domainOf(category[1] ?? '');
      return [];
    }
    return foundAt(line, withoutTitle(text).text, () => ({
      ...question(text),
      ...(domain && { domain }),
    }));
  });
}

type Block = { line: number; text: string };

/** Questions are separated by blank lines, except within braces. Comments are skipped. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let depth = 0;
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isComment = /^\s*\/\//.test(raw);
    const isCategory = /^\s*\$CATEGORY:/i.test(raw);
    if (depth === 0 && (raw.trim() === '' || isCategory)) open = null;
    if (isCategory && depth === 0) blocks.push({ line: index + 1, text: raw });
    if (isComment || isCategory || raw.trim() === '') continue;
    if (open) open.text += `\n${raw}`;
    else {
      open = { line: index + 1, text: raw };
      blocks.push(open);
    }
    depth += unescaped(raw, '{') - unescaped(raw, '}');
    if (depth < 0) depth = 0;
  }
  return blocks;
}

function unescaped(text: string, character: string): number {
  let count = 0;
  for (let at = indexOf(text, character); at >= 0; at = indexOf(text, character, at + 1)) count += 1;
  return count;
}

function withoutTitle(text: string): { text: string; format: string | undefined } {
  const rest = text
    .trim()
    .replace(/^::(?:[^:\\]|\\.|:(?!:))*::/s, '')
    .trim();
  const format = /^\[(html|markdown|plain|moodle)\]\s*/i.exec(rest);
  return { text: format ? rest.slice(format[0].length) : rest, format: format?.[1]?.toLowerCase() };
}

function question(block: string): FoundDraft {
  const { text, format } = withoutTitle(block);
  const start = indexOf(text, '{');
  if (start < 0) throw new NotAQuestion('A description without an answer is not a question.');
  const end = indexOf(text, '}', start);
  if (end < 0) throw new NotAQuestion('The answer has no closing brace.');
  if (indexOf(text, '{', end) >= 0) throw new NotAQuestion('A question can have only one answer.');
  const [before, after] = [text.slice(0, start).trim(), text.slice(end + 1).trim()];
  const plain = format === 'html' ? textOfHtml : (value: string) => value;
  const stem = plain(literal(after ? `${before} _____ ${after}` : before)).trim();
  if (stem === '') throw new NotAQuestion('The question has no text.');
  const [body = '', explanation = ''] = splitOnce(text.slice(start + 1, end), '####');
  return {
    ...answerOf(body.trim(), plain),
    stem,
    ...(explanation && { explanation: plain(literal(explanation)).trim() }),
  };
}

type Answer = Omit<FoundDraft, 'stem'>;
type Plain = (text: string) => string;

function answerOf(body: string, plain: Plain): Answer {
  if (body === '') throw new NotAQuestion('Essay questions can’t be scored, so they can’t be imported.');
  if (body.startsWith('#')) return numberOf(body.slice(1).trim());
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(body);
  if (truth)
    return trueFalse(/^t/i.test(truth[1] ?? ''), splitAll(body, '#').slice(1).map(literal).map(plain));
  const parts = partsOf(body);
  if (parts.length === 0) throw new NotAQuestion('The answer has no options: start each with = or ~.');
  const isMatching = parts.every(({ sign, text }) => sign === '=' && indexOf(text, '->') >= 0);
  if (isMatching) return matching(parts, plain);
  return parts.every(({ sign }) => sign === '=') ? shortAnswer(parts, plain) : choices(parts, plain);
}

function trueFalse(isTrue: boolean, [whyWrong = '', whyRight = '']: string[]): Answer {
  const option = (text: string, isCorrect: boolean) => ({
    text,
    isCorrect,
    why: (isCorrect ? whyRight : whyWrong).trim(),
  });
  return { kind: 'one', options: [option('True', isTrue), option('False', !isTrue)] };
}

type Part = { sign: '=' | '~'; text: string; weight: number | null; why: string };

/** More options than any question has. Reading a million of them would block the process for seconds. */
const mostParts = 1000;

function partsOf(body: string): Part[] {
  const starts = [...body.matchAll(/[=~]/g)]
    .map(({ index }) => index)
    .filter((index) => !isEscaped(body, index));
  if (starts.length > mostParts) throw new NotAQuestion('The answer has too many options.');
  if (body.slice(0, starts[0]).trim() !== '') throw new NotAQuestion('Each option starts with = or ~.');
  return starts.map((start, index) => {
    const [rest = '', why = ''] = splitOnce(body.slice(start + 1, starts[index + 1] ?? body.length), '#');
    const weight = /^\s*%(-?[\d.]+)%/.exec(rest);
    return {
      sign: body[start] as Part['sign'],
      text: rest.slice(weight?.[0].length ?? 0).trim(),
      weight: weight ? Number(weight[1]) : null,
      why: literal(why).trim(),
    };
  });
}

function choices(parts: Part[], plain: Plain): Answer {
  const hasRight = parts.some(({ sign }) => sign === '=');
  const weights = parts.map(({ weight }) => weight ?? 0).filter((weight) => weight > 0);
  const isMany = !hasRight && weights.length > 0;
  if (hasRight && parts.some(({ sign, weight }) => sign === '~' && (weight ?? 0) > 0))
    throw new NotAQuestion(noPartialCredit);
  if (isMany && Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 100) > 1)
    throw new NotAQuestion(noPartialCredit);
  const options = parts.map(({ sign, text, weight, why }) => ({
    text: plain(literal(text)),
    isCorrect: sign === '=' || (isMany && (weight ?? 0) > 0),
    why: plain(why),
  }));
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  return { kind: right > 1 || (isMany && right !== 1) ? 'many' : 'one', options };
}

function shortAnswer(parts: Part[], plain: Plain): Answer {
  if (parts.some(({ weight }) => weight !== null && weight !== 100)) throw new NotAQuestion(noPartialCredit);
  const why = [...new Set(parts.map((part) => plain(part.why)).filter(Boolean))].join('\n\n');
  return {
    kind: 'text',
    accepted: parts.map(({ text }) => plain(literal(text))),
    ...(why && { explanation: why }),
  };
}

function matching(parts: Part[], plain: Plain): Answer {
  const options = parts.map(({ text, why }) => {
    const [left = '', right = ''] = splitOnce(text, '->');
    return { text: plain(literal(left)).trim(), match: plain(literal(right)).trim(), why: plain(why) };
  });
  return { kind: 'match', options };
}

/** `3:0.5`, `1..5`, or one `=3:0.5`. */
function numberOf(body: string): Answer {
  const parts = body.startsWith('=') ? partsOf(body) : null;
  if (parts && (parts.length > 1 || ![null, 100].includes(parts[0]?.weight ?? null)))
    throw new NotAQuestion(noPartialCredit);
  const [typed = '', feedback = ''] = splitOnce(body, '#');
  const text = parts?.[0]?.text ?? typed.trim();
  const explanation = parts?.[0]?.why || literal(feedback).trim();
  const range = numbers.exec(text);
  const [value, tolerance = 0] = range
    ? middleOf(Number(range[1]), Number(range[2]))
    : text.split(':').map(plainNumber);
  if (value === undefined || text === '' || !Number.isFinite(value) || !Number.isFinite(tolerance))
    throw new NotAQuestion('This is not a number: write 3, 3:0.5 or 1..5 after #.');
  return { kind: 'number', value, tolerance, ...(explanation && { explanation }) };
}

const number = String.raw`(-?(?:\d+(?:\.\d*)?|\.\d+))`;
const numbers = new RegExp(String.raw`^${number}\s*\.\.\s*${number}$`);

/** The midpoint of a range and half its width, without binary rounding errors. */
const middleOf = (low: number, high: number): number[] =>
  [(low + high) / 2, (high - low) / 2].map((one) => Number(one.toPrecision(12)));

/** Whether a character is escaped: an odd number of backslashes comes before it, because each pair is one backslash. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === '\\') start -= 1;
  return (at - start) % 2 === 1;
}

/** The index of the first occurrence that is not escaped; -1 if there is none. */
function indexOf(text: string, wanted: string, from = 0): number {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1))
    if (!isEscaped(text, at)) return at;
  return -1;
}

function splitOnce(text: string, separator: string): string[] {
  const at = indexOf(text, separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function splitAll(text: string, separator: string): string[] {
  const parts: string[] = [];
  for (let rest: string | undefined = text; rest !== undefined; ) {
    const [first = '', more]: string[] = splitOnce(rest, separator);
    parts.push(first);
    rest = more;
  }
  return parts;
}

/** Without backslashes: `\n` is a line break, `\=` is an equals sign. */
const literal = (text: string): string =>
  text.replace(/\\(.)/gs, (_, character: string) => (character === 'n' ? '\n' : character));

const entities = new Map(
  Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: '’', nbsp: ' ', '#39': '’' }),
);

/** The text of HTML as Markdown: paragraphs, line breaks, lists and emphasis stay, everything else is removed. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<\/?(b|strong)\s*>/gi, '**')
    .replace(/<\/?(i|em)\s*>/gi, '*')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(/<\/(p|div|ul|ol|table|tr|h[1-6])\s*>/gi, '\n\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(
      /&(#?\w+);/g,
      (whole, name: string) => entities.get(name.toLowerCase()) ?? numbered(name) ?? whole,
    )
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The character of a numeric entity, such as `#8217` or `#x2019`; undefined if there is none. */
function numbered(name: string): string | undefined {
  const code = Number(/^#(x[\da-f]+|\d+)$/i.test(name) ? name.slice(1).replace(/^x/i, '0x') : Number.NaN);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
