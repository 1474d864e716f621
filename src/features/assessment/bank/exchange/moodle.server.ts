import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { domainOf, type Found, type FoundDraft, foundAt, NotAQuestion, noPartialCredit } from './draft.ts';
import { textOfHtml } from './gift.ts';

type Node = Record<string, unknown>;

/**
 * Questions in Moodle's XML: multiple choice, true or false, short answers, numbers and matching. Other kinds are
 * refused, with their line numbers. A document type could declare entities, so a file with one is refused as a whole.
 */
export function readMoodle(source: string): Found[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(source))
    return [
      {
        line: lineAt(source.slice(0, source.search(/<!(DOCTYPE|ENTITY)/i))),
        stem: '',
        problem: 'XML with a document type declaration is refused.',
      },
    ];
  const valid = XMLValidator.validate(source);
  if (valid !== true)
    return [{ line: valid.err.line, stem: '', problem: `This is not valid XML: ${valid.err.msg}` }];
  const quiz = parsed(source);
  if (quiz === null) return [{ line: 1, stem: '', problem: 'The XML is nested too deeply.' }];
  if (typeof quiz !== 'object')
    return [{ line: 1, stem: '', problem: 'The file has no <quiz> with questions.' }];
  const lines = linesOfQuestions(source);
  let domain: string | undefined;
  return list(quiz.question).flatMap((node, index) => {
    if (node['@type'] === 'category') {
      domain = domainOf(textIn(node.category));
      return [];
    }
    return foundAt(lines[index] ?? 1, textIn(node.questiontext), () => ({
      ...question(node),
      ...(domain && { domain }),
    }));
  });
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  isArray: (name) => ['question', 'answer', 'subquestion'].includes(name),
});

/** The line number at the end of a text. */
const lineAt = (before: string): number => before.split(/\r\n|\r|\n/).length;

/**
 * The line of each `<question>` outside comments and CDATA, which may contain the word. Runs in linear time: what is
 * never closed, such as `<!--` in an attribute, is not searched again.
 */
function linesOfQuestions(source: string): number[] {
  const lines: number[] = [];
  let [line, counted] = [1, 0];
  for (const found of source.matchAll(/<!\[CDATA\[|<!--|<question[\s>]/g)) {
    if (found.index < counted) continue;
    const end = closingOf(found[0]);
    const closed = end ? source.indexOf(end, found.index) : found.index;
    if (closed < 0) break;
    line += lineAt(source.slice(counted, closed)) - 1;
    counted = closed;
    if (!end) lines.push(line);
  }
  return lines;
}

/** The closing characters of a comment or CDATA; undefined for an element. */
const closingOf = (start: string): string | undefined =>
  start === '<!--' ? '-->' : start === '<![CDATA[' ? ']]>' : undefined;

/** Null if elements are nested too deeply for the parser. */
function parsed(source: string): Node | undefined | null {
  try {
    return parser.parse(source).quiz;
  } catch {
    return null;
  }
}

const list = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'object');

/** The text of `<x><text>…</text></x>` or of `<x>…</x>`, with HTML as Markdown. */
function textIn(value: unknown): string {
  const node =
    typeof value === 'object' && value !== null ? ((value as Node).text ?? (value as Node)['#text']) : value;
  const text = typeof node === 'object' && node !== null ? (node as Node)['#text'] : node;
  return textOfHtml(String(text ?? ''));
}

function question(node: Node): FoundDraft {
  const stem = textIn(node.questiontext);
  if (stem === '') throw new NotAQuestion('The question has no text.');
  const explanation = textIn(node.generalfeedback);
  return { stem, ...(explanation && { explanation }), ...answerOf(node) };
}

function answerOf(node: Node): Omit<FoundDraft, 'stem'> {
  const answers = list(node.answer).map((one) => ({
    text: textIn(one),
    why: textIn(one.feedback),
    fraction: Number(one['@fraction'] ?? 0),
    tolerance: Number(textIn(one.tolerance) || 0),
  }));
  const right = answers.filter(({ fraction }) => fraction > 0);
  switch (node['@type']) {
    case 'multichoice':
    case 'truefalse': {
      const isOne = node['@type'] === 'truefalse' || textIn(node.single) !== 'false';
      const sum = right.reduce((total, { fraction }) => total + fraction, 0);
      if (Math.abs(sum - 100) > 1) throw new NotAQuestion(noPartialCredit);
      const options = answers.map(({ text, why, fraction }) => ({
        text: named(text),
        why,
        isCorrect: fraction > 0,
      }));
      return { kind: isOne ? 'one' : 'many', options };
    }
    case 'shortanswer': {
      if (answers.some(({ fraction }) => fraction > 0 && fraction < 100))
        throw new NotAQuestion(noPartialCredit);
      return { kind: 'text', accepted: right.map(({ text }) => text) };
    }
    case 'numerical': {
      const [first] = right;
      if (!first || right.length > 1 || first.fraction < 100) throw new NotAQuestion(noPartialCredit);
      if (!Number.isFinite(Number(first.text)) || first.text === '')
        throw new NotAQuestion('The answer is not a number.');
      return { kind: 'number', value: Number(first.text), tolerance: first.tolerance };
    }
    case 'matching':
      return {
        kind: 'match',
        options: list(node.subquestion).map((one) => ({
          text: textIn(one),
          match: textIn(Array.isArray(one.answer) ? one.answer[0] : one.answer),
        })),
      };
    default:
      throw new NotAQuestion(`Questions of the kind “${String(node['@type'] ?? '')}” can’t be imported.`);
  }
}

const named = (text: string): string =>
  /^(true|false)$/.test(text) ? `${text[0]?.toUpperCase()}${text.slice(1)}` : text;
