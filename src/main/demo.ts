import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findUnpaidAt, payDemoOrders } from '../../demo/pay-orders.ts';
import { fillDemo, isEmpty } from '../../demo/seed.ts';
import type { RunOptions } from '../main.ts';
import type { Context } from '../platform/context.ts';
import type { Settings } from '../platform/settings.ts';
import { StartupError } from '../platform/startup-error.ts';
import { openPlatform } from './platform.ts';
import { withSandbox } from './sandbox.ts';

type Sandbox = { url: string; smtpUrl: string };

/**
 * Sees to it that the demo is there and paid. What that takes (every provider's library, the drawing of pictures) goes with a process of its
 * own, and does not stay with the one that serves.
 * @throws StartupError when it could not be done
 */
export async function prepareDemo(ctx: Context, sandbox: Sandbox, { vite }: RunOptions): Promise<void> {
  const isReady = !(await isEmpty(ctx)) && (await findUnpaidAt(ctx, sandbox.url)).length === 0;
  if (isReady) return;
  // In development there is no built program to start.
  if (vite) return fillAndPay(ctx, sandbox.url);
  const program = [process.argv[1] ?? '', 'fill-demo', sandbox.url, sandbox.smtpUrl];
  const [code] = await once(
    spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] }),
    'exit',
  );
  if (code !== 0) throw new StartupError('The demo could not be filled in. The reason stands above.');
}

/** Fills the demo in for a product that has just started its sandbox at these addresses. */
export async function fillDemoFor(given: Settings, [url = '', smtpUrl = '']: string[]): Promise<void> {
  const { ctx, close } = await openPlatform(withSandbox(given, { url, smtpUrl }));
  try {
    await fillAndPay(ctx, url);
  } finally {
    await close();
  }
}

async function fillAndPay(ctx: Context, sandboxUrl: string): Promise<void> {
  await fillDemo(ctx);
  await payDemoOrders(ctx, sandboxUrl);
}
