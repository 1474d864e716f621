import { expect, test } from 'vitest';
import { describePage } from './describe-page.ts';

function descriptionOf(description: string): string {
  const tags = describePage({
    title: 'A course',
    description,
    canonical: 'https://milepost.example/courses/a',
  });
  const tag = tags.find((one) => 'name' in one && one.name === 'description');
  return tag && 'content' in tag ? String(tag.content) : '';
}

test('a long description ends after a word', () => {
  expect(descriptionOf('A short one.\n Two lines.')).toBe('A short one. Two lines.');
  const words = descriptionOf('Practical courses for people who deliver. '.repeat(10));
  expect(words).toMatch(/ (deliver\.|Practical|courses|for|people|who)…$/);
  expect(words.length).toBeGreaterThan(180);
});

test('a long description in a language without spaces is cut at the maximum length', () => {
  const chinese = descriptionOf(`PMP 认证${'项目管理课程'.repeat(50)}`);
  expect([...chinese]).toHaveLength(200);
  expect(chinese).toMatch(/^PMP 认证项目管理课程.*…$/);
});

test('a character outside the basic plane is never cut in half', () => {
  expect(descriptionOf('🚀'.repeat(300))).toBe(`${'🚀'.repeat(199)}…`);
});
