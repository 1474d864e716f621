import { expect, test } from 'vitest';
import { readAiken } from './aiken.ts';
import { readGift, textOfHtml } from './gift.ts';
import { readMoodle } from './moodle.server.ts';

/** The examples of Moodle's GIFT documentation, with the expected result of each. */
const giftExamples: [source: string, expected: object | RegExp][] = [
  [
    "Who's buried in Grant's tomb?{=Grant ~no one ~Napoleon}",
    {
      kind: 'one',
      options: [
        { text: 'Grant', isCorrect: true },
        { text: 'no one', isCorrect: false },
        { text: 'Napoleon', isCorrect: false },
      ],
    },
  ],
  [
    '::Q1:: 1+1=2 {T}',
    {
      kind: 'one',
      stem: '1+1=2',
      options: [
        { text: 'True', isCorrect: true },
        { text: 'False', isCorrect: false },
      ],
    },
  ],
  [
    '::TrueStatement about Grant::Grant was buried in a tomb in New York City.{T}',
    { kind: 'one', stem: 'Grant was buried in a tomb in New York City.' },
  ],
  [
    'The sun rises in the East.{FALSE#wrong, in the West#right}',
    {
      kind: 'one',
      options: [
        { text: 'True', isCorrect: false, why: 'wrong, in the West' },
        { text: 'False', isCorrect: true, why: 'right' },
      ],
    },
  ],
  [
    'Two plus {=two =2} equals four.',
    { kind: 'text', stem: 'Two plus _____ equals four.', accepted: ['two', '2'] },
  ],
  ['::Q4:: Two plus two equals {=four =4}', { kind: 'text', accepted: ['four', '4'] }],
  [
    "Grant is {~buried =entombed ~living} in Grant's tomb.",
    { kind: 'one', stem: "Grant is _____ in Grant's tomb." },
  ],
  [
    "What's between orange and green in the spectrum? { =yellow # right; good! ~red # wrong, it's yellow ~blue # wrong, it's yellow }",
    { kind: 'one', options: [{ text: 'yellow', why: 'right; good!' }, { text: 'red' }, { text: 'blue' }] },
  ],
  [
    'Match the following countries with their capitals. {\n =Canada -> Ottawa\n =Italy  -> Rome\n =Japan  -> Tokyo\n =India  -> New Delhi\n}',
    {
      kind: 'match',
      options: [
        { text: 'Canada', match: 'Ottawa' },
        { text: 'Italy', match: 'Rome' },
        { text: 'Japan', match: 'Tokyo' },
        { text: 'India', match: 'New Delhi' },
      ],
    },
  ],
  ['When was Ulysses S. Grant born? {#1822}', { kind: 'number', value: 1822, tolerance: 0 }],
  [
    'What is the value of pi (to 3 decimal places)? {#3.1415:0.0005}',
    { kind: 'number', value: Number('3.1415'), tolerance: 0.0005 },
  ],
  [
    'What is the value of pi (to 3 decimal places)? {#3.141..3.142}',
    { kind: 'number', value: Number('3.1415') },
  ],
  [
    'When was Ulysses S. Grant born? {# =1822:0 # Correct! =%50%1822:2 # He was born in 1822.}',
    /Partial credit/,
  ],
  ['Write a short biography of Dag Hammarskjöld. {}', /Essay/],
  ['You can use your pencil and paper for these next math questions.', /description/],
  [
    "What two people are entombed in Grant's tomb? { ~%-100%No one ~%50%Grant ~%50%Grant's wife ~%-100%Grant's father }",
    {
      kind: 'many',
      options: [{ isCorrect: false }, { isCorrect: true }, { isCorrect: true }, { isCorrect: false }],
    },
  ],
  ['Name a mammal. {=dog =%50%whale}', /Partial credit/],
  [
    'Which answer equals 5? { ~ \\= 2 + 2 = \\= 2 + 3 ~ \\= 2 + 4 }',
    {
      kind: 'one',
      options: [{ text: '= 2 + 2' }, { text: '= 2 + 3', isCorrect: true }, { text: '= 2 + 4' }],
    },
  ],
  [
    '::GIFT Control Characters:: Which of the following is NOT a control character for the GIFT import format? { ~ \\~ ~ \\= ~ \\# ~ \\{ ~ \\} = \\ }',
    {
      kind: 'one',
      options: [
        { text: '~' },
        { text: '=' },
        { text: '#' },
        { text: '{' },
        { text: '}' },
        { isCorrect: true },
      ],
    },
  ],
  [
    '[html]<p>What is <b>risk</b>?</p>{=An <i>uncertain</i> event ~A problem}',
    {
      kind: 'one',
      stem: 'What is **risk**?',
      options: [{ text: 'An *uncertain* event' }, { text: 'A problem' }],
    },
  ],
  ['What is 1? {=1 ~2 ####It is one.}', { kind: 'one', explanation: 'It is one.' }],
  ['Half? {#-.5...5}', { kind: 'number', value: 0, tolerance: 0.5 }],
  [
    'Which face is happy? {=😀 yes ~😢 no}',
    { kind: 'one', options: [{ text: '😀 yes' }, { text: '😢 no' }] },
  ],
];

test.each(giftExamples)('reads or refuses the GIFT example %j', (source, expected) => {
  const [found, ...more] = readGift(`// a comment\n\n${source}\n`);
  expect(more).toEqual([]);
  expect(found?.line).toBe(3);
  if (expected instanceof RegExp) expect(found?.problem).toMatch(expected);
  else expect(found?.draft).toMatchObject(expected);
});

