import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productUrl } from './support/addresses.ts';
import { type Api, apiClient } from './support/api.ts';
import {
  buyByApi,
  type Course,
  decide,
  findCourse,
  placeOrder,
  untilEnrolled,
  viewerState,
} from './support/buying.ts';
import { finishByApi } from './support/learning.ts';
import { mailTo, pathIn } from './support/mailbox.ts';
import { confirmSubject, demo, joinByApi, newPerson, signInByApi } from './support/people.ts';

/** The six journeys again, for a program: every step through the API alone. */

const slug = 'from-strategy-to-roadmap';
const media = join(import.meta.dirname, '..', '..', 'demo', 'media');

async function statusOf(response: Promise<Response>): Promise<number> {
  return (await response).status;
}

async function newLearner(name?: string): Promise<{ api: Api; email: string }> {
  const person = newPerson(name);
  return { api: await joinByApi(person), email: person.email };
}

test('a visitor lists, searches, filters and reads', async () => {
  const api = apiClient();
  type List = {
    courses: { title: string; category: string; createdAt: string }[];
    total: number;
    limit: number;
  };
  const newest = await api.read<List>('GET', '/courses?sort=newest&limit=6');
  expect(newest.courses).toHaveLength(6);
  expect(newest.total).toBeGreaterThanOrEqual(32);
  const dates = newest.courses.map((course) => course.createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  const found = await api.read<List>('GET', '/courses?search=EARNED%20value');
  expect(found.courses.map((course) => course.title)).toEqual(['Earned Value from First Principles']);
  const { categories } = await api.read<{ categories: string[] }>('GET', '/courses/categories');
  expect(categories).toHaveLength(16);
  const risk = await api.read<List>(
    'GET',
    `/courses?${new URLSearchParams({ category: 'Risk Management' })}`,
  );
  expect(new Set(risk.courses.map((course) => course.category))).toEqual(new Set(['Risk Management']));
  const course = await findCourse(slug, api);
  expect(JSON.stringify(course.sections), 'a visitor gets no video URL').not.toContain('url');
  expect(await viewerState(api, course._id)).toMatchObject({ enrolled: false, owner: false });
  expect(await statusOf(api.call('GET', '/courses/no-such-course'))).toBe(404);
});

test('a person registers, learns what is missing, confirms and signs in', async () => {
  const person = newPerson();
  const api = apiClient();
  await api.read('POST', '/register', person);
  await api.read('POST', '/login', person);
  const unverified = await api.call('GET', '/user');
  expect(unverified.status).toBe(403);
  expect(await unverified.json()).toMatchObject({
    success: false,
    message: expect.stringContaining('not verified'),
    user: { email: person.email, isVerified: false },
  });
  expect(await statusOf(api.call('POST', '/payment/create-order', { courseId: slug }))).toBe(403);
  const token = pathIn(await mailTo(person.email, confirmSubject), '/verify-email/')
    .split('/')
    .at(-1);
  await api.read('POST', `/user/verify-user/${token}`);
  expect(await statusOf(api.call('POST', `/user/verify-user/${token}`)), 'a link works once').toBe(400);
  const { user } = await api.read<{ user: object }>('GET', '/user');
  expect(user).toMatchObject({ email: person.email, role: 'user', isVerified: true });
  await api.read('GET', '/logout');
  expect(await api.read('GET', '/login-status')).toMatchObject({ loggedIn: false });
  const wrong = await api.call('POST', '/login', { ...person, password: 'not the right one' });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ success: false, code: 'account.wrong_credentials' });
});

