import type { AddressInfo, Server } from 'node:net';

/** What a server needs to report when its port cannot be used. */
type Place = { what: string; setting: string; host: string; port: number };

/**
 * Listens and returns the port (port 0: any free one). Throws an Error with one clear sentence and the system's `code`,
 * such as `EADDRINUSE`.
 */
export function listen(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, place)));
    server.listen(place.port, place.host, () => resolve((server.address() as AddressInfo).port));
  });
}

function explained(cause: NodeJS.ErrnoException, place: Place): Error {
  const address = `${place.host}:${place.port}`;
  const sentence =
    cause.code === 'EADDRINUSE'
      ? `${address} is already in use, so ${place.what} cannot start there: stop what uses it or choose another port with ${place.setting}.`
      : `${place.what} cannot listen on ${address} (${cause.message}): choose another port with ${place.setting}.`;
  return Object.assign(new Error(capitalised(sentence), { cause }), { code: cause.code });
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The URL a browser on this machine can open; a wildcard address is reached through loopback. */
export function address(scheme: 'http' | 'smtp', host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `${scheme}://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
