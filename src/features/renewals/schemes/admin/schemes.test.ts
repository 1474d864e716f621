import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { Holding, Scheme } from '../../contract.ts';
import type { SchemeVersion } from './shapes.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  admin = await makePerson(product.ctx, { role: 'admin' });
});

type Refused = { message: string; fields?: Record<string, string> };

const today = () => product.ctx.clock().toISOString().slice(0, 10);

const history = async (key: string) =>
  (await request<{ versions: SchemeVersion[] }>(product, `GET /admin/renewal-schemes/${key}`, { as: admin }))
    .body.versions;

const current = async (key: string): Promise<SchemeVersion> => {
  const [newest] = await history(key);
  if (!newest) throw new Error(`no scheme ${key}`);
  return newest;
};

/** The rules of a version as the form sends them. */
const draftOf = ({ version, areas, groups, sourceUrl, ...rules }: Scheme) => ({
  ...rules,
  version,
  sourceUrl: sourceUrl ?? '',
  checkedOn: null,
  areas: areas.map(({ key, name, minimum }) => ({ key, name, minimum })),
  groups: groups.map(({ key, name, minimum, maximum }) => ({ key, name, minimum, maximum })),
});

const change = async (key: string, part: object, as = admin) =>
  request<Refused>(product, `POST /admin/renewal-schemes/${key}/versions`, {
    as,
    body: { ...draftOf(await current(key)), ...part },
  });

const confirm = (key: string, body: object) =>
  request<Refused>(product, `PUT /admin/renewal-schemes/${key}/confirmation`, { as: admin, body });

const hold = async (scheme: string, as: Person) =>
  (
    await request<{ holding: { _id: string } }>(product, 'POST /renewals/holdings', {
      as,
      body: { scheme, earnedOn: today() },
    })
  ).body.holding._id;

const holdings = async (as: Person) =>
  (await request<{ holdings: Holding[] }>(product, 'GET /renewals/holdings', { as })).body.holdings;

test('lists every scheme with its source, those never confirmed first', async () => {
  await confirm('capm', { version: 1, checkedOn: '2026-05-03' });
  const list = async (query: string) =>
    (
      await request<{ schemes: SchemeVersion[]; total: number }>(
        product,
        `GET /admin/renewal-schemes${query}` as 'GET /admin/renewal-schemes',
        { as: admin },
      )
    ).body;
  const all = await list('');
  expect(all.total).toBeGreaterThan(20);
  expect(all.schemes.every(({ source }) => source !== '')).toBe(true);
  expect(all.schemes.at(-1)).toMatchObject({ key: 'capm', checkedOn: '2026-05-03', checkedBy: admin.name });
  expect((await list('?state=confirmed')).schemes.map(({ key }) => key)).toEqual(['capm']);
  expect((await list('?search=scrum')).schemes.every(({ body }) => body === 'Scrum Alliance')).toBe(true);
});

test('a confirmation records its day and its administrator, is shown to learners, and is audited', async () => {
  expect((await confirm('pgmp', { version: 1, checkedOn: '2999-01-01' })).body.fields).toEqual({
    checkedOn: 'The date can’t be in the future.',
  });
  for (const checkedOn of ['0000-01-01', '0026-05-03', 'today'])
    expect((await confirm('pgmp', { version: 1, checkedOn })).status).toBe(400);
  expect((await confirm('no-such', { version: 1, checkedOn: today() })).status).toBe(404);
  expect((await confirm('pgmp', { version: 1, checkedOn: today() })).status).toBe(200);
  expect(await current('pgmp')).toMatchObject({ checkedOn: today(), checkedBy: admin.name });
  const learner = await makePerson(product.ctx);
  await hold('pgmp', learner);
  expect((await holdings(learner))[0]?.scheme.checkedOn).toBe(today());
  const audited = await product.ctx.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('subjectId', '=', 'pgmp')
    .execute();
  expect(audited).toEqual([{ action: 'scheme.confirmed', actorId: admin.id }]);
});

