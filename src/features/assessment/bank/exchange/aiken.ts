import { type Found, type FoundDraft, foundAt, NotAQuestion } from './draft.ts';

type Block = { line: number; lines: string[] };

/** Questions in the Aiken format: a line of text, lines such as `A. option`, and `ANSWER: A`. */
export function readAiken(source: string): Found[] {
  return blocksOf(source).map(({ line, lines }) => foundAt(line, lines[0] ?? '', () => question(lines)));
}

/** A question ends with its answer, or with a blank line. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const text = raw.trim();
    if (text === '') open = null;
    else if (open) open.lines.push(text);
    else {
      open = { line: index + 1, lines: [text] };
      blocks.push(open);
    }
    if (answer.test(text)) open = null;
  }
  return blocks;
}

const answer = /^ANSWER:\s*([A-Z])$/i;
const option = /^([A-Z])[.)]\s+(.+)$/s;

function question(lines: string[]): FoundDraft {
  const last = answer.exec(lines.at(-1) ?? '');
  if (!last) throw new NotAQuestion('The question doesn’t end with a line such as “ANSWER: A”.');
  const first = lines.findIndex((line) => option.test(line));
  if (first < 1) throw new NotAQuestion('The question has no text or no options such as “A. …”.');
  const options = lines.slice(first, -1).map((line) => {
    const found = option.exec(line);
    if (!found) throw new NotAQuestion(`“${line.slice(0, 60)}” is not an option such as “A. …”.`);
    return { letter: found[1], text: found[2] ?? '' };
  });
  const right = last[1]?.toUpperCase();
  if (!options.some(({ letter }) => letter === right)) throw new NotAQuestion(`There is no option ${right}.`);
  return {
    kind: 'one',
    stem: lines.slice(0, first).join('\n'),
    options: options.map(({ letter, text }) => ({ text, isCorrect: letter === right })),
  };
}
