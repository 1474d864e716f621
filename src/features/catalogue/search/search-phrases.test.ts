import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { courseSorts } from '../../../contract/constants.ts';
import { anyMark, withoutOuterMarks } from '../../../contract/text/marks.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { CourseQuery } from '../contract.ts';
import { hasJunction } from './catalogue-statements.server.ts';
import { findCourses } from './find-courses.server.ts';

/** The first is in many titles, so phrases with it are frequent; a space may be anywhere. */
const parts = [
  'Risk in Practice',
  'Bow-tie',
  'a  b',
  'Über 50%',
  'İstanbul',
  '项目 管理 基础知识',
  'x_y\\z',
  'at',
  '😀😀😀 👍👍👍',
  'The leader’s guide',
  `A "leader's guide" to plans`,
];
const titles = Array.from({ length: 80 }, (_, index) =>
  [index % 2 ? parts[0] : 'Plans', parts[index % 11], parts[(index * 7) % 8], index].join(' '),
);

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  const { id } = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  await product.ctx.pool.query(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language,
       price_cents, status, is_published)
     select 'course-' || n, $1, 'Grace Hopper', title, '', '', 'Agile & Scrum Master', 'Beginner', 'English',
       100 * (n % 7), 'published', true
     from unnest($2::text[]) with ordinality as given (title, n)`,
    [id, titles],
  );
});
afterAll(() => product.close());

const slice = fc
  .tuple(fc.constantFrom(...titles), fc.nat(60), fc.integer({ min: 1, max: 25 }))
  .map(([title, from, length]) =>
    [...`${title}\nAgile & Scrum Master\nGrace Hopper`].slice(from, from + length).join(''),
  );
const straight = slice.map((text) => text.replaceAll('’', "'"));
const other = fc.tuple(slice, slice).map(([one, two]) => `${one} ${two}`);
const withoutMarks = (text: string): string => text.replaceAll(anyMark, '');
const search = fc
  .oneof({ weight: 3, arbitrary: slice }, straight, other)
  .map((text) => text.trim())
  .filter((text) => withoutOuterMarks(text) !== '' && !text.includes('\n'));

/** The search as the API reads it: without marks around it, and with single spaces. */
const read = (text: string): string => CourseQuery.parse({ search: text }).search ?? '';

/**
 * The titles of the courses whose title, category or instructor's name contains exactly this text, punctuation included,
 * found with `lower()` and no index.
 */
async function expected(text: string): Promise<string[]> {
  const { rows } = await product.ctx.pool.query<{ title: string }>(
    `select title from courses where is_public
       and lower(concat_ws(E'\\n', title, category, instructor_name)) like lower($1)`,
    [containing(read(text))],
  );
  return rows.map(({ title }) => title).sort();
}

test('any part of a title, category or instructor’s name finds exactly the courses that contain it', async () => {
  await fc.assert(
    fc.asyncProperty(search, fc.constantFrom(...courseSorts), async (text, sort) => {
      const found = await Promise.all(
        [1, 2, 3].map((page) =>
          findCourses(
            product.ctx.pool,
            CourseQuery.parse({ search: text, sort, limit: '30', page: String(page) }),
          ),
        ),
      );
      const wanted = await expected(text);
      expect(found.flatMap(({ courses }) => courses.map(({ title }) => title)).sort()).toEqual(wanted);
      expect(found.map(({ total }) => total)).toEqual([wanted.length, wanted.length, wanted.length]);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test('the database’s junctions are the seven characters around each space', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(search.map(withoutMarks), fc.string({ unit: fc.constantFrom('a', ' ', '😀', 'é') })),
      async (text) => {
        const { rows } = await product.ctx.pool.query<{ junctions: string[] }>(
          'select text_junctions($1) as junctions',
          [text],
        );
        const letters = [...text];
        const wanted = letters.flatMap((letter, index) =>
          letter === ' ' && letters[index - 3] && letters[index + 3]
            ? [letters.slice(index - 3, index + 4).join('')]
            : [],
        );
        expect(rows[0]?.junctions).toEqual(wanted);
        expect(hasJunction(text)).toBe(wanted.length > 0);
      },
    ),
    { numRuns: 300 },
  );
});