test('an edit is a new version: holders keep theirs until they switch, new holders get it', async () => {
  const [earlier, later] = await Promise.all([makePerson(product.ctx), makePerson(product.ctx)]);
  const held = await hold('pmi-sp', earlier);
  const entry = {
    title: 'Scheduling in practice',
    provider: 'PMO Days',
    startsOn: today(),
    endsOn: today(),
    hours: 3,
    allocations: [{ holding: held, group: 'education', areas: { 'power-skills': 3 } }],
  };
  await request(product, 'POST /renewals/entries', { as: earlier, body: entry });
  expect((await change('pmi-sp', { total: 40, cycleMonths: 24 })).status).toBe(200);
  const [newest, first] = await history('pmi-sp');
  expect(newest).toMatchObject({
    version: 2,
    total: 40,
    checkedOn: null,
    createdBy: admin.name,
    holdings: 0,
  });
  expect(first).toMatchObject({ version: 1, total: 30, holdings: 1 });
  await hold('pmi-sp', later);
  expect((await holdings(later))[0]).toMatchObject({ scheme: { version: 2 }, newer: null });
  const [before] = await holdings(earlier);
  expect(before).toMatchObject({ missing: 27, scheme: { version: 1 }, newer: { version: 2, total: 40 } });
  const switchTo = (version: number, as = earlier) =>
    request<Refused>(product, `PUT /renewals/holdings/${held}/scheme-version`, { as, body: { version } });
  expect((await switchTo(2, later)).status).toBe(404);
  expect((await switchTo(1)).status).toBe(409);
  expect((await switchTo(2)).status).toBe(200);
  expect((await switchTo(2)).status).toBe(200);
  const [after] = await holdings(earlier);
  expect(after).toMatchObject({ counted: 3, missing: 37, scheme: { version: 2 }, newer: null });
  expect(after && before && after.endsOn < before.endsOn).toBe(true);
});

test('when two administrators change a scheme at the same time, one is asked to check again', async () => {
  const body = draftOf(await current('prince2'));
  const other = await makePerson(product.ctx, { role: 'admin' });
  const make = (as: Person, total: number) =>
    request<Refused>(product, 'POST /admin/renewal-schemes/prince2/versions', {
      as,
      body: { ...body, total },
    });
  const statuses = (await Promise.all([make(admin, 70), make(other, 80)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await history('prince2')).map(({ version }) => version)).toEqual([2, 1]);
  expect((await confirm('prince2', { version: 1, checkedOn: today() })).status).toBe(409);
});

test('a version can be confirmed when it is made', async () => {
  await change('msp', { source: 'peoplecert.org', checkedOn: today(), perActivity: 10 });
  expect(await current('msp')).toMatchObject({ version: 2, checkedOn: today(), checkedBy: admin.name });
});

test.each([
  ['pmp', { total: 30 }, { total: 'The minimums add up to 35, more than the total.' }],
  ['pmp', { perDay: 8 }, { perDay: 'A scheme can have a daily maximum or group maximums, but not both.' }],
  ['pmp', { step: 0.7 }, { step: 'The total must be a multiple of the step.' }],
  ['pmp', { carryOverMonths: null, carryOverMaximum: 5 }, { carryOverMaximum: expect.any(String) }],
  ['itil', { perYear: 25 }, { perYear: 'Over 3 years, that is more than the total.' }],
  ['csm', { carryOverMonths: 12 }, { carryOverMonths: expect.any(String) }],
  ['pmp', { total: 0 }, { total: 'Must be more than 0.' }],
  ['pmp', { cycleMonths: 1.5 }, { cycleMonths: 'Please enter a whole number of months.' }],
  ['pmp', { name: ' ' }, { name: 'Please enter a name.' }],
  ['pmp', { sourceUrl: 'javascript:alert(1)' }, { sourceUrl: 'Please enter a valid link.' }],
])('for %s, refuses the rules %j', async (key, part, fields) => {
  const { status, body } = await change(key, part);
  expect(status).toBe(400);
  expect(body.fields).toMatchObject(fields);
  expect((await history(key)).map(({ version }) => version)).toEqual([1]);
});

test('refuses rules that change nothing, and areas that the scheme does not have', async () => {
  expect((await change('mop', {})).body.message).toContain('haven’t changed any rules');
  const areas = [{ key: 'soft-skills', name: 'Soft skills', minimum: 1 }];
  expect((await change('pmi-rmp', { areas })).status).toBe(400);
  const { groups } = draftOf(await current('pmi-rmp'));
  const [education, givingBack, practitioner] = groups;
  const tight = [{ ...education, maximum: 10 }, { ...givingBack, maximum: 30 }, practitioner];
  expect((await change('pmi-rmp', { groups: tight })).body.fields).toMatchObject({
    'groups.0.maximum': 'The maximum is below what the group needs.',
  });
});

test('only one group has areas: an edit can’t give them to another, and a scheme with two such groups is refused', async () => {
  const draft = draftOf(await current('pmi-sp'));
  const groups = draft.groups.map((group) => ({ ...group, hasAreas: true }));
  expect((await change('pmi-sp', { groups, name: 'PMI-SP, renamed' })).status).toBe(200);
  const divided = (await current('pmi-sp')).groups.filter(({ hasAreas }) => hasAreas);
  expect(divided.map(({ key }) => key)).toEqual(['education']);
  const stored = { key: 'pmi-sp', groups: (await current('pmi-sp')).groups };
  const two = JSON.stringify(stored.groups.map((group) => ({ ...group, hasAreas: true })));
  await product.ctx.pool.query('update schemes set groups = $1 where key = $2', [two, stored.key]);
  const { status, body } = await change('pmi-sp', { name: 'PMI-SP' });
  expect([status, body.fields?.groups]).toEqual([400, 'Only one group can be split into areas.']);
});
