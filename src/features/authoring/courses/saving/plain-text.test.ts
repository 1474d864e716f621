import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

const create = async (overrides: Record<string, unknown>) =>
  request<{ fields?: Record<string, string>; course?: { _id: string } }>(product, 'POST /courses', {
    as: author,
    body: await makeCourseBody(product.ctx, author.id, overrides),
  });

/** Bidi controls can make a text, or the extension of a file, look like another one. */
const turned = 'Risk \u202egnp.exe';

test.each([
  ['title', turned],
  ['subtitle', 'a NUL \u0000'],
  ['subtitle', 'no character \uffff'],
  ['description', `One line\n\n${turned}`],
  ['welcomeMessage', 'half \ud83d a character'],
  ['learningOutcomes', ['Clear', turned]],
  ['requirements', `Clear\n${turned}`],
])('a course’s %s is refused if it is not plain text', async (field, text) => {
  const { status, body } = await create({ [field]: text });
  expect(status).toBe(400);
  expect(body.fields?.[field]).toContain('plain text');
});

test('stray control characters are removed from every text of a course', async () => {
  const { sections } = await makeCourseBody(product.ctx, author.id);
  const [section] = sections;
  const { body } = await create({
    title: 'Risk\u0008 registers\u009f',
    subtitle: 'Without\u0007 a\u001b bell',
    description: 'One\u000b line\n\tand another\u007f',
    welcomeMessage: '\u0001Hello',
    learningOutcomes: 'Cle\u0002ar\nCal\u0003m\u0004',
    requirements: ['A pen\u0005'],
    communityLink: ' discord.gg/pmo\u0006 ',
    sections: [{ ...section, title: 'Start\u000c here' }],
  });
  const response = await request(product, `GET /courses/${body.course?._id}/edit`, { as: author });
  expect(response.body.course).toMatchObject({
    title: 'Risk registers',
    subtitle: 'Without a bell',
    description: 'One line\n\tand another',
    welcomeMessage: 'Hello',
    learningOutcomes: ['Clear', 'Calm'],
    requirements: ['A pen'],
    communityLink: 'https://discord.gg/pmo',
    sections: [{ title: 'Start here' }],
  });
});

test('a community link typed with http:// is saved with https://', async () => {
  const { body } = await create({ communityLink: 'http://discord.gg/pmo' });
  const response = await request(product, `GET /courses/${body.course?._id}/edit`, { as: author });
  expect(response.body.course).toMatchObject({ communityLink: 'https://discord.gg/pmo' });
});

test('the names of sections and lectures must not contain bidi controls', async () => {
  const { sections } = await makeCourseBody(product.ctx, author.id);
  for (const [field, changed] of [
    ['sections.0.title', sections.map((section) => ({ ...section, title: turned }))],
    [
      'sections.0.lectures.0.title',
      sections.map(({ lectures: [first, ...rest], ...section }) => ({
        ...section,
        lectures: [{ ...first, title: turned }, ...rest],
      })),
    ],
  ] as const)
    expect((await create({ sections: changed })).body.fields, field).toHaveProperty([field]);
});

test('text in either direction, multi-part emoji, paragraphs and tabs are accepted', async () => {
  const texts = {
    title: 'إدارة المخاطر 👩🏽‍🚀',
    subtitle: 'סיכונים, חלק 2',
    description: 'One\r\n\r\n\tTwo 风险',
    welcomeMessage: 'Welcome!\nمرحبا',
    learningOutcomes: ['风险登记册', 'مخاطر'],
  };
  expect((await create(texts)).status).toBe(200);
});
