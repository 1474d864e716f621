import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { limits } from '../../../../contract/constants.ts';

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

async function makeFile(contentType: string, bytes: number): Promise<string> {
  const { id } = await product.ctx.db
    .insertInto('assets')
    .values({
      ownerId: author.id,
      kind: 'raw',
      store: 'local',
      storageKey: randomUUID(),
      contentType,
      bytes,
      originalName: 'file',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const createWith = async (files: (publicId: string) => object, publicId: string) => {
  const lecture = { title: 'Read', kind: 'text', body: 'Read this.', ...files(publicId) };
  const sections = [{ title: 'Start', lectures: [lecture] }];
  const body = await makeCourseBody(product.ctx, author.id, { sections });
  return request<{ message: string }>(product, 'POST /courses', { as: author, body });
};
const asCaptions = (publicId: string) => ({ captions: { publicId } });
const asResource = (publicId: string) => ({ resources: [{ title: 'Template', publicId }] });

test('captions are a WebVTT file: any other file is refused, whatever the editor lets through', async () => {
  expect((await createWith(asCaptions, await makeFile('text/vtt', 100))).status).toBe(200);
  const refused = await createWith(asCaptions, await makeFile('text/plain', 100));
  expect([refused.status, refused.body.message]).toEqual([400, 'Captions must be a WebVTT file (.vtt).']);
});

test('a resource has at most 25 MB', async () => {
  const most = limits.resourceBytes;
  expect((await createWith(asResource, await makeFile('application/pdf', most))).status).toBe(200);
  const refused = await createWith(asResource, await makeFile('application/pdf', most + 1));
  expect([refused.status, refused.body.message]).toEqual([400, 'A resource can be at most 25 MB.']);
});
