import { expect, test } from 'vitest';
import { startedSandbox } from '../support/testing.ts';

const emailJs = {
  publicKey: 'key',
  serviceId: 'service',
  contactTemplate: 'contact',
  instructorTemplate: 'instructor',
  deliverTo: 'support@milepost.example',
};
const account = { user_id: 'key', service_id: 'service' };
const page = { origin: 'http://localhost:3000', 'content-type': 'application/json' };

const send = (url: string, body: unknown) =>
  fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: page,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const emails = async (url: string) => (await fetch(`${url}/mail/messages?to=${emailJs.deliverTo}`)).json();

test('a contact message is in the mailbox when OK is returned, as text and never as markup', async () => {
  const { url } = await startedSandbox({ emailJs });
  const response = await send(url, {
    ...account,
    lib_version: '4.4.1',
    template_id: 'contact',
    template_params: {
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'Certificate Requests\r\nBcc: x@y.example',
      message: '<img src=x onerror=alert(1)>\nمرحبا 🚆',
    },
  });
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const [mail] = await emails(url);
  expect(mail.to).toBe(emailJs.deliverTo);
  expect(mail.subject).toContain('Contact message: Certificate Requests');
  expect(mail.headers).toMatchObject({ 'reply-to': 'ada@example.com' });
  expect(mail.headers).not.toHaveProperty('bcc');
  expect(mail.text).toContain('<img src=x onerror=alert(1)>\nمرحبا 🚆');
  expect(mail.html).toContain('&lt;img src=x');
});

test('an instructor application arrives with the other template, without omitted links', async () => {
  const { url } = await startedSandbox({ emailJs });
  const template_params = { name: 'Ben', email: 'b@example.com', background: 'PMO lead', topics: 'Risk' };
  expect((await send(url, { ...account, template_id: 'instructor', template_params })).status).toBe(200);
  const [mail] = await emails(url);
  expect(mail).toMatchObject({
    subject: 'Instructor application: Ben',
    text: expect.stringContaining('Background:\nPMO lead'),
  });
  expect(mail.text).not.toContain('Links');
});

test('a browser on another origin can send a preflight request', async () => {
  const { url } = await startedSandbox({ emailJs });
  const response = await fetch(`${url}/api/v1.0/email/send`, {
    method: 'OPTIONS',
    headers: {
      origin: page.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
});

test.each([
  [{ ...account, user_id: 'other', template_id: 'contact' }, 'The Public Key is invalid'],
  [{ ...account, service_id: 'other', template_id: 'contact' }, 'The service ID not found'],
  [{ ...account, template_id: 'other' }, 'The template ID not found'],
  ['not json', 'The request is malformed'],
])(
  'a wrong account, service, template or body gets 400 with a message that a page can read: %j',
  async (body, message) => {
    const { url } = await startedSandbox({ emailJs });
    const response = await send(url, body);
    expect([response.status, await response.text()]).toEqual([400, message]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await emails(url)).toEqual([]);
  },
);

test('more than 50 kB is refused with 413', async () => {
  const { url } = await startedSandbox({ emailJs });
  const template_params = { message: 'x'.repeat(50 * 1024) };
  const response = await send(url, { ...account, template_id: 'contact', template_params });
  expect(response.status).toBe(413);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('after ten simultaneous requests, another is accepted each second and the rest are refused with 429', async () => {
  let time = 1_000_000;
  const { url } = await startedSandbox({ emailJs, now: () => time });
  const contact = {
    ...account,
    template_id: 'contact',
    template_params: { name: 'Ada', email: 'a@b.example' },
  };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await send(url, contact)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  time += 1000;
  expect((await send(url, contact)).status).toBe(200);
  expect((await send(url, contact)).status).toBe(429);
});
