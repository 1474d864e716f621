import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, payPalSecrets, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { certificateAt } from './certificate.server.ts';

let shop: Shop;
let pem: string;
let base: string;
let serve: RequestListener;
let requests: string[];

/** PayPal's host for certificates, which counts its requests. */
const host = createServer((request, response) => {
  requests.push(String(request.url).split('/').at(-1) ?? '');
  serve(request, response);
});

beforeAll(async () => {
  shop = await openShop();
  const genuine = shop.payPalHeaders('{}')['paypal-cert-url'];
  pem = await (await fetch(String(genuine))).text();
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host.close().closeAllConnections();
  await shop.close();
});
beforeEach(() => {
  requests = [];
  serve = ({ url }, response) =>
    url?.endsWith('CERT-real') ? response.end(pem) : response.writeHead(404).end('There is none.');
});

const now = new Date('2026-06-01T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
/** A process that knows no certificate yet. */
const startup = () => {
  const settings = { ...payPalSecrets, live: false, apiBase: base };
  return (name: string, at = now) => certificateAt(settings, `${base}/v1/notifications/certs/${name}`, at);
};

test('a certificate is fetched once, however many webhooks name it at the same time', async () => {
  const find = startup();
  const found = await Promise.all(Array.from({ length: 50 }, () => find('CERT-real')));
  expect(found.every((certificate) => certificate !== null)).toBe(true);
  await find('CERT-real');
  expect(requests).toEqual(['CERT-real']);
});

test('a wrong URL is requested once, and again after some minutes', async () => {
  const find = startup();
  expect(await find('CERT-none')).toBeNull();
  expect(await find('CERT-none')).toBeNull();
  expect(requests).toEqual(['CERT-none']);
  expect(await find('CERT-none', later(11 * 60_000))).toBeNull();
  expect(requests).toHaveLength(2);
});

test('hundreds of invented names cost few requests, and do not evict the real one', async () => {
  const find = startup();
  await find('CERT-real');
  const made = await Promise.allSettled(Array.from({ length: 300 }, (_, index) => find(`CERT-${index}`)));
  expect(requests.length).toBeLessThanOrEqual(10);
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(300 - (requests.length - 1));
  expect(await find('CERT-real')).not.toBeNull();
  const calls = requests.length;
  expect(await find('CERT-another', later(61_000))).toBeNull();
  expect(requests).toHaveLength(calls + 1);
});

test("a response of any length is not read further than a certificate's size", async () => {
  const find = startup();
  let sent = 0;
  const cut = new Promise<void>((resolve) => {
    serve = (_request, response) => {
      const block = 'x'.repeat(16_384);
      const more = () => {
        while (!response.destroyed) {
          sent += block.length;
          if (!response.write(block)) return;
        }
      };
      response.on('drain', more).on('close', resolve);
      more();
    };
  });
  expect(await find('CERT-endless')).toBeNull();
  await cut;
  // What the two sockets buffer in between is sent in any case.
  expect(sent).toBeLessThan(20_000_000);
});

test('while PayPal is unavailable, the lookup fails with 502, and nothing is cached', async () => {
  const find = startup();
  serve = (_request, response) => response.writeHead(503).end();
  await expect(find('CERT-real')).rejects.toMatchObject({ status: 502 });
  serve = (_request, response) => response.end(pem);
  expect(await find('CERT-real')).not.toBeNull();
});
