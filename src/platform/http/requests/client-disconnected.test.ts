import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../../observability/logging.ts';
import { errorHandler } from '../api.ts';
import type { ApiEnv } from '../env.ts';

test('a client that leaves before its request has arrived is logged as a refusal, not as an outage', async () => {
  const logged = Promise.withResolvers<string>();
  const app = new Hono<ApiEnv>();
  app.onError(errorHandler(createLog('info', { write: logged.resolve })));
  const isReading = Promise.withResolvers<void>();
  app.post('/message', async (c) => {
    const body = c.req.text();
    isReading.resolve();
    return c.text(await body);
  });
  const listening = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    listening.resolve(port),
  );
  try {
    const client = connect(await listening.promise, '127.0.0.1');
    client.write('POST /message HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\nhalf');
    await isReading.promise;
    client.destroy();
    const line = JSON.parse(await logged.promise);
    expect(line).toMatchObject({ level: 30, code: 'request.incomplete', status: 400 });
  } finally {
    server.close();
  }
});
