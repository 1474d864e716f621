import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { timesNotified } from '../../../../test/harness/times-notified.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

type Updated = { message: string; fields?: Record<string, string>; user: Record<string, unknown> };

const update = (as: Person, body: unknown) => request<Updated>(product, 'PATCH /user/update', { as, body });

async function uploadPhoto(as: Person, color = 'red'): Promise<{ url: string; public_id: string }> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(picture)], 'me.png'));
  const response = await request<{ url: string; public_id: string }>(product, 'POST /media/upload-photo', {
    as,
    form,
  });
  expect(response.status).toBe(200);
  return response.body;
}

const isThere = async (url: string) => (await product.app.request(url)).status === 200;
/** Delivery caches permission checks for five seconds. */
const later = () => product.advance(6000);

describe('changing your profile', () => {
  test('saves the given fields, leaves the rest, and returns the profile as it is now', async () => {
    const person = await makePerson(product.ctx);
    const socialLinks = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://ada.example' };
    const first = await update(person, { name: ' Ada King ', bio: 'First line.\nSecond line.', socialLinks });
    expect(first.body).toMatchObject({ success: true, message: 'Profile updated successfully!' });
    const second = await update(person, { email: person.email, socialLinks: { website: '' } });
    expect(second.body.user).toMatchObject({
      name: 'Ada King',
      bio: 'First line.\nSecond line.',
      email: person.email,
      socialLinks: { linkedin: 'https://www.linkedin.com/in/ada' },
    });
    const own = await request(product, 'GET /user', { as: person });
    expect(own.body.user).toEqual(second.body.user);
  });

  test('is open to an unverified account, and closed to visitors', async () => {
    const person = await makePerson(product.ctx, { verified: false });
    expect((await update(person, { bio: 'Hello' })).body.user).toMatchObject({
      bio: 'Hello',
      isVerified: false,
    });
    expect((await request(product, 'PATCH /user/update', { body: { bio: 'Hello' } })).status).toBe(401);
  });

  test('never changes anything outside the profile', async () => {
    const person = await makePerson(product.ctx, { verified: false });
    const more = { role: 'admin', isVerified: true, isActive: false, password: 'abcdef', _id: 'x' };
    const { body } = await update(person, { name: 'Ada', ...more });
    expect(body.user).toMatchObject({ role: 'user', isVerified: false, isActive: true, _id: person.id });
  });

  test('stores expertise for instructors only', async () => {
    const [learner, instructor] = [
      await makePerson(product.ctx),
      await makePerson(product.ctx, { role: 'instructor' }),
    ];
    expect((await update(learner, { expertise: 'Agile' })).body.user.expertise).toBe('');
    expect((await update(instructor, { expertise: 'Agile' })).body.user.expertise).toBe('Agile');
  });

  test('shows an instructor’s new name on their courses, and in search', async () => {
    const instructor = await makePerson(product.ctx, { role: 'instructor', name: 'Olive Owner' });
    const other = await makePerson(product.ctx, { role: 'instructor', name: 'Oscar Other' });
    const own = await makeCourse(product.ctx, {
      instructorId: instructor.id,
      status: 'approved',
      isPublished: true,
    });
    const foreign = await makeCourse(product.ctx, {
      instructorId: other.id,
      status: 'approved',
      isPublished: true,
    });
    const nameOn = async (id: string) =>
      (await request<{ course: { instructor: { name: string } } }>(product, `GET /courses/${id}`)).body.course
        .instructor.name;
    const before = await nameOn(foreign.id);
    await update(instructor, { name: 'Olivia Oakley-Quince' });
    expect(await nameOn(own.id)).toBe('Olivia Oakley-Quince');
    expect(await nameOn(foreign.id)).toBe(before);
    const found = await request<{ courses: { _id: string }[] }>(product, 'GET /courses?search=oakley-quince');
    expect(found.body.courses.map(({ _id }) => _id)).toEqual([own.id]);
  });

  test('applies both of two simultaneous changes', async () => {
    const person = await makePerson(product.ctx);
    await Promise.all([update(person, { bio: 'A bio' }), update(person, { name: 'A name' })]);
    const { body } = await request(product, 'GET /user', { as: person });
    expect(body.user).toMatchObject({ bio: 'A bio', name: 'A name' });
  });

  test('writes nothing to an account that is deleted at the same moment', async () => {
    const person = await makePerson(product.ctx);
    const { db } = product.ctx;
    const { updating } = await db.transaction().execute(async (trx) => {
      const deletion = { name: 'Deleted user', deletedAt: new Date() };
      await trx.updateTable('users').set(deletion).where('id', '=', person.id).execute();
      const updating = update(person, { name: 'A name' });
      await expect.poll(() => waitingForLocks(product)).toBe(1);
      return { updating };
    });
    expect((await updating).status).toBe(401);
    const row = await db.selectFrom('users').select('name').where('id', '=', person.id).executeTakeFirst();
    expect(row?.name).toBe('Deleted user');
  });
});

test('only a change to what course pages show of the instructor empties the page caches', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  await makeCourse(product.ctx, { instructorId: author.id });
  const { url: photo } = await uploadPhoto(author);
  const bio = 'Twenty years of bridges.';
  const website = 'https://hopper.example';
  const changes: object[] = [{ bio }, { expertise: 'Bridges' }, { photo }, { photo: '' }];
  for (const change of [...changes, { bio }, { socialLinks: { website } }]) {
    const times = await timesNotified(product, async () =>
      expect((await update(author, change)).status).toBe(200),
    );
    expect([change, times]).toEqual([change, changes.includes(change) ? 1 : 0]);
  }
});

