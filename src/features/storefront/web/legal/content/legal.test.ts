import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refundSentence } from '../../../../../contract/text/promises.ts';
import { sessionCookieName } from '../../../../accounts/index.server.ts';
import type { Preferences } from '../../../../classroom/web/player/keys/preferences.ts';
import { TaughtEnrolment } from '../../../../reports/contract.ts';
import { Review } from '../../../../reviews/contract.ts';
import { piecesOf } from '../inline-text.ts';
import { type LegalDocument, withSentences } from './document.ts';
import { instructorTerms as instructorTemplate } from './instructor-terms.ts';
import { privacyPolicy } from './privacy.ts';
import { shareSentences } from './share-sentences.ts';
import { studentTerms as template } from './student-terms.ts';

const now = {
  ownShare: 97,
  platformShare: 50,
  holdDays: 30,
  minimum: 50,
  payoutDay: 15,
};
const instructorTerms = withSentences(instructorTemplate, shareSentences({ terms: now, coming: null }));
const studentTerms = withSentences(template, { refunds: refundSentence({ days: 14, percent: 30 }) });

const textOf = (document: LegalDocument) =>
  document.sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()]).join('\n');
const titlesOf = (document: LegalDocument) => document.sections.map(({ title }) => title);

const shared = [
  'Eligibility',
  'Account responsibilities',
  'Platform use',
  'Course access',
  'Payments and refunds',
  'Intellectual property',
  'Privacy',
  'Termination',
  'Liability',
  'Dispute resolution',
  'Modifications',
  'Governing law',
  'Contact',
];

test('the student terms cover the areas in the specification, in order', () => {
  expect(titlesOf(studentTerms)).toEqual(shared);
});

test('the instructor terms cover the same areas and four of their own', () => {
  const own = ['Exclusivity', 'Student data', 'Revenue', 'Confidentiality'];
  expect(titlesOf(instructorTerms).toSorted()).toEqual([...shared, ...own].toSorted());
});

test('the privacy policy has the sections in the specification, in order', () => {
  expect(titlesOf(privacyPolicy)).toEqual([
    'Who we are',
    'Information we collect',
    'Information use',
    'Data protection',
    'Cookies',
    'Your rights',
    'Contact',
    'Changes',
  ]);
  expect(privacyPolicy.updated).toBe('May 2025');
  expect(textOf(privacyPolicy)).toContain('within one month');
});

test('the student terms say until when, and below what progress, refunds are automatic', () => {
  expect(textOf(studentTerms)).toContain('Within 14 days of paying, and before you’ve completed 30%');
});

test('the privacy policy says that deleted data stays in backups for a time', () => {
  expect(textOf(privacyPolicy)).toContain('stays in a backup until the backup itself is deleted');
});

describe.each([
  ['student', studentTerms],
  ['instructor', instructorTerms],
])('the %s terms', (_, document) => {
  test.each([
    'at least 18 years old',
    'within 24 hours',
    '30 days’ notice',
    'the law of England and Wales',
    'arbitration in London',
  ])('say “%s”', (fact) => expect(textOf(document)).toContain(fact));

  test('were last updated in June 2025', () => expect(document.updated).toBe('June 2025'));
});

test('the instructor terms limit liability to the payments of the last 3 months', () => {
  expect(textOf(instructorTerms)).toContain('payments made to you in the last 3 months');
});

test.each([studentTerms, instructorTerms, privacyPolicy])(
  'every section of “$title” has a unique id',
  (document) => {
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length);
  },
);

test('no link markup is left in the visible text', () => {
  for (const sentence of [studentTerms, instructorTerms, privacyPolicy].flatMap((d) =>
    textOf(d).split('\n'),
  )) {
    const shown = piecesOf(sentence, 'support@milepost.example')
      .map(({ text }) => text)
      .join('');
    expect(shown).not.toMatch(/[[\]{}]|\]\(/);
  }
});

test.each([privacyPolicy, instructorTerms, studentTerms])(
  '“$title” tells learners what instructors see about them, and that instructors can download it',
  (document) => {
    const text = textOf(document);
    const seen: Partial<Record<keyof TaughtEnrolment, RegExp>> = {
      studentName: /name, photo and email address/,
      studentEmail: /name, photo and email address/,
      studentAvatar: /name, photo and email address/,
      enrolledAt: /when (you|they) enrolled/,
      progress: /progress/,
      paymentStatus: /state and amount of (your|their) payment/,
      amountPaid: /state and amount of (your|their) payment/,
      completed: /progress/,
      status: /progress/,
      lastAccessed: /when (you|they) last studied/,
    };
    const known = ['_id', 'studentId', 'courseId', 'courseTitle', ...Object.keys(seen)];
    expect(known.toSorted()).toEqual(Object.keys(TaughtEnrolment.shape).toSorted());
    for (const fact of [...Object.values(seen), /download/]) expect(text).toMatch(fact);
  },
);

test('the privacy policy says that reviews, questions and answers show a photo and a shortened name', () => {
  expect(Object.keys(Review.shape.author.shape)).toEqual(['name', 'photo']);
  expect(textOf(privacyPolicy)).toContain(
    'Reviews show your photo, your first name and the initial of your last name to everyone. Questions and answers show the same',
  );
});

