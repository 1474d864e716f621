import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { instructors } from '../../../demo/catalogue/index.ts';
import { DEMO_PASSWORD, learners, mainAccounts } from '../../../demo/people.ts';
import { fillDemo, isEmpty, resetDemo } from '../../../demo/seed.ts';
import { payDemoInstructors } from '../../../demo/seeding/buying/pay-instructors.ts';
import { findUnpaidAt, payDemoOrders } from '../../../demo/seeding/buying/pay-orders.ts';
import { reportDemoFees } from '../../../demo/seeding/buying/report-fees.ts';
import { passwordMatches } from '../../features/accounts/index.server.ts';
import { checkLedger, releaseEarnings } from '../../features/ledger/index.server.ts';
import { catchUpLedger } from '../../features/payments/index.server.ts';
import type { Context } from '../../platform/context.ts';
import { StartupError } from '../../platform/failures/startup-error.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { openPlatform } from '../platform.ts';
import type { RunOptions } from '../run-options.ts';
import { sandboxAt, withSandbox } from '../sandbox.ts';

type Sandbox = { url: string; smtpUrl: string };

/**
 * Seeds the demo data and pays its orders in a child process, so that provider SDKs and image libraries don't stay in
 * the server's memory.
 * @throws StartupError when seeding fails
 */
export async function prepareDemo(ctx: Context, sandbox: Sandbox, { vite }: RunOptions): Promise<void> {
  const isReady = !(await isEmpty(ctx.db)) && (await findUnpaidAt(ctx, sandbox.url)).length === 0;
  if (isReady) return;
  // Development has no built program to start.
  if (vite) return fillAndPay(ctx, sandbox.url);
  const program = [process.argv[1] ?? '', 'fill-demo', sandbox.url, sandbox.smtpUrl];
  const [code] = await once(
    spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] }),
    'exit',
  );
  if (code !== 0) throw new StartupError('The demo data could not be loaded. See the reason above.');
}

/**
 * Replaces everything in the database with the demo. If the product is running, its sandbox learns of the payments
 * immediately, otherwise at the next start.
 * @throws StartupError without the sandbox
 */
export async function demoReset(initialSettings: Settings): Promise<void> {
  if (!initialSettings.sandbox) throw new StartupError('The demo can be reset only while the sandbox is on.');
  const sandbox = sandboxAt(initialSettings.sandbox);
  const { ctx, close } = await openPlatform(withSandbox(initialSettings, sandbox));
  try {
    await resetDemo(ctx);
    await addEarnings(ctx);
    const isRunning = await fetch(`${sandbox.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isRunning) await payDemoOrders(ctx, sandbox.url);
    process.stdout.write('The demo has been reset.\n');
  } finally {
    await close();
  }
}

/** Loads the demo data into a product whose sandbox is running at these URLs. */
export async function fillDemoFor(
  initialSettings: Settings,
  [url = '', smtpUrl = '']: string[],
): Promise<void> {
  const { ctx, close } = await openPlatform(withSandbox(initialSettings, { url, smtpUrl }));
  try {
    await fillAndPay(ctx, url);
  } finally {
    await close();
  }
}

async function fillAndPay(ctx: Context, sandboxUrl: string): Promise<void> {
  await fillDemo(ctx);
  await addEarnings(ctx);
  await payDemoOrders(ctx, sandboxUrl);
}

/** The demo's orders are inserted directly; this adds the earnings of their sales to the ledger. */
async function addEarnings(ctx: Context): Promise<void> {
  await catchUpLedger(ctx, ({ completedAt }) => completedAt ?? ctx.clock());
  await reportDemoFees(ctx);
  await payDemoInstructors(ctx);
  await releaseEarnings(ctx);
  await checkLedger(ctx);
}

/**
 * Refuses to serve the public while an active demo account has the demo password, which is in the README. Demo accounts
 * exist if the product has ever run on this database with the sandbox on.
 * @throws StartupError
 */
export async function refuseDemoAccounts({ db }: Pick<Context, 'db'>): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('email', 'in', demoAddresses)
    .where('isActive', '=', true)
    .execute();
  const open = await Promise.all(
    people.map(({ passwordHash }) => passwordMatches(DEMO_PASSWORD, passwordHash)),
  );
  const [first] = people.filter((_person, index) => open[index]);
  if (first)
    throw new StartupError(
      `The database contains the demo accounts, whose password is public (${first.email}). Use an empty database, or start with SANDBOX=on.`,
    );
}

const demoAddresses = [...mainAccounts, ...learners, ...instructors].map(({ email }) => email);
