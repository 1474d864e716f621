import { expect, test } from 'vitest';
import { containsText, withoutOuterMarks } from './marks.ts';

test('the marks around a search are left out, those inside stay', () => {
  expect(['“leader’s guide”', '"risk" ', "leaders'", '\'"'].map(withoutOuterMarks)).toEqual([
    'leader’s guide',
    'risk',
    'leaders',
    '',
  ]);
});

test('a text contains a search with other marks or in another case, but not without its marks', () => {
  expect(containsText('The Leader’s guide', "leader's")).toBe(true);
  expect(containsText("The Leader's guide", 'leader’s')).toBe(true);
  expect(containsText('The Leader’s guide', 'leaders')).toBe(false);
});