test('GIFT categories name domains, and each question is reported with its line', () => {
  const found = readGift('$CATEGORY: $course$/top/Risk\n\nOne {T}\n\n\n$CATEGORY: Cost\nTwo\n{F}\n\nThree {');
  expect(found.map(({ line, draft }) => [line, draft?.domain])).toEqual([
    [3, 'Risk'],
    [7, 'Cost'],
    [10, undefined],
  ]);
  expect(found[2]?.problem).toMatch(/closing brace/);
});

test('reads Aiken, and gives the line of a question without an answer or with an unknown one', () => {
  const found = readAiken(
    'What is risk?\nA. An uncertain event\nB) A problem\nANSWER: A\n\nNo answer?\nA. One\nB. Two\n\nUnknown?\nA. One\nB. Two\nANSWER: C\n',
  );
  expect(found[0]).toMatchObject({
    line: 1,
    draft: {
      kind: 'one',
      stem: 'What is risk?',
      options: [
        { text: 'An uncertain event', isCorrect: true },
        { text: 'A problem', isCorrect: false },
      ],
    },
  });
  expect(found.slice(1).map(({ line, problem }) => [line, problem])).toEqual([
    [6, expect.stringMatching(/ANSWER/)],
    [10, 'There is no option C.'],
  ]);
});

const moodle = (questions: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions}\n</quiz>`;

test('reads every kind of Moodle question it supports, and gives the line of any other', () => {
  const found = readMoodle(
    moodle(
      [
        '<question type="category"><category><text>$course$/top/Risk</text></category></question>',
        '<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Which <question> is it?</p>]]></text></questiontext><single>true</single><answer fraction="100"><text>A</text><feedback><text>Yes</text></feedback></answer><answer fraction="0"><text>B</text></answer></question>',
        '<question type="multichoice"><questiontext><text>Two?</text></questiontext><single>false</single><answer fraction="50"><text>A</text></answer><answer fraction="50"><text>B</text></answer><answer fraction="-100"><text>C</text></answer></question>',
        '<question type="truefalse"><questiontext><text>Is it?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>',
        '<question type="shortanswer"><questiontext><text>EAC?</text></questiontext><answer fraction="100"><text>Estimate at completion</text></answer></question>',
        '<question type="numerical"><questiontext><text>CPI?</text></questiontext><answer fraction="100"><text>0.8</text><tolerance>0.01</tolerance></answer></question>',
        '<question type="matching"><questiontext><text>Match</text></questiontext><subquestion><text>EV</text><answer><text>Done</text></answer></subquestion><subquestion><text>PV</text><answer><text>Planned</text></answer></subquestion></question>',
        '<question type="essay"><questiontext><text>Write</text></questiontext></question>',
      ].join('\n'),
    ),
  );
  expect(found.map(({ line, draft }) => [line, draft?.kind, draft?.domain])).toEqual([
    [4, 'one', 'Risk'],
    [5, 'many', 'Risk'],
    [6, 'one', 'Risk'],
    [7, 'text', 'Risk'],
    [8, 'number', 'Risk'],
    [9, 'match', 'Risk'],
    [10, undefined, undefined],
  ]);
  expect(found[4]?.draft).toMatchObject({ value: 0.8, tolerance: 0.01 });
  expect(found[5]?.draft?.options).toMatchObject([
    { text: 'EV', match: 'Done' },
    { text: 'PV', match: 'Planned' },
  ]);
});

test.each([
  [
    'a document type',
    '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<quiz/>',
    /document type/,
    2,
  ],
  ['broken XML', '<quiz>\n<question>\n</quiz>', /not valid XML/, 3],
  ['other XML', '<html></html>', /<quiz>/, 1],
  ['deeply nested XML', `<quiz>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</quiz>`, /nested too deeply/, 1],
])('%s is refused as a whole', (_, source, problem, line) => {
  expect(readMoodle(source)).toEqual([{ line, stem: '', problem: expect.stringMatching(problem) }]);
});

test('HTML is read with the characters its references name; an unknown reference stays as it is', () => {
  expect(textOfHtml('Isn&#8217;t &quot;risk&quot; a &lt;cost&gt; &amp; &constructor;?')).toBe(
    'Isn’t "risk" a <cost> & &constructor;?',
  );
});

test('the lines of 25,000 questions are counted in one pass', () => {
  const found = readMoodle(moodle('<question type="essay"></question>\n'.repeat(25_000)));
  expect([found.length, found.at(-1)?.line]).toEqual([25_000, 25_002]);
});

const half = 250_000;
const cdata = (text: string) =>
  moodle(`<question type="essay"><questiontext><![CDATA[${text}]]></questiontext></question>`);

test.each([
  ['tags without an end', readGift, `[html]${'<a'.repeat(half)} {T}`],
  ['list items without an end', readMoodle, cdata('<li '.repeat(half / 2))],
  ['tabs', readMoodle, cdata(`a${'\t'.repeat(half)}b`)],
  [
    'comments without an end in an attribute',
    readMoodle,
    `<quiz note="${'<!--'.repeat(half)}"><question type="essay"></question></quiz>`,
  ],
  ['dots for a number', readGift, `How many? {#${'.'.repeat(half)}}`],
  ['spaces in a category', readGift, `$CATEGORY:${' '.repeat(half)}a\u2028b\n\nOne {T}`],
  ['spaces in an option', readAiken, `Which?\nA. ${' '.repeat(half)}a\u2028b\nANSWER: A`],
  ['reasons', readGift, `True? {T${'#a'.repeat(half / 2)}}`],
])('a file of %s is read in linear time', (_, read, source) => {
  expect(read(source)).toHaveLength(1);
});
