import { connect } from 'node:net';

/** Whether something listens on this loopback port. */
export function acceptsConnections(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
  const end = (accepts: boolean) => {
    socket.destroy();
    resolve(accepts);
  };
  socket.once('connect', () => end(true));
  socket.once('error', () => end(false));
  socket.once('timeout', () => end(false));
  return promise;
}
