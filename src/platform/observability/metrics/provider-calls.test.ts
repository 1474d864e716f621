import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { SMTPServer } from 'smtp-server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop } from '../../../../test/factories/buying/shop.ts';
import { freePort } from '../../../../test/factories/processes/free-port.ts';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import { createMailer } from '../../mail/mailer.ts';
import { openStores } from '../../media/stores.ts';
import { measureProviders } from './provider-calls.ts';

const registry = new Registry();
measureProviders(registry);

/** The histogram belongs to the process, and other test files may have run in it. */
beforeEach(() => registry.resetMetrics());

/** The calls to a provider so far, by operation and outcome: `{ 'ask done': 2 }`. */
async function callsOf(provider: string): Promise<Record<string, number>> {
  const text = await registry.metrics();
  const line = new RegExp(
    `^provider_call_duration_seconds_count\\{provider="${provider}",operation="(\\w+)",outcome="(\\w+)"\\} (\\d+)$`,
    'gm',
  );
  return Object.fromEntries(
    [...text.matchAll(line)].map(([, operation, outcome, count]) => [
      `${operation} ${outcome}`,
      Number(count),
    ]),
  );
}

test.each(['stripe', 'paypal', 'paystack'] as const)(
  'calls to %s are measured, whether they succeed or not',
  async (provider) => {
    const shop = await openShop({ timeoutMs: 300 });
    onTestFinished(shop.close);
    const purchase = await startPurchase(shop, provider);
    const { orderId } = await purchase.checkOut('pay');
    await purchase.verify(orderId);
    expect(await callsOf(provider)).toMatchObject({ 'open done': 1, 'ask done': expect.any(Number) });

    await shop.misbehave('timeout', 9, provider);
    const later = await startPurchase(shop, provider);
    expect((await later.place()).status).toBe(502);
    expect(await callsOf(provider)).toMatchObject({ 'open done': 1, 'open failed': 1 });
  },
);

test.each(['s3', 'cloudinary'] as const)('calls to the media store %s are measured', async (name) => {
  const { dataDir, media, sandbox } = await storeSettings(name);
  const { store } = openStores({ dataDir, media });
  const path = join(dataDir, 'arriving');
  await writeFile(path, 'some content');
  await store.put('videos/a.mp4', path, 'video/mp4');
  await store.read('videos/a.mp4').toArray();
  await store.remove('videos/a.mp4');
  await sandbox.close();
  await expect(store.remove('videos/a.mp4')).rejects.toThrow();
  expect(await callsOf(name)).toEqual({
    'put done': 1,
    'read done': 1,
    'remove done': 1,
    'remove failed': 1,
  });
});

test('emails passed to the mail server are measured', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const email = {
    to: 'una@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: 'a',
  };
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'us@example.com', 1);
  await mailer.send(email);
  mailer.close();
  const nobody = createMailer(`smtp://127.0.0.1:${await freePort()}`, 'us@example.com', 1);
  await expect(nobody.send(email)).rejects.toThrow();
  expect(await callsOf('smtp')).toEqual({ 'send done': 1, 'send failed': 1 });
});
