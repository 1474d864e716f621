import { expect, test } from 'vitest';
import { countingFields, fieldCounter } from './count-fields.ts';
import { pageRequest } from './page-request.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
const padding = 'x'.repeat(2 * 1024 * 1024);

/** A form as the pages read it. */
async function read(type: string, body: string) {
  const headers = { 'content-type': type, 'content-length': String(body.length) };
  const raw = new Request('http://localhost:3000/auth', { method: 'POST', headers, body });
  const request = {
    url: raw.url,
    method: 'POST',
    raw,
    header: (name: string) => raw.headers.get(name) ?? undefined,
  };
  const asked = { ...request, arrayBuffer: () => raw.arrayBuffer() };
  return [...(await (await pageRequest(asked as never)).formData())].length;
}

test.each([
  ['urlencoded', urlencoded, 'a=b&', ''],
  ['multipart', multipart, part, '--b--\r\n'],
])('a %s form can have 9,000 fields, but not 11,000', async (_what, type, field, end) => {
  expect(await read(type, field.repeat(9000) + end)).toBe(9000);
  await expect(read(type, field.repeat(11_000) + end)).rejects.toMatchObject({ status: 413 });
});

test.each([
  ['urlencoded', urlencoded, `a=${padding}&`, 'a=b&', ''],
  ['multipart', multipart, part.replace('x', padding), part, '--b--\r\n'],
])('a %s form that the page receives in chunks is counted too', async (_what, type, large, field, end) => {
  expect(await read(type, large + field.repeat(9000) + end)).toBe(9001);
  await expect(read(type, large + field.repeat(11_000) + end)).rejects.toThrow();
});

test('a multipart form that arrived incomplete is refused with the sentence that pages use', async () => {
  const message = 'We didn’t receive the whole form. Please go back and submit it again.';
  await expect(read(multipart, part.trimEnd())).rejects.toMatchObject({ status: 400, message });
});

test('a separator across two chunks counts', () => {
  const count = fieldCounter(multipart);
  expect(() => {
    for (let part = 0; part < 10_000; part++)
      for (const chunk of ['\r\n', '-', '-b']) count(Buffer.from(chunk));
  }).toThrow('This form has too many fields.');
});

test('a body that the page does not read stays unopened', async () => {
  let isOpened = false;
  const request = {
    get body() {
      isOpened = true;
      return new Blob([part]).stream();
    },
  };
  const counted = countingFields(request, multipart);
  await new Promise(setImmediate);
  expect(isOpened).toBe(false);
  await counted.cancel();
  expect(isOpened).toBe(false);
  await countingFields(request, multipart).getReader().read();
  expect(isOpened).toBe(true);
});