test('a learner buys: paid and verified, declined, cancelled, and delayed with both outcomes', async () => {
  const course = await findCourse(slug);
  const verify = (api: Api, orderId: string) =>
    api.call('POST', '/payment/verify-payment', { orderId, paymentMethod: 'stripe' });

  await test.step('paid, and verified on return', async () => {
    const { api, email } = await newLearner();
    const { url, orderId } = await placeOrder(api, course._id);
    expect(await statusOf(verify(api, orderId)), 'not paid yet').toBe(409);
    const paid = await decide(url, 'pay');
    expect(paid).toMatchObject({ status: 303, location: expect.stringContaining(`/payment/${orderId}`) });
    const verified = await verify(api, orderId);
    expect(await verified.json()).toMatchObject({ success: true, order: { course: { _id: course._id } } });
    expect(await viewerState(api, course._id)).toMatchObject({ enrolled: true });
    expect(
      await statusOf(
        api.call('POST', '/payment/create-order', { courseId: course._id, paymentMethod: 'stripe' }),
      ),
    ).toBe(409);
    type History = { orders: { _id: string; paymentInfo: { paymentStatus: string; amount: number } }[] };
    const { orders } = await api.read<History>('GET', '/payment/history');
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      _id: orderId,
      paymentInfo: { paymentStatus: 'completed', amount: course.price },
    });
    await mailTo(email, 'Your receipt for');
  });

  await test.step('declined: the page stays, nothing is bought', async () => {
    const { api } = await newLearner();
    const { url } = await placeOrder(api, course._id);
    expect((await decide(url, 'decline')).status).toBe(402);
    expect(await viewerState(api, course._id)).toMatchObject({ enrolled: false, paymentPending: false });
  });

  await test.step('cancelled: the order is cancelled and a new one can be placed', async () => {
    const { api } = await newLearner();
    const { url, orderId } = await placeOrder(api, course._id);
    expect((await decide(url, 'cancel')).location).toContain('/payment/cancel');
    await api.read('POST', `/payment/orders/${orderId}/cancel`);
    expect((await decide(url, 'pay')).status, 'a cancelled checkout cannot be paid').toBe(409);
    expect((await placeOrder(api, course._id)).orderId).not.toBe(orderId);
  });

  await test.step('delayed: pending until it is settled', async () => {
    const { api } = await newLearner();
    const { url } = await placeOrder(api, course._id);
    await decide(url, 'later');
    await expect
      .poll(() => viewerState(api, course._id))
      .toMatchObject({ enrolled: false, paymentPending: true });
    await decide(url, 'settle');
    await untilEnrolled(api, course._id);
  });

  await test.step('delayed, and it fails: the course can be bought again', async () => {
    const { api } = await newLearner();
    const { url, orderId } = await placeOrder(api, course._id);
    await decide(url, 'later');
    await expect.poll(() => viewerState(api, course._id)).toMatchObject({ paymentPending: true });
    await decide(url, 'fail');
    await expect
      .poll(() => viewerState(api, course._id))
      .toMatchObject({ enrolled: false, paymentPending: false });
    expect(await statusOf(verify(api, orderId))).toBe(409);
  });

  await test.step('a wrong amount is refused', async () => {
    const { api } = await newLearner();
    const cheap = { courseId: course._id, paymentMethod: 'stripe', amount: 0.01 };
    expect(await statusOf(api.call('POST', '/payment/create-order', cheap))).toBe(409);
  });
});

