import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { limits } from '../../../../contract/constants.ts';
import type { FullCourse } from '../../contract.ts';

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

test('a resource can be at most 25 MB', async () => {
  const most = limits.resourceBytes;
  expect((await createWith(asResource, await makeFile('application/pdf', most))).status).toBe(200);
  const refused = await createWith(asResource, await makeFile('application/pdf', most + 1));
  expect([refused.status, refused.body.message]).toEqual([400, 'A resource can be at most 25 MB.']);
});

test('a change that leaves out a lecture’s files to download keeps them, and an empty list deletes them', async () => {
  const [template, captions] = [await makeFile('application/pdf', 100), await makeFile('text/vtt', 100)];
  const files = () => ({ ...asResource(template), ...asCaptions(captions) });
  const { body } = await createWith(files, template);
  const { _id } = (body as unknown as { course: { _id: string } }).course;
  const stored = async () =>
    (await request<{ course: FullCourse }>(product, `GET /courses/${_id}/edit`, { as: author })).body.course;
  const save = async (change: object) => {
    const [section] = (await stored()).sections;
    const lecture = { _id: section?.lectures[0]?._id, title: 'Read', kind: 'text', body: 'Read that.' };
    const sections = [{ _id: section?._id, title: 'Start', lectures: [{ ...lecture, ...change }] }];
    const whole = await makeCourseBody(product.ctx, author.id, { sections });
    await request(product, `PUT /courses/${_id}`, { as: author, body: whole });
    return (await stored()).sections[0]?.lectures[0];
  };
  const kept = await save({});
  expect(kept?.resources.map(({ publicId }) => publicId)).toEqual([template]);
  expect(kept?.captions?.publicId).toBe(captions);
  expect((await save({ resources: [] }))?.resources).toEqual([]);
});

test('a change that leaves out the lectures of a section is refused, and deletes none', async () => {
  const template = await makeFile('application/pdf', 100);
  const { body } = await createWith(asResource, template);
  const { _id } = (body as unknown as { course: { _id: string } }).course;
  const stored = async () =>
    (await request<{ course: FullCourse }>(product, `GET /courses/${_id}/edit`, { as: author })).body.course;
  const { sections } = await stored();
  const whole = await makeCourseBody(product.ctx, author.id, {
    sections: sections.map(({ _id, title }) => ({ _id, title })) as never,
  });
  const refused = await request<{ message: string }>(product, `PUT /courses/${_id}`, {
    as: author,
    body: whole,
  });
  expect([refused.status, refused.body.message]).toEqual([400, 'Please send the lectures of every section.']);
  expect((await stored()).sections).toEqual(sections);
});
