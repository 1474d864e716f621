import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacyPolicy } from './privacy.ts';

const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\./.test(path));
const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n');

test('the privacy policy names every form whose unfinished input is stored', () => {
  const named: Record<string, string> = {
    register: 'the registration',
    contact: 'the contact form',
    application: 'an instructor application',
    profile: 'your profile',
    gift: 'a gift',
    review: 'a review',
    'review-reply': 'a reply to one',
    question: 'a question about a course',
    answer: 'an answer',
    post: 'an answer',
    certification: 'a certification',
    activity: 'an activity for a renewal',
    announcement: 'an announcement',
    'live-session': 'a live session',
    bundle: 'a bundle',
    quiz: 'a quiz,',
    'bank-question': 'a quiz question',
    coupon: 'a coupon',
    credits: 'a claim for credits',
    scheme: 'a renewal scheme',
    'share-terms': 'new shares of the revenue',
    correction: 'a correction of the ledger',
    import: 'questions to import',
    refund: 'your reason for a refund',
    reason: 'or for a decision',
    'own-shares': 'new shares of the revenue',
    'question-report': 'a report of a quiz question',
    'verify-badge': 'a badge to verify',
    unsubscribe: 'your reason for unsubscribing',
    note: 'a note in a lecture',
  };
  const drafts = code.matchAll(
    /(?:<FormDraft\s[^>]*?of=|draft=\{\{\s*of: )(?:"|\{?`)([a-z-]+)|profileDraft = '([a-z]+)'|draftName\(`([a-z]+):/g,
  );
  const names = new Set(Array.from(drafts, ([, one, other, third]) => one ?? other ?? third ?? ''));
  expect([...names].toSorted()).toEqual(Object.keys(named).toSorted());
  const [line = ''] = /\(milepost:form\): [^"]*/.exec(JSON.stringify(privacyPolicy)) ?? [];
  for (const form of Object.values(named)) expect(line).toContain(form);
});

test('every form with a longer text keeps it over a reload', () => {
  const elsewhere = [
    'assessment/web/authoring/questions/question-form-fields.tsx',
    'assessment/web/authoring/quizzes/quiz-form-fields.tsx',
    'authoring/web/editor/lecture/lecture-text.tsx',
    'authoring/web/editor/parts/field-row.tsx',
    'gifts/web/gift-fields.tsx',
    'notes/web/note-form.tsx',
    'payments/web/admin/confirmations.tsx',
    'threads/web/asking/ask-fields.tsx',
  ];
  const withoutScripts = ['certificates/web/admin/certificates-table.tsx'];
  const notKept = [
    // Bank details and tax numbers must not stay in a browser.
    'payouts/web/profile-form.tsx',
  ];
  const forms = sources.filter((path) => {
    const source = readFileSync(path, 'utf8');
    return (
      path.startsWith('src/features/') && source.includes('<TextArea') && !/FormDraft|draft=/.test(source)
    );
  });
  expect(forms.map((path) => path.replace('src/features/', '')).toSorted()).toEqual(
    [...elsewhere, ...withoutScripts, ...notKept].toSorted(),
  );
});
