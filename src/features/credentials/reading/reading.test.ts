import { afterAll, beforeAll, expect, test } from 'vitest';
import { awardBadge } from '../../../../test/factories/credentials.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Achievement, Issuer } from './shapes.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string>) =>
  product.app.request(`http://localhost:3000${path}`, { headers });

test('issuer and achievement are JSON-LD for software and pages for browsers, which other origins can’t read', async () => {
  await awardBadge(product, await makePerson(product.ctx, { role: 'admin' }));
  const course = await product.ctx.db
    .selectFrom('credentials as x')
    .innerJoin('courses as k', 'k.id', 'x.courseId')
    .select(['k.id', 'k.title', 'k.slug'])
    .executeTakeFirstOrThrow();
  const path = `/credentials/achievements/${course.id}`;
  for (const address of [path, '/credentials/issuer']) {
    const document = await get(address, { accept: 'application/ld+json' });
    expect(document.headers.get('vary')).toContain('Accept');
    expect(await document.json()).toMatchObject({ id: `http://localhost:3000${address}` });
    const headers = { accept: 'text/html,*/*;q=0.8', origin: 'https://verifier.example' };
    const page = await get(address, headers);
    expect(page.headers.get('content-type')).not.toContain('ld+json');
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  }
  const { body } = await request<{ achievement: Achievement }>(
    product,
    `GET /credentials/achievements/${course.id}`,
  );
  expect(body.achievement).toMatchObject({ name: course.title, slug: course.slug, credits: [] });
  const { body: found } = await request<{ issuer: Issuer }>(product, 'GET /credentials/issuer');
  const keys = found.issuer.keys.map(({ kind, state }) => `${kind} ${state}`);
  expect(keys.toSorted()).toEqual(['ed25519 current', 'rsa current']);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await request(product, `GET /credentials/achievements/${unknown}`)).status).toBe(404);
});
