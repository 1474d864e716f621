import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A mail server that counts its connections. */
async function startMailServer() {
  const sent: string[] = [];
  const open = new Set<{ destroy: () => void }>();
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        sent.push(session.envelope.rcptTo[0]?.address ?? '');
        done(null, 'stored');
      });
    },
  });
  server.server.on('connection', (socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'hello@milepost.example', 3);
  ends.push(() => mailer.close());
  const send = (name: string) =>
    mailer.send({
      to: `${name}@example.com`,
      subject: name,
      html: '<p>Hello</p>',
      text: 'Hello',
      messageId: `<${name}@milepost>`,
    });
  return { sent, send, open, connections: () => connections };
}

test('sends many emails over few connections', async () => {
  const { sent, send, connections } = await startMailServer();
  const names = Array.from({ length: 40 }, (_, number) => `reader${number}`);
  await Promise.all(names.map(send));
  expect(sent.sort()).toEqual(names.map((name) => `${name}@example.com`).sort());
  expect(connections()).toBe(3);
});

test('opens a new connection when the mail server has closed an idle one', async () => {
  const { sent, send, open, connections } = await startMailServer();
  await send('first');
  for (const socket of open) socket.destroy();
  await expect.poll(() => open.size).toBe(0);
  await send('second');
  expect(sent).toEqual(['first@example.com', 'second@example.com']);
  expect(connections()).toBe(2);
});

test('an email fails, so that its job is retried, when the mail server cannot be reached', async () => {
  const mailer = createMailer('smtp://127.0.0.1:1', 'hello@milepost.example', 3);
  ends.push(() => mailer.close());
  await expect(
    mailer.send({ to: 'a@example.com', subject: 'a', html: '', text: '', messageId: '<a@milepost>' }),
  ).rejects.toThrow('ECONNREFUSED');
});
