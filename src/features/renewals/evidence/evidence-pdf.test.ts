import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { claimFields, drawEvidence, type PackedActivity, studyText } from './evidence-pdf.server.ts';

const activity: PackedActivity = {
  _id: 'a1',
  group: { key: 'education', name: 'Education' },
  provider: 'PMO Days',
  activity: 'Leading without authority',
  description: 'How to lead people who don’t report to you.',
  url: 'https://pmo.example/days',
  startsOn: '2026-05-03',
  endsOn: '2026-05-04',
  contact: 'Ngozi Hartley, https://milepost.example/contact',
  credits: [
    { name: 'Ways of Working', amount: 1.5 },
    { name: 'Power Skills', amount: 2 },
  ],
  claimCode: 'C-77',
  providerNumber: '4711',
  reportedOn: '2026-06-01',
  files: 1,
  folder: '01-leading-without-authority',
  reflection: 'Two teams, one plan.',
  bio: '',
  study: null,
};
const holding = {
  _id: 'h1',
  name: 'PMP',
  body: 'PMI',
  unit: 'PDU',
  number: '1234567',
  startsOn: '2025-01-01',
  endsOn: '2027-12-31',
  counted: 3.5,
  carriedIn: 0,
  total: 60,
};

const draw = async (activities: PackedActivity[], learner = 'Ada Lovelace') =>
  (
    await drawEvidence(learner, { holding, activities }, activities, new Date('2026-06-02T12:00:00Z'))
  ).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

test('the fields and their order match the claim form, with a line for each area', () => {
  expect(claimFields(activity, 'PDU')).toEqual([
    ['Provider', 'PMO Days, 4711'],
    ['Activity', 'Leading without authority'],
    ['Description', 'How to lead people who don’t report to you.'],
    ['URL', 'https://pmo.example/days'],
    ['Start date', '3 May 2026'],
    ['End date', '4 May 2026'],
    ['Contact', 'Ngozi Hartley, https://milepost.example/contact'],
    ['PDU, Ways of Working', '1.5'],
    ['PDU, Power Skills', '2'],
    ['Claim code', 'C-77'],
    ['Counts as', 'Education'],
    ['Reported on', '1 June 2026'],
  ]);
});

test('empty fields are left out, and a group without areas has one amount', () => {
  const talk = {
    ...activity,
    group: { key: 'giving-back', name: 'Giving back' },
    credits: [{ name: '', amount: 1 }],
    ...{ description: '', url: '', contact: '', claimCode: '', providerNumber: '', reportedOn: null },
  };
  expect(claimFields(talk, 'PDU').map(([label]) => label)).toEqual([
    'Provider',
    'Activity',
    'Start date',
    'End date',
    'PDU',
    'Counts as',
  ]);
});

test('the PDF is A4 with a title and embedded fonts, and continues on as many pages as it needs', async () => {
  const one = await draw([activity]);
  expect(one.startsWith('%PDF-')).toBe(true);
  expect(one).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(one).toMatch(/\/FontFile[23]/);
  expect(pagesOf(one)).toBe(1);
  const long = { ...activity, reflection: 'Two teams, one plan. '.repeat(95) };
  const many = await draw(Array.from({ length: 20 }, (_, index) => ({ ...long, _id: `a${index}` })));
  expect(pagesOf(many)).toBeGreaterThan(6);
});

test('each field is a label with its value beside it', async () => {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(Buffer.from(await draw([activity]), 'latin1'));
  const lines = pdf.getPage(0).getText().split(/\r?\n/);
  expect(lines).toContain('Provider PMO Days, 4711');
  expect(lines).toContain('Files 1 in 01-leading-without-authority');
  library.destroy();
});

test('names, providers and reflections in other scripts are printed', async () => {
  const written = {
    ...activity,
    provider: '项目管理学会',
    reflection: '两个团队，一个计划。',
    description: 'שלום',
  };
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(Buffer.from(await draw([written], '王小明'), 'latin1'));
  const text = pdf.getPage(0).getText();
  for (const part of ['王小明', '项目管理学会, 4711', '两个团队，一个计划。']) expect(text).toContain(part);
  expect(text, 'in Hebrew').toMatch(/[א-ת]{4}/);
  library.destroy();
});

test('a text without spaces is broken at the edge of the page', async () => {
  const written = {
    ...activity,
    url: `https://pmo.example/${'a'.repeat(200)}`,
    reflection: '两个团队'.repeat(40),
  };
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(Buffer.from(await draw([written]), 'latin1'));
  const lines = pdf.getPage(0).getText().split(/\r?\n/);
  expect(lines.filter((line) => line.includes('两个团队')).length).toBeGreaterThan(3);
  expect(lines.filter((line) => /a{30}/.test(line)).length).toBeGreaterThan(2);
  library.destroy();
});

test('study days are counted', async () => {
  const study = {
    watchedMinutes: 1,
    videoMinutes: 1,
    practiceMinutes: 0,
    days: ['2026-05-03'],
    lectures: [],
  };
  expect(studyText(study)).toContain('on 1 day;');
  expect(studyText({ ...study, days: ['2026-05-03', '2026-05-04'] })).toContain('on 2 days;');
});

test.each(['Дмитрий Преображенский', '王小明', 'محمد علي', '👩🏽‍🚀', 'A'.repeat(100)])(
  'the PDF is drawn on one page for a learner named %s',
  async (name) => {
    const wide = { ...activity, activity: name.repeat(2), url: `https://pmo.example/${'a'.repeat(270)}` };
    expect(pagesOf(await draw([wide], name))).toBe(1);
  },
);
