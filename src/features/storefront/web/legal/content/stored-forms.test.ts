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
  };
  const drafts = code.matchAll(
    /(?:<FormDraft\s[^>]*?of=|draft=\{\{ of: )(?:"|\{?`)([a-z-]+)|profileDraft = '([a-z]+)'/g,
  );
  const names = new Set(Array.from(drafts, ([, one, other]) => one ?? other ?? ''));
  expect([...names].toSorted()).toEqual(Object.keys(named).toSorted());
  const [line = ''] = /\(milepost:form\): [^"]*/.exec(JSON.stringify(privacyPolicy)) ?? [];
  for (const form of Object.values(named)) expect(line).toContain(form);
});
