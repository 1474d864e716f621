import { setTimeout as pause } from 'node:timers/promises';
import { promoteToAdmin } from '../../features/accounts/index.server.ts';
import { allSigningKeys, compromiseKey, type KeyInfo } from '../../features/credentials/index.server.ts';
import type { Context } from '../../platform/context.ts';
import { StartupError } from '../../platform/failures/startup-error.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { openPlatform } from '../platform.ts';

const usage =
  'Give the email of the new administrator: npm run admin -- EMAIL. For the keys of badges: npm run admin -- keys, or compromised KEY.';

/** Runs a task that operators do by hand: `EMAIL`, `keys` or `compromised KEY`. */
export async function administer(settings: Settings, [first, second]: string[]): Promise<void> {
  if (!first) throw new StartupError(usage);
  const platform = await openPlatform(settings);
  try {
    if (first === 'keys') await listKeys(platform.ctx);
    else if (first === 'compromised') await declareCompromised(platform.ctx, second);
    else await makeAdmin(platform.ctx, first);
  } finally {
    await platform.close();
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Makes the active, confirmed account with this email an administrator. This is how the first one is created in
 * production.
 */
async function makeAdmin(ctx: Context, email: string): Promise<void> {
  const made = await promoteToAdmin(ctx, email.trim().toLowerCase());
  if (!made) throw new StartupError(`There is no active account with the confirmed email ${email}.`);
  say(`${email} is now an administrator.`);
}

async function listKeys(ctx: Context): Promise<void> {
  const keys = await allSigningKeys(ctx.db);
  if (keys.length === 0) say('There are no keys yet. They are created when the first badge is issued.');
  for (const key of keys)
    say(`${key.kid}  ${key.kind}  since ${key.createdAt.toISOString()}  ${stateOf(key)}`);
}

const stateOf = ({ retiredAt, compromisedAt, ...progress }: KeyInfo): string => {
  if (compromisedAt) return `compromised on ${compromisedAt.toISOString()}, ${progressText(progress)}`;
  return retiredAt ? 'retired; what it signed stays genuine' : 'in use';
};

const progressText = ({ done, total, finishedAt }: Pick<KeyInfo, 'done' | 'total' | 'finishedAt'>): string =>
  `${done ?? 0} of ${total ?? 0} credentials signed again${finishedAt ? ', finished' : ''}`;

/** Declares a key compromised and shows the progress of the workers. Repeating the command only shows the progress. */
async function declareCompromised(ctx: Context, kid: string | undefined): Promise<void> {
  const key = (await allSigningKeys(ctx.db)).find((one) => one.kid === kid);
  if (!kid || !key)
    throw new StartupError('There is no such key. To list the keys, run npm run admin -- keys.');
  if (await compromiseKey(ctx, kid))
    say(
      'This key is no longer accepted, and a new one has replaced it. The workers are signing everything again.',
    );
  say('You can press Ctrl-C at any time; the workers will continue.');
  for (let shown = ''; ; ) {
    const now = (await allSigningKeys(ctx.db)).find((one) => one.kid === kid);
    if (!now) return;
    const text = progressText(now);
    if (text !== shown) say(text);
    if (now.finishedAt) return;
    shown = text;
    await pause(1000);
  }
}
