import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import {
  checkout,
  choose,
  client,
  secretKey,
  startedSandbox,
  startReceiver,
  temporaryFolder,
  webhookSecret,
} from './support/testing.ts';

test('a port in use is reported in one clear sentence with its code, and nothing is left running', async () => {
  const first = await startedSandbox();
  const dataDir = temporaryFolder();
  const taken = Number(new URL(first.url).port);
  await expect(startedSandbox({ dataDir, port: taken })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: expect.stringMatching(/^127\.0\.0\.1:\d+ is already in use.*SANDBOX_PORT\.$/),
  });
  const free = await freePort();
  const takenSmtp = Number(new URL(first.smtpUrl).port);
  await expect(startedSandbox({ dataDir, port: free, smtpPort: takenSmtp })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: expect.stringContaining('SANDBOX_SMTP_PORT'),
  });
  const second = await startedSandbox({ dataDir, port: free });
  expect(second.url).toBe(`http://127.0.0.1:${free}`);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('an unusable data folder is reported in one clear sentence', async () => {
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(startedSandbox({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^The sandbox cannot open its data file .*\.$/,
  );
});

test('kill -9 loses no accepted email, no session and no webhook', async () => {
  const dataDir = temporaryFolder();
  const victim = await startVictim(dataDir);
  const transport = nodemailer.createTransport(victim.smtpUrl);
  await transport.sendMail({ from: 'a@b.example', to: 'ada@example.com', subject: 'kept', text: 'kept' });
  const session = await client(victim.url).checkout.sessions.create(checkout());
  await choose(victim, session, 'pay');
  victim.process.kill('SIGKILL');
  await once(victim.process, 'exit');

  const receiver = await startReceiver();
  const after = await startedSandbox({ dataDir, webhookUrl: receiver.url });
  expect(await (await fetch(`${after.url}/mail/messages?to=ada@example.com`)).json()).toMatchObject([
    { subject: 'kept' },
  ]);
  expect(await after.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  const [delivery] = await receiver.received(1);
  expect(delivery?.event.data.object).toMatchObject({ id: session.id });
});

async function startVictim(dataDir: string) {
  const stripe = { secretKey, webhookSecret, webhookUrl: 'http://127.0.0.1:9/nobody' };
  const options = { host: '127.0.0.1', port: 0, smtpPort: 0, dataDir, stripe };
  const script = `
    const { startSandbox } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    process.stdout.write(JSON.stringify(await startSandbox(${JSON.stringify(options)})));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, ...(JSON.parse(line.toString()) as { url: string; smtpUrl: string }) };
}

test('the overview, the mailbox and Stripe’s page exist, and an unknown URL returns 404', async () => {
  const { url } = await startedSandbox();
  for (const path of ['/', '/mail', '/stripe']) {
    const response = await fetch(url + path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/html; charset=UTF-8',
    ]);
  }
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});