describe('the profile photo', () => {
  test('is set by its URL or its id, and visible to everyone', async () => {
    const person = await makePerson(product.ctx);
    const [byUrl, byId] = [await uploadPhoto(person), await uploadPhoto(person, 'blue')];
    expect((await update(person, { photo: byUrl.url })).body.user.photo).toBe(byUrl.url);
    expect(await isThere(byUrl.url)).toBe(true);
    expect((await update(person, { photo: byId.public_id })).body.user.photo).toBe(byId.url);
    const complete = `${product.ctx.settings.appUrl}${byId.url}`;
    expect((await update(person, { photo: complete })).body.user.photo).toBe(byId.url);
  });

  test('cannot be added before the email is confirmed', async () => {
    const waiting = await makePerson(product.ctx, { verified: false });
    const { url } = await uploadPhoto(await makePerson(product.ctx));
    expect((await update(waiting, { photo: url })).status).toBe(403);
  });

  test('replaces the previous one, which is deleted only after the change', async () => {
    const person = await makePerson(product.ctx);
    const [old, fresh] = [await uploadPhoto(person), await uploadPhoto(person, 'blue')];
    await update(person, { photo: old.url });
    await update(person, { photo: fresh.url });
    expect(await isThere(old.url)).toBe(true);
    await product.runJobs();
    later();
    expect(await isThere(old.url)).toBe(false);
    expect(await isThere(fresh.url)).toBe(true);
  });

  test('restored before the job runs is not deleted', async () => {
    const person = await makePerson(product.ctx);
    const [first, second] = [await uploadPhoto(person), await uploadPhoto(person, 'blue')];
    for (const photo of [first.url, second.url, first.url]) await update(person, { photo });
    await product.runJobs();
    later();
    expect(await isThere(first.url)).toBe(true);
    expect(await isThere(second.url)).toBe(false);
    expect((await request<Updated>(product, 'GET /user', { as: person })).body.user.photo).toBe(first.url);
  });

  test('is removed by an empty value', async () => {
    const person = await makePerson(product.ctx);
    const { url } = await uploadPhoto(person);
    await update(person, { photo: url });
    expect((await update(person, { photo: null })).body.user.photo).toBeNull();
    await product.runJobs();
    later();
    expect(await isThere(url)).toBe(false);
  });

  test('a refused change leaves the photo and everything else as they were', async () => {
    const person = await makePerson(product.ctx);
    const { url } = await uploadPhoto(person);
    await update(person, { photo: url });
    const refused = await update(person, { name: 'Someone', photo: null, email: 'other@example.com' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { email: 'This cannot be changed.' } } });
    const { body } = await request(product, 'GET /user', { as: person });
    expect(body.user).toMatchObject({ name: person.name, photo: url });
  });

  test.each([
    ['another person’s image', async () => (await uploadPhoto(await makePerson(product.ctx))).url],
    [
      'an image on another site',
      async () => 'https://evil.example/media/public/00000000-0000-0000-0000-000000000000',
    ],
    ['image data', async () => 'data:image/png;base64,iVBORw0KGgo='],
    ['a path that leaves the folder', async () => '/media/public/../../etc/passwd'],
    ['an unknown id', async () => '00000000-0000-0000-0000-000000000000'],
  ])('%s is refused', async (_what, photoOf) => {
    const response = await update(await makePerson(product.ctx), { photo: await photoOf() });
    expect(response).toMatchObject({ status: 400, body: { message: 'Photo upload failed' } });
    expect(response.body.fields).toHaveProperty('photo');
  });
});

describe('ending sessions', () => {
  test('all other sessions end together, the current session stays, and each has a readable name', async () => {
    const person = await makePerson(product.ctx);
    const login = await request(product, 'POST /login', {
      body: { email: person.email, password: 'correct horse' },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:146.0) Gecko/20100101 Firefox/146.0' },
    });
    const elsewhere = { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const { body } = await request<{ sessions: { device: string; current: boolean }[] }>(
      product,
      'GET /user/sessions',
      { as: person },
    );
    expect(body.sessions.find(({ current }) => !current)?.device).toBe('Firefox on Windows');
    const ended = await request(product, 'DELETE /user/sessions', { as: person });
    expect(ended.body.message).toBe('All other sessions have ended.');
    expect((await request(product, 'GET /user', { as: elsewhere })).status).toBe(401);
    expect((await request(product, 'GET /user', { as: person })).status).toBe(200);
  });
});

test('a link is stored as a browser would write it, and the length limit applies to the stored link', async () => {
  const person = await makePerson(product.ctx);
  const { body } = await update(person, { socialLinks: { website: 'HTTPS://Example.com/É' } });
  expect(body.user.socialLinks).toEqual({ website: 'https://example.com/%C3%89' });
  const again = await update(person, { socialLinks: body.user.socialLinks });
  expect(again.body.user.socialLinks).toEqual(body.user.socialLinks);
  const long = await update(person, { socialLinks: { website: `https://example.com/${'é'.repeat(100)}` } });
  expect(long.body.fields).toEqual({ 'socialLinks.website': 'Please use at most 300 characters.' });
});

test('links are stored with https, and control characters are removed from the name and bio', async () => {
  const person = await makePerson(product.ctx);
  const { status, body } = await update(person, {
    name: 'Ada\u0007 King',
    bio: 'One\u001b line',
    socialLinks: { website: 'ada.example/me', linkedin: 'http://www.linkedin.com/in/ada' },
  });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    name: 'Ada King',
    bio: 'One line',
    socialLinks: { website: 'https://ada.example/me', linkedin: 'https://www.linkedin.com/in/ada' },
  });
});
