import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { productPort } from '../support/addresses.ts';
import { apiClient } from '../support/api.ts';
import { emailsTo, emailTo } from '../support/mailbox.ts';
import { confirmSubject, newPerson } from '../support/people.ts';
import { loadedDataFolder } from '../support/product/data-folder.ts';
import {
  type RunningProduct,
  removeData,
  startProduct,
  startWorkerProcess,
} from '../support/product/product.ts';

/** The web process leaves jobs to workers, and still accepts requests for a few seconds when it is asked to end. */
test.describe.configure({ mode: 'serial', timeout: 150_000 });

const port = productPort + 60;
const drainSeconds = 3;
let dataDir: string;
let web: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  dataDir = await loadedDataFolder();
  const settings = { JOBS: 'off', DRAIN_SECONDS: String(drainSeconds) };
  web = await startProduct({ port, dataDir, settings });
});
test.afterAll(async () => {
  await web.stop();
  await removeData(dataDir);
});

const isReady = async () => (await fetch(`${web.url}/readyz`)).ok;

test('workers run the jobs; killing one loses no job and stops no web process', async () => {
  const person = newPerson();
  await apiClient(web.url).read('POST', '/register', person);
  expect(await emailsTo(person.email, web.sandbox)).toEqual([]);

  const first = await startWorkerProcess({ port, dataDir });
  await emailTo(person.email, confirmSubject, web.sandbox);
  await first.kill();
  expect(await isReady()).toBe(true);

  const other = newPerson();
  await apiClient(web.url).read('POST', '/register', other);
  const second = await startWorkerProcess({ port, dataDir });
  await emailTo(other.email, confirmSubject, web.sandbox);
  await second.stop();
  expect(await isReady()).toBe(true);
});

test('a process that is asked to end first reports that it is not ready, and completes the requests in progress', async () => {
  // A request whose body is still on its way.
  const { promise: status, resolve, reject } = Promise.withResolvers<number>();
  const body = JSON.stringify({ email: newPerson().email });
  const slow = request(`${web.url}/api/user/forget-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  slow.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  slow.on('error', reject);
  slow.write(body.slice(0, 5));
  await expect.poll(isReady).toBe(true);

  const begun = performance.now();
  const stopped = web.stop();
  await expect.poll(isReady, { intervals: [50] }).toBe(false);
  expect((await fetch(`${web.url}/api/courses`)).status).toBe(200);
  const isRefused = () =>
    fetch(`${web.url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { intervals: [100], timeout: 15_000 }).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(drainSeconds * 1000 - 100);
  slow.end(body.slice(5));
  expect(await status).toBe(200);
  await stopped;
});
