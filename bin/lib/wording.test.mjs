import { describe, expect, it } from 'vitest';
import { compareWordings, lowered, refusedWordings } from './wording.mjs';

const wordingsIn = (text) => refusedWordings(text).map(({ wording }) => wording);

describe('the wording check', () => {
  it('finds a refused wording, with its line and what to write instead', () => {
    expect(refusedWordings('Fine.\nSomebody else.')).toEqual([
      { line: 2, wording: 'Somebody', advice: expect.stringContaining('someone') },
    ]);
  });

  it('finds a phrase that wraps, in a comment too', () => {
    expect(wordingsIn(' * costs a turn of\n * the line')).toEqual(['turn of the line']);
    expect(wordingsIn('// the words\n// of a link')).toEqual(['words of']);
  });

  it('refuses "mail" for an email, and allows mail servers, paths and variables', () => {
    expect(wordingsIn('We mailed you. The mail has a link; open both mails.')).toEqual([
      'mailed',
      'The mail',
      'mails',
    ]);
    expect(
      wordingsIn("The mail server got it: fetch('/mail/messages'), mail.text, emails, a mail-box"),
    ).toEqual([]);
  });

  it('leaves longer words and identifiers alone', () => {
    expect(wordingsIn('understands, stand-ins, withstood, passwords of, keywordsOf')).toEqual([]);
  });

  it('reports every use in a file that has more than its recorded count', () => {
    const { problems } = compareWordings({ 'a.ts': 'stands\nstands', 'b.ts': 'whoever' }, { 'a.ts': 1 });
    expect(problems).toEqual([
      'a.ts:1: avoid “stands”. Name the state or the place: "is", "appears", "applies". (2 in this file, 1 recorded)',
      'a.ts:2: avoid “stands”. Name the state or the place: "is", "appears", "applies". (2 in this file, 1 recorded)',
      'b.ts:1: avoid “whoever”. Name the person: a learner, an instructor, an administrator, a buyer.',
    ]);
  });

  it('accepts the recorded count, and lowers it when there are fewer or the file is gone', () => {
    const recorded = { 'a.ts': 1, 'b.ts': 3, 'c.ts': 2 };
    const { problems, lower } = compareWordings({ 'a.ts': 'stands', 'b.ts': 'stands' }, recorded);
    expect(problems).toEqual([]);
    expect(lower).toEqual({ 'b.ts': 1, 'c.ts': 0 });
    expect(lowered(recorded, lower)).toEqual({ 'a.ts': 1, 'b.ts': 1 });
  });
});
