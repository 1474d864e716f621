import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const { ctx } = product;
  await makeCourse(ctx, { title: 'Alpha risk', createdAt: day(1), priceCents: 3000 });
  await makeCourse(ctx, {
    title: 'Beta 100%',
    createdAt: day(2),
    priceCents: 9000,
    discountCents: 1000,
    level: 'Advanced',
  });
  await makeCourse(ctx, {
    title: 'Gamma',
    createdAt: day(3),
    priceCents: 2000,
    category: 'Business Analysis',
    instructorName: 'Zoë Risk',
  });
  await makeCourse(ctx, { title: 'Hidden risk', status: 'pending', createdAt: day(4) });
  await makeCourse(ctx, { title: 'Unpublished risk', isPublished: false, createdAt: day(5) });
});
afterAll(() => product.close());

type List = { courses: { title: string }[]; total: number };
const titles = async (query: string) => {
  const { body } = await request<List>(product, `GET /courses?${query}`);
  return body.courses.map((course) => course.title);
};

describe('the public catalogue', () => {
  test('shows public courses only, newest first', async () => {
    expect(await titles('')).toEqual(['Gamma', 'Beta 100%', 'Alpha risk']);
  });

  test('sorts by the price charged, which is the discount price if there is one', async () => {
    expect(await titles('sort=price-asc')).toEqual(['Beta 100%', 'Gamma', 'Alpha risk']);
  });

  test('sorts by title ignoring capitals and accents', async () => {
    const other = await createTestProduct();
    const apart = ['Élan', 'agile', 'DMAIC', 'Dashboards', 'Éclair', 'Zoning'];
    for (const title of apart) await makeCourse(other.ctx, { title });
    const { body } = await request<List>(other, 'GET /courses?sort=title-asc').finally(other.close);
    expect(body.courses.map(({ title }) => title)).toEqual([
      'agile',
      'Dashboards',
      'DMAIC',
      'Éclair',
      'Élan',
      'Zoning',
    ]);
    expect(await titles('sort=title-desc')).toEqual(['Gamma', 'Beta 100%', 'Alpha risk']);
  });

  test('searches title, category and instructor name without regard to case', async () => {
    expect(await titles('search=ALPHA')).toEqual(['Alpha risk']);
    expect(await titles('search=business%20ana')).toEqual(['Gamma']);
    expect(await titles('search=zo%C3%AB')).toEqual(['Gamma']);
  });

  test('leaves the category out of the search on request, as the home page does', async () => {
    const inTitleOrName = (search: string) => titles(`search=${search}&searchIn=title-or-instructor`);
    expect(await titles('search=RISK')).toEqual(['Gamma', 'Beta 100%', 'Alpha risk']);
    expect(await inTitleOrName('RISK')).toEqual(['Gamma', 'Alpha risk']);
    expect(await inTitleOrName('business')).toEqual([]);
  });

  test('takes pattern characters literally', async () => {
    expect(await titles('search=100%25')).toEqual(['Beta 100%']);
    expect(await titles('search=%25')).toEqual(['Beta 100%']);
    expect(await titles('search=_')).toEqual([]);
  });

  test('filters by category, level and price, and “All” filters nothing', async () => {
    expect(await titles('category=Business%20Analysis')).toEqual(['Gamma']);
    expect(await titles('level=Advanced&category=All')).toEqual(['Beta 100%']);
    expect(await titles('minPrice=15&maxPrice=25')).toEqual(['Gamma']);
  });

  test('accepts one or several levels and languages', async () => {
    expect(await titles('level=Advanced&level=Beginner')).toEqual(['Gamma', 'Beta 100%', 'Alpha risk']);
    expect(await titles('level=Advanced&level=Intermediate')).toEqual(['Beta 100%']);
    expect(await titles('level=Advanced&level=All')).toHaveLength(3);
    expect(await titles('language=German&language=French')).toEqual([]);
    expect(await titles('language=German&language=English&level=Beginner')).toEqual(['Gamma', 'Alpha risk']);
  });

  type Count = { category: string; total: number; totalIsCapped: boolean };
  const countsFor = async (query: string) => {
    const { body } = await request<{ counts: Count[] }>(product, `GET /courses/categories?${query}`);
    return Object.fromEntries(body.counts.map(({ category, total }) => [category, total]));
  };

  test('counts the courses of each category under the other filters, and public ones only', async () => {
    const all = await countsFor('');
    expect(all['Business Analysis']).toBe(1);
    expect(Object.values(all).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await countsFor('level=Advanced'))['Business Analysis']).toBe(0);
    expect((await countsFor('search=gamma&maxPrice=25'))['Business Analysis']).toBe(1);
  });

  test('is divided into pages without overlap, and reports the total', async () => {
    const first = await request<List>(product, 'GET /courses?limit=2');
    const second = await request<List>(product, 'GET /courses?limit=2&page=2');
    expect(first.body.total).toBe(3);
    const listed = [...first.body.courses, ...second.body.courses].map((course) => course.title);
    expect(listed).toEqual(['Gamma', 'Beta 100%', 'Alpha risk']);
  });

  test.each([
    'sort=random',
    'page=0',
    'page=x',
    'minPrice=-1',
    'category=Cooking',
    'level=Expert',
    'level=Beginner&level=Expert',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s with an explanation', async (query) => {
    const response = await request(product, `GET /courses?${query}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      success: false,
      code: 'request.invalid',
      message: expect.any(String),
    });
  });
});

describe('one course', () => {
  test('a course is found by id and by slug, without media URLs', async () => {
    const course = await makeCourse(product.ctx);
    const bySlug = await request(product, `GET /courses/${course.slug}`);
    const byId = await request(product, `GET /courses/${course.id}`);
    expect(bySlug.body).toEqual(byId.body);
    expect(JSON.stringify(bySlug.body)).not.toMatch(/\.mp4|asset/i);
    expect(bySlug.body.viewer).toEqual({ enrolled: false, paymentPending: false, owner: false, role: null });
  });

  test('a course outside the catalogue is visible to its owner and administrators, not to strangers', async () => {
    const owner = await makePerson(product.ctx, { role: 'instructor' });
    const course = await makeCourse(product.ctx, {
      instructorId: owner.id,
      status: 'draft',
      isPublished: false,
    });
    const admin = await makePerson(product.ctx, { role: 'admin' });
    const stranger = await makePerson(product.ctx, { role: 'instructor' });
    const statusFor = async (as?: Person) =>
      (await request(product, `GET /courses/${course.slug}`, { as })).status;
    expect([await statusFor(), await statusFor(stranger)]).toEqual([404, 404]);
    expect([await statusFor(owner), await statusFor(admin)]).toEqual([200, 200]);
  });

  test('a course that does not exist returns 404 with the specified message', async () => {
    const response = await request(product, 'GET /courses/no-such-course');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({
      success: false,
      code: 'course.not_found',
      message: 'Course not found',
    });
  });
});
