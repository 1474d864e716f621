import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { fileSink } from './file-sink.ts';
import { IncompleteBody, writeBody } from './streamed-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'received-'));
const file = join(folder, 'file');
afterAll(() => rm(folder, { recursive: true }));
const mebibyte = 1024 * 1024;
const bytes = Buffer.from(Array.from({ length: 3 * mebibyte }, (_, index) => (index * 7) % 251));
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(file, { force: true });
});

type Take = (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves `take`; how it ended is in `ended`. */
async function served(take: Take) {
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => {});
  const server = createServer((incoming, response) => {
    take(incoming, response)
      .then(ended.resolve, ended.reject)
      .finally(() => response.end());
  }).listen(0);
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, ended: ended.promise };
}

const toFile = (): Take => (incoming) => writeBody(incoming, fileSink(file, { flags: 'wx' }));

function send(port: number, headers: Record<string, string | number> = {}) {
  const outgoing = request({ port, method: 'PUT', headers });
  outgoing.on('error', () => {});
  return outgoing;
}

test('a body arrives in its file byte for byte', async () => {
  const { port, ended } = await served(toFile());
  send(port).end(bytes);
  await ended;
  expect((await readFile(file)).equals(bytes)).toBe(true);
});

test('data received before the client hung up is in the file', async () => {
  const { port, ended } = await served(toFile());
  const outgoing = send(port, { 'content-length': bytes.length });
  outgoing.write(bytes.subarray(0, mebibyte));
  await expect.poll(() => readFile(file).catch(() => '')).toHaveLength(mebibyte);
  outgoing.destroy();
  await expect(ended).rejects.toMatchObject({ name: 'IncompleteBody' });
  expect((await readFile(file)).equals(bytes.subarray(0, mebibyte))).toBe(true);
});

test('a body shorter than its declared length counts as aborted', async () => {
  const { port, ended } = await served(toFile());
  const socket = connect(port);
  socket.end('PUT / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\nshort');
  await expect(ended).rejects.toBeInstanceOf(IncompleteBody);
  expect(String(await readFile(file))).toBe('short');
});

test('a body longer than its declared length is cut off at that length', async () => {
  const { port, ended } = await served(toFile());
  const socket = connect(port);
  closing.push(() => socket.destroy());
  socket.on('error', () => {});
  socket.write('PUT / HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\n\r\nshort and more');
  await ended;
  expect(String(await readFile(file))).toBe('short');
});

test('a full disk ends the body, and the connection stays open for the response', async () => {
  const { port, ended } = await served((incoming) =>
    writeBody(incoming, fileSink('/dev/full', { flags: 'r+' })),
  );
  const outgoing = send(port);
  const responded = once(outgoing, 'response');
  outgoing.end(bytes);
  await expect(ended).rejects.toMatchObject({ code: 'ENOSPC' });
  await responded;
});

test('a file continues where it stopped', async () => {
  await writeFile(file, 'begun');
  const sink = fileSink(file, { flags: 'r+', start: 5 });
  sink.end(Buffer.from(' and ended'));
  await once(sink, 'close');
  expect([String(await readFile(file)), sink.bytesWritten]).toEqual(['begun and ended', 10]);
});
