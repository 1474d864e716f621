import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse, makeVideoAsset } from '../../../../test/factories/courses.ts';
import { endEnrolment, makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { LectureMedia, Study } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const media = (course: MadeCourse, lecture: number, as?: Person) =>
  request<LectureMedia>(
    product,
    `GET /courses/${course.id}/lectures/${course.lectureIds[lecture]}/media`,
    as ? { as } : {},
  );

describe('media URLs', () => {
  test('are for learners and administrators; anyone else gets only the free preview', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const [stranger, admin] = [
      await makePerson(product.ctx),
      await makePerson(product.ctx, { role: 'admin' }),
    ];
    expect((await media(course, 0, learner)).body.kind).toBe('study');
    expect((await media(course, 2, admin)).body.kind).toBe('owner');
    const preview = await media(course, 0);
    expect(preview.body).toMatchObject({ kind: 'preview', limitSeconds: 50, lifetime: 50, resources: [] });
    // Delivery cuts according to the signed URL itself, whatever the page does with the response.
    expect(preview.body.video?.url).toMatch(/^\/media\/p~[^/]*~50~[\w-]+\//);
    expect((await media(course, 1)).status).toBe(401);
    expect(await media(course, 1, stranger)).toMatchObject({
      status: 403,
      body: { message: 'You are not enrolled in this course' },
    });
  });

  test('include the lecture’s resources for learners', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const lectureId = course.lectureIds[0] ?? '';
    const assetId = await makeVideoAsset(product.ctx, course.instructorId, 1);
    await product.ctx.db
      .insertInto('resources')
      .values({ lectureId, title: 'Template', assetId, position: 0 })
      .execute();
    const { body } = await media(course, 0, learner);
    expect(body.resources).toMatchObject([{ _id: expect.any(String), title: 'Template', size: 1000 }]);
    expect(body).toMatchObject({ limitSeconds: null, captions: null });
    const study = await request<Study>(product, `GET /courses/${course.id}/study`, { as: learner });
    const counts = study.body.sections.flatMap(({ lectures }) => lectures.map(({ resources }) => resources));
    expect(counts).toEqual([1, 0, 0]);
  });

  test('show when a video is being converted, and when it cannot be played', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const stateWith = async (
      processing: 'waiting' | 'working' | 'failed',
      playableBy: 'browser' | 'decoder' | 'nothing',
    ) => {
      await product.ctx.db
        .updateTable('assets')
        .set({ processing, playableBy })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('lectures')
            .select('videoAssetId')
            .where('id', '=', course.lectureIds[0] ?? ''),
        )
        .execute();
      return (await media(course, 0, learner)).body.video?.state;
    };
    expect(await stateWith('waiting', 'browser')).toBe('ready');
    expect(await stateWith('working', 'decoder')).toBe('ready');
    expect(await stateWith('waiting', 'nothing')).toBe('converting');
    expect(await stateWith('working', 'nothing')).toBe('converting');
    expect(await stateWith('failed', 'nothing')).toBe('unplayable');
  });

  test('stop working once access has ended', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await putBytes(course, 0);
    const { body } = await media(course, 0, learner);
    const url = (body.video as { url: string }).url;
    const fetchRange = () =>
      product.app.request(`http://localhost:3000${url}`, { headers: { range: 'bytes=0-3' } });
    expect((await fetchRange()).status).toBe(206);
    await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
    product.advance(6000);
    expect((await fetchRange()).status).toBe(403);
  });

  test('for the preview expire when the preview ends', async () => {
    const course = await makeCourse(product.ctx);
    await putBytes(course, 0);
    const { body } = await media(course, 0);
    const url = `http://localhost:3000${(body.video as { url: string }).url}`;
    expect((await product.app.request(url)).status).toBe(200);
    product.advance(51_000);
    expect((await product.app.request(url)).status).toBe(403);
  });

  test('are not given for a video that is too short for a preview', async () => {
    const course = await makeCourse(product.ctx, { lectures: [10, 60] });
    expect(await media(course, 0)).toMatchObject({
      status: 403,
      body: { code: 'learning.preview_too_short' },
    });
  });

  test('an unpublished course has no preview for strangers', async () => {
    const course = await makeCourse(product.ctx, { isPublished: false });
    expect((await media(course, 0)).status).toBe(401);
  });
});

/** Gives a lecture's video its own bytes. */
async function putBytes(course: MadeCourse, lecture: number): Promise<void> {
  const { storageKey } = await product.ctx.db
    .selectFrom('lectures as l')
    .innerJoin('assets as a', 'a.id', 'l.videoAssetId')
    .select('a.storageKey')
    .where('l.id', '=', course.lectureIds[lecture] ?? '')
    .executeTakeFirstOrThrow();
  const file = join(product.ctx.settings.dataDir, `${course.id}.mp4`);
  await writeFile(file, Buffer.alloc(1000, 1));
  await product.ctx.store.put(storageKey, file, 'video/mp4');
}
