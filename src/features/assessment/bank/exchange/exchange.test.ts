import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizzing } from '../../../../../test/factories/quizzing.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { ImportedQuestion, QuestionList } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, add } = quizzing(() => product);

type Imported = { questions: ImportedQuestion[]; added: number; fields?: Record<string, string> };
type World = Awaited<ReturnType<typeof world>>;
const send = ({ admin, course }: World, format: string, text: string, more = {}) =>
  request<Imported>(product, `POST /courses/${course.id}/questions/import`, {
    as: admin,
    body: { format, text, domain: 'Imported', ...more },
  });
const bankOf = async ({ admin, course }: World) =>
  (await request<QuestionList>(product, `GET /courses/${course.id}/questions`, { as: admin })).body.questions;
const download = ({ admin, course }: World, format: string) =>
  request<string>(product, `GET /courses/${course.id}/questions.${format}` as 'GET /x', { as: admin });

test('a preview adds nothing; an import adds the questions without errors, and only once', async () => {
  const made = await world();
  const text = 'Fine?\nA. Yes\nB. No\nANSWER: A\n\nSame options?\nA. Yes\nB. yes\nANSWER: A\n';
  const before = (await bankOf(made)).length;
  const preview = (await send(made, 'aiken', text)).body;
  expect(preview).toMatchObject({
    added: 0,
    questions: [
      {
        line: 1,
        errors: [],
        question: {
          options: [
            { text: 'Yes', isCorrect: true },
            { text: 'No', isCorrect: false },
          ],
          domain: 'Imported',
          points: 1,
        },
      },
      { line: 6, errors: ['Two options are the same. Please change one.'], question: null },
    ],
  });
  expect(await bankOf(made)).toHaveLength(before);
  expect((await send(made, 'aiken', text, { add: true })).body.added).toBe(1);
  expect((await send(made, 'aiken', text, { add: true })).body.added).toBe(0);
  const bank = await bankOf(made);
  expect(bank).toHaveLength(before + 1);
  expect(bank.find(({ stem }) => stem === 'Fine?')?.domain).toBe('Imported');
});

test('a file may have a million characters, however many bytes they take', async () => {
  const made = await world();
  const [line, answers] = ['Größenänderungen, 大きさの変更. ', '\r\nA. Ja\r\nB. Nein\r\nANSWER: A\r\n\r\n'];
  const blocks = Array.from({ length: 400 }, (_, index) => `${index} ${line.repeat(75)}${answers}`).join('');
  const sent = blocks.padEnd(1_000_000 + 5 * 400, '変');
  const { status, body } = await send(made, 'aiken', sent);
  expect([status, body.questions[0]?.question?.options.map(({ text }) => text)]).toEqual([
    200,
    ['Ja', 'Nein'],
  ]);
  expect(await send(made, 'aiken', `${sent}変`)).toMatchObject({
    status: 400,
    body: { fields: { text: 'Please import at most 1,000,000 characters at once.' } },
  });
});

test('invisible characters in a file are removed, as they are in fields', async () => {
  const gift = 'What\u2028is\u202e a \u0001risk? {=An\u2028event\u2066 ~A cost}';
  const moodle =
    '<quiz><question type="truefalse"><questiontext><text>Isn&#8217;t&#x202e; it &#233;?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>';
  const read = async (format: string, text: string) =>
    (await send(await world(), format, text)).body.questions.map(({ stem, errors }) => ({ stem, errors }));
  expect(await read('gift', gift)).toEqual([{ stem: 'What is a risk?', errors: [] }]);
  expect(await read('moodle', moodle)).toEqual([{ stem: 'Isn’t it é?', errors: [] }]);
});

test('the preview shows the correct answer to every kind of question', async () => {
  const text = [
    'CPI? {#0.8:0.1}',
    'EAC? {=Estimate at completion =EAC}',
    'Match? {=a -> b =c -> d}',
    'Sure? {T#No#Of course}',
  ].join('\n\n');
  const { questions } = (await send(await world(), 'gift', text)).body;
  expect(questions.map(({ question }) => question)).toMatchObject([
    { value: 0.8, tolerance: 0.1, options: [] },
    { accepted: ['Estimate at completion', 'EAC'], tolerance: null },
    {
      options: [
        { text: 'a', match: 'b' },
        { text: 'c', match: 'd' },
      ],
    },
    {
      options: [
        { text: 'True', isCorrect: true, why: 'Of course' },
        { isCorrect: false, why: 'No' },
      ],
    },
  ]);
});

test.each([
  ['an unknown format', 'word', 'x', 'format'],
  ['nothing', 'gift', '', 'text'],
  ['a million and one characters', 'gift', 'a'.repeat(1_000_001), 'text'],
])('importing %s is refused', async (_, format, text, field) => {
  const { status, body } = await send(await world(), format, text);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

const every = [
  {
    kind: 'one',
    stem: 'Who *signs*: {this}?',
    options: [
      { text: 'The = sponsor', isCorrect: true, why: 'Owns it # really' },
      { text: '=cmd|x\\', isCorrect: false, why: 'Runs C:\\' },
    ],
    explanation: 'Two\nlines',
    domain: 'A/B',
  },
  {
    kind: 'many',
    stem: 'Which three?',
    options: ['a', 'b', 'c', 'd'].map((text) => ({ text, isCorrect: text !== 'd', why: '' })),
    domain: 'People',
  },
  {
    kind: 'order',
    stem: 'In order?',
    options: ['first', 'second'].map((text) => ({ text, why: '' })),
    domain: 'People',
  },
  {
    kind: 'match',
    stem: 'Match?',
    options: [
      { text: 'a -> b', match: 'c', why: '' },
      { text: 'd', match: 'e', why: '' },
    ],
    domain: 'People',
  },
  { kind: 'number', stem: 'CPI?', value: -0.5, tolerance: 0.01, domain: 'People' },
  { kind: 'number', stem: 'Rate?', value: 0.000001, tolerance: 0.00000025, domain: 'People' },
  { kind: 'text', stem: 'EAC?', accepted: ['Estimate at completion', 'EAC'], domain: 'People' },
];
const bare = (questions: QuestionList['questions']) =>
  questions
    .map(({ kind, stem, options, value, tolerance, accepted, explanation }) => ({
      kind,
      stem,
      options,
      value,
      tolerance,
      accepted,
      explanation,
    }))
    .sort((a, b) => (a.stem < b.stem ? -1 : 1));

test.each([
  ['csv', 9, every.map(({ kind }) => kind)],
  ['gift', 8, every.map(({ kind }) => kind).filter((kind) => kind !== 'order')],
])('what is exported as %s can be imported again', async (format, added, kinds) => {
  const made = await world();
  for (const draft of every) expect((await add(made.admin, made.course.id, draft)).status).toBe(200);
  const { status, body: text } = await download(made, format);
  expect(status).toBe(200);
  const other = await world();
  await product.ctx.db.deleteFrom('questions').where('courseId', '=', other.course.id).execute();
  const { body } = await send(other, format, text, { add: true });
  expect(body.questions.flatMap(({ errors }) => errors)).toEqual([]);
  expect(body.added).toBe(added);
  const [mine, theirs] = [await bankOf(made), await bankOf(other)].map((bank) =>
    bare(bank.filter(({ kind }) => kinds.includes(kind))),
  );
  expect(theirs).toEqual(mine);
});