test('a learner watches through signed URLs, saves a position, and completes in order', async () => {
  const course = await findCourse(slug);
  const [first, second] = course.sections.flatMap((section) => section.lectures);
  const { api } = await newLearner();
  const address = (lecture: string) => `/courses/${course._id}/lectures/${lecture}/media`;
  expect(await statusOf(api.call('GET', address(second!._id))), 'not bought').toBe(403);
  await buyByApi(api, course);
  expect(await statusOf(api.call('GET', address(second!._id))), 'locked').toBe(403);

  type Media = { video: { url: string; contentType: string } };
  const { video } = await api.read<Media>('GET', address(first!._id));
  const signed = new URL(video.url, productUrl);
  const part = await fetch(signed, { headers: { range: 'bytes=0-99' } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const longer = signed.pathname.replace(/^\/media\/s~[^~]+/, '/media/s~zzzzzzz');
  expect(longer).not.toBe(signed.pathname);
  expect(await statusOf(fetch(new URL(longer, signed))), 'a URL with a forged expiry').toBe(403);

  const early = await api.call('PUT', `/courses/${course._id}/progress`, { lectureId: first!._id });
  expect(early.status, 'not watched yet').toBe(409);
  const place = { position: 5, percent: 30 };
  const stored = await api.read('PUT', `/courses/${course._id}/lectures/${first!._id}/playback`, place);
  expect(stored).toMatchObject(place);
  const back = await api.read('PUT', `/courses/${course._id}/lectures/${first!._id}/playback`, {
    position: 2,
    percent: 1,
  });
  expect(back, 'what was watched only moves forward').toMatchObject({ position: 2, percent: 30 });

  await finishByApi(api, course);
  expect(await api.read('GET', `/courses/${course._id}/progress`)).toMatchObject({
    progress: 100,
    completed: true,
  });
});

test('a finished course: requested, approved, downloaded and verified by anyone', async () => {
  const course = await findCourse(slug);
  const { api, email } = await newLearner('Marguerite Adeyemi');
  await buyByApi(api, course);
  expect(await statusOf(api.call('POST', `/certificates/${course._id}/request`)), 'not finished').toBe(409);
  await finishByApi(api, course);
  await api.read('POST', `/certificates/${course._id}/request`);
  expect(await statusOf(api.call('GET', `/certificates/${course._id}/download`)), 'not approved').toBe(409);

  type Certificates = {
    certificates: { _id: string; status: string; number: string; student: { email: string } }[];
  };
  const admin = await signInByApi(demo.admin);
  const list = await admin.read<Certificates>(
    'GET',
    '/admin/certificates/admin?status=pending&search=Marguerite',
  );
  const pending = list.certificates.find((certificate) => certificate.student.email === email);
  await admin.read('PUT', `/certificates/admin/${pending?._id}/approve`);
  await mailTo(email, 'Your certificate');

  const pdf = await api.call('GET', `/certificates/download/${course._id}`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const { certificates } = await api.read<Certificates>('GET', '/certificates/my-certificates');
  const check = await apiClient().read('GET', `/certificates/verify/${certificates[0]?.number}`);
  expect(check).toMatchObject({
    certificate: { state: 'valid', name: 'Marguerite Adeyemi', course: course.title },
  });
});

test('an instructor uploads, writes and publishes; an administrator approves; another user buys', async () => {
  const instructor = await signInByApi(demo.instructor);
  const upload = async (path: string, type: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', await openAsBlob(join(media, path), { type }), path.split('/').at(-1));
    const { data } = await instructor.read<{ data: { public_id: string } }>('POST', '/media', form);
    return { publicId: data.public_id };
  };
  const video = await upload('sample-upload.mp4', 'video/mp4', { resourceType: 'video', duration: '8' });
  const thumbnail = await upload('thumbnails/benefits-realisation.webp', 'image/webp', {
    resourceType: 'image',
  });
  const title = `Decisions on Paper ${randomUUID().slice(0, 8)}`;
  const draft = {
    title,
    subtitle: 'One page, one decision',
    description: 'How to write down what was decided, and why.',
    category: 'Project Management Office',
    level: 'Beginner',
    language: 'English',
    price: 12.5,
    learningOutcomes: ['Write a decision record'],
    thumbnail,
    sections: [{ title: 'The page', lectures: [{ title: 'Four headings', video }] }],
  };
  const { course } = await instructor.read<{ course: Course }>('POST', '/courses', draft);
  expect(await statusOf(apiClient().call('GET', `/courses/${course._id}`)), 'a draft').toBe(404);
  const published = await instructor.read('PATCH', `/courses/${course._id}/publication`, {
    isPublished: true,
  });
  expect(published).toMatchObject({ course: { status: 'pending', isPublic: false } });
  const admin = await signInByApi(demo.admin);
  expect(
    await statusOf(instructor.call('PATCH', `/admin/courses/${course._id}/review`, { status: 'approved' })),
  ).toBe(403);
  const approved = await admin.read('PATCH', `/admin/courses/${course._id}/review`, { status: 'approved' });
  expect(approved).toMatchObject({ course: { status: 'approved', isPublic: true } });

  const found = await apiClient().read<{ courses: Course[] }>(
    'GET',
    `/courses?${new URLSearchParams({ search: title })}`,
  );
  expect(found.courses.map((one) => one._id)).toEqual([course._id]);
  const { api } = await newLearner();
  const bought = await findCourse(course._id, api);
  await buyByApi(api, bought);
  await finishByApi(api, bought);
  expect(await api.read('GET', `/courses/${course._id}/progress`)).toMatchObject({ completed: true });
});
