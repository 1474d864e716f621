import { createServer } from 'node:net';

/**
 * A loopback port that was free a moment ago, for programs that cannot choose one themselves. It is below the ports that
 * systems give to outgoing connections, so that none of those takes it in the meantime.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer()
    .once('error', () => resolve(false))
    .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  return promise;
}