test('the privacy policy covers quizzes, renewals, badges, coupons and sales', () => {
  const text = textOf(privacyPolicy);
  for (const kept of [
    'your answers and results in quizzes and in practice',
    'certifications you hold',
    'the coupon you used',
    'only you see your notes and renewals',
    'we remove at once',
    'quiz answers and results, certifications, activities with their evidence, and payout details.',
    'Their list of sales shows your initials',
    'neither your name nor your email address',
  ])
    expect(text).toContain(kept);
});

test('the privacy policy says who sees the results of which quizzes, and which details instructors give to be paid', () => {
  const text = textOf(privacyPolicy);
  for (const fact of [
    'in a quiz that limits attempts, opens the next lecture or counts towards the certificate',
    'see your name and the score of each attempt',
    'what you report about a question, without your name',
    'legal name, address, country, tax number and where we pay you',
    'We tell the person who gave it when you claim it',
  ])
    expect(text).toContain(fact);
});

test.each([privacyPolicy, instructorTerms, studentTerms])(
  '“$title” says in which quizzes instructors see scores',
  (document) => {
    const text = textOf(document);
    expect(text).toMatch(
      /in a quiz that limits attempts, opens the next lecture or counts towards the certificate/i,
    );
    expect(text).toContain('the score of each attempt');
  },
);

test('the student terms say that a certificate can require a score', () => {
  expect(textOf(studentTerms)).toContain('the score in each quiz that counts towards it');
});

test('the privacy policy states how long data is stored', () => {
  for (const period of [
    'never confirmed: 30 days',
    '14 days without use',
    'deleted after 90 days',
    'actions on accounts and files: 12 months',
    '14 days after the last attempt',
  ])
    expect(textOf(privacyPolicy)).toContain(period);
});

test('the privacy policy says that payment records and messages to us are not deleted automatically', () => {
  for (const subject of ['Payment records', 'Messages to us']) {
    const line = textOf(privacyPolicy)
      .split('\n')
      .find((one) => one.startsWith(subject));
    expect(line).toContain('not deleted automatically');
  }
  expect(textOf(privacyPolicy)).not.toMatch(/24 months/);
});

test('no counter of repeated attempts lasts longer than the privacy policy says', () => {
  const expressions = Array.from(
    code.matchAll(/points: [^,{}]+, seconds: ([\d_ *]+)/g),
    ([, found]) => found ?? '',
  );
  const seconds = expressions.map((one) => one.split('*').reduce((all, part) => all * Number(part), 1));
  expect(seconds.length).toBeGreaterThan(15);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(24 * 3600);
  expect(textOf(privacyPolicy)).toContain('limit repeated attempts: at most a day');
});

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.|sandbox|showcase/.test(path));
const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n');

test('the privacy policy names every key that the code stores in a browser', () => {
  const keys = new Set(Array.from(code.matchAll(/['"`](milepost:[a-z-]+)/g), ([, key]) => key ?? ''));
  expect(keys.size).toBeGreaterThan(3);
  for (const key of keys) expect(textOf(privacyPolicy)).toContain(`(${key})`);
});

test('the privacy policy says that the email typed to sign in is stored, as well as unfinished forms', () => {
  expect(textOf(privacyPolicy)).toMatch(/\(milepost:form\): .* and the email address you typed to sign in/);
});

test('the privacy policy names every player setting', () => {
  const named: Record<keyof Preferences, RegExp> = {
    speed: /speed/,
    volume: /volume/,
    muted: /volume/,
    captions: /captions/,
    shortcuts: /shortcuts/,
  };
  const [line = ''] = /\(milepost:player\): .*/.exec(textOf(privacyPolicy)) ?? [];
  for (const setting of Object.values(named)) expect(line).toMatch(setting);
});

test('the privacy policy names every cache that the service worker fills', () => {
  const workers = globSync('src/**/*.js').map((path) => readFileSync(path, 'utf8'));
  const caches = workers.flatMap((worker) =>
    Array.from(worker.matchAll(/cacheName = '([^']+)'/g), ([, name]) => name),
  );
  expect(caches).not.toEqual([]);
  for (const cache of caches) expect(textOf(privacyPolicy)).toContain(`(${cache})`);
});

test('the privacy policy names what the upload library stores in a browser', () => {
  expect(code).toContain("import('tus-js-client')");
  expect(textOf(privacyPolicy)).toContain('(tus::)');
});

test('the privacy policy names what a payment provider’s form stores in a browser', () => {
  expect(code).toContain("from '@paypal/react-paypal-js'");
  expect(textOf(privacyPolicy)).toContain('(__…_storage__, with the provider’s name)');
});

test('the privacy policy names every cookie that the code sets', () => {
  for (const cookie of ['theme', 'flash', 'brought', 'wrote'])
    expect(textOf(privacyPolicy)).toContain(`(${cookie})`);
  expect(textOf(privacyPolicy)).toContain(`(${sessionCookieName(false)}, or ${sessionCookieName(true)} over`);
  const writers = sources.filter((path) =>
    /document\.cookie =|\bsetCookie\(|'set-cookie': |(append|set)\(\s*'set-cookie'/.test(
      readFileSync(path, 'utf8'),
    ),
  );
  expect(writers.map((path) => path.split('/').at(-1)).toSorted()).toEqual([
    'flash.ts',
    'instructor-link.server.ts',
    'pages.ts',
    'recent-writes.ts',
    'root.tsx',
    'session-cookie.server.ts',
    'theme-toggle.tsx',
  ]);
});
