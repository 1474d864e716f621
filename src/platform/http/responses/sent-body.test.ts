import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { FileSink } from './file-sink.ts';
import { CutOff, pour } from './sent-body.ts';

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

type Take = (incoming: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** Serves `take`; how it ended is in `ended`. */
async function served(take: Take) {
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => {});
  const server = createServer((incoming, answer) => {
    take(incoming, answer)
      .then(ended.resolve, ended.reject)
      .finally(() => answer.end());
  }).listen(0);
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, ended: ended.promise };
}

const toFile =
  (limits?: Parameters<typeof pour>[2]): Take =>
  (incoming) =>
    pour(incoming, new FileSink(file, { flags: 'wx' }), limits);

function send(port: number, headers: Record<string, string | number> = {}) {
  const outgoing = request({ port, method: 'PUT', headers });
  outgoing.on('error', () => {});
  return outgoing;
}

test('a body arrives in its file byte for byte, and its memory is given back', async () => {
  const seen: ArrayBufferLike[] = [];
  const { port, ended } = await served((incoming, answer) => {
    incoming.prependListener('data', (piece: Buffer) => seen.push(piece.buffer));
    incoming.pause();
    return toFile()(incoming, answer);
  });
  send(port).end(bytes);
  await ended;
  expect((await readFile(file)).equals(bytes)).toBe(true);
  expect(seen.length).toBeGreaterThan(10);
  // The last piece is left to the garbage collector: another might have followed in the same memory.
  expect(seen.slice(0, -1).filter(({ byteLength }) => byteLength > 0)).toEqual([]);
});

test('what arrived before the sender hung up is in the file', async () => {
  const { port, ended } = await served(toFile());
  const outgoing = send(port, { 'content-length': bytes.length });
  outgoing.write(bytes.subarray(0, mebibyte));
  await expect.poll(() => readFile(file).catch(() => '')).toHaveLength(mebibyte);
  outgoing.destroy();
  await expect(ended).rejects.toMatchObject({ name: 'CutOff', reason: 'left' });
  expect((await readFile(file)).equals(bytes.subarray(0, mebibyte))).toBe(true);
});

test('a length that promises more than is sent is a sender that left', async () => {
  const { port, ended } = await served(toFile());
  const socket = connect(port);
  socket.end('PUT / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\nshort');
  await expect(ended).rejects.toBeInstanceOf(CutOff);
  expect(String(await readFile(file))).toBe('short');
});

test('a length that promises less than is sent ends the body there', async () => {
  const { port, ended } = await served(toFile());
  const socket = connect(port);
  closing.push(() => socket.destroy());
  socket.on('error', () => {});
  socket.write('PUT / HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\n\r\nshort and more');
  await ended;
  expect(String(await readFile(file))).toBe('short');
});

test('no more goes in than may; the sender can still be told', async () => {
  const { port, ended } = await served(toFile({ most: mebibyte }));
  const outgoing = send(port);
  const answered = once(outgoing, 'response');
  outgoing.write(bytes);
  await expect(ended).rejects.toMatchObject({ reason: 'too long' });
  expect((await readFile(file)).length).toBeLessThanOrEqual(mebibyte);
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  outgoing.destroy();
});

test('it can be stopped, and what has arrived by then stays', async () => {
  const stopping = new AbortController();
  const { port, ended } = await served(toFile({ stop: stopping.signal }));
  const outgoing = send(port);
  outgoing.write(bytes.subarray(0, 1000));
  await expect.poll(() => readFile(file).catch(() => '')).toHaveLength(1000);
  stopping.abort();
  await expect(ended).rejects.toMatchObject({ reason: 'stopped' });
  expect((await readFile(file)).length).toBe(1000);
  outgoing.destroy();
});

test('a full disk is said so, and the connection stays for the answer', async () => {
  const { port, ended } = await served((incoming) =>
    pour(incoming, new FileSink('/dev/full', { flags: 'r+' })),
  );
  const outgoing = send(port);
  const answered = once(outgoing, 'response');
  outgoing.end(bytes);
  await expect(ended).rejects.toMatchObject({ status: 503, code: 'media.no_room' });
  await answered;
});

test('a file goes on where it stopped', async () => {
  await writeFile(file, 'begun');
  const sink = new FileSink(file, { flags: 'r+', start: 5 });
  sink.end(Buffer.from(' and ended'));
  await once(sink, 'close');
  expect([String(await readFile(file)), sink.bytesWritten]).toEqual(['begun and ended', 10]);
});
