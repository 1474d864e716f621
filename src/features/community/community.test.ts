import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { startDiscord } from '../../../test/factories/discord.ts';
import { makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const link = 'https://discord.gg/milepost-risk';
type Opened = { url: string; message: string };

const studied = async (communityLink: string | null = link) => {
  const course = await makeCourse(product.ctx, { communityLink });
  return makeEnrolment(product.ctx, { course });
};
const open = (courseId: string, as: { cookie: string }) =>
  request<Opened>(product, `GET /courses/${courseId}/discord`, { as });

test('a learner gets the course’s link; someone who isn’t enrolled is refused without seeing it', async () => {
  const { learner, course } = await studied();
  expect(await open(course.id, learner)).toMatchObject({ status: 200, body: { url: link } });
  const refused = await open(course.id, await makePerson(product.ctx));
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).not.toContain('discord.gg');
});

test('a learner whose access to the course has ended no longer gets the link', async () => {
  const { learner, course } = await studied();
  await product.ctx.db
    .updateTable('enrolments')
    .set({ endedAt: product.ctx.clock() })
    .where('courseId', '=', course.id)
    .execute();
  expect((await open(course.id, learner)).status).toBe(403);
});

test('a course without a community is refused with a clear message', async () => {
  const { learner, course } = await studied(null);
  expect(await open(course.id, learner)).toMatchObject({
    status: 404,
    body: { message: 'No community link available' },
  });
});

test('with a bot each request gets a new single-use invitation, or the course’s link if that fails', async () => {
  const discord = await startDiscord();
  const { learner, course } = await studied();
  product.ctx.settings.discord = discord;
  const [one, two] = [await open(course.id, learner), await open(course.id, learner)];
  expect(one.body.url).not.toBe(two.body.url);
  expect(one.body.url.startsWith(discord.inviteBase)).toBe(true);
  const accept = async () => (await fetch(one.body.url, { method: 'POST' })).status;
  expect([await accept(), await accept()]).toEqual([200, 404]);

  product.ctx.settings.discord = { ...discord, botToken: 'revoked' };
  expect((await open(course.id, learner)).body.url, 'the bot may not invite').toBe(link);
  product.ctx.settings.discord = { ...discord, apiBase: 'http://127.0.0.1:9' };
  expect((await open(course.id, learner)).body.url, 'Discord is unavailable').toBe(link);
  product.ctx.settings.discord = undefined;
});

test('a link to another site is returned unchanged', async () => {
  const elsewhere = 'https://groups.example.com/risk';
  const { learner, course } = await studied(elsewhere);
  expect((await open(course.id, learner)).body.url).toBe(elsewhere);
});
