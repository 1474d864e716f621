import { providerEnvironments } from '../../features/payments/index.server.ts';
import { checkServices } from '../../features/system/index.server.ts';
import { type Finding, find } from '../../platform/failures/finding.ts';
import { StartupError } from '../../platform/failures/startup-error.ts';
import { readSettings, type Settings } from '../../platform/settings/settings.ts';
import { checkDataDir } from './check-data-dir.ts';
import { checkDatabase } from './check-database.ts';
import { withoutSecrets } from './without-secrets.ts';

type Environment = Record<string, string | undefined>;

/**
 * Checks the settings and everything they refer to, prints one line for each finding and sets the exit code: 1 if
 * anything cannot work. Changes nothing, and does not start the embedded database or the sandbox.
 */
export async function check(env: Environment = process.env): Promise<void> {
  const findings = await findAll(env);
  for (const { part, isFine, sentence } of findings)
    process.stdout.write(`${isFine ? '✓' : '✗'} ${part}: ${withoutSecrets(oneLine(sentence), env)}\n`);
  const failed = findings.filter(({ isFine }) => !isFine).length;
  process.stdout.write(
    failed > 0 ? `\n${failed} of ${findings.length} checks failed.\n` : '\nNo problems found.\n',
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Every finding, in order of importance. Exported for tests. */
export async function findAll(env: Environment): Promise<Finding[]> {
  const settings = settingsFrom(env);
  if (settings instanceof StartupError)
    return [{ part: 'settings', isFine: false, sentence: settings.message }];
  const found = await Promise.all([
    find('settings', async () => aboutSettings(settings)),
    find('data folder', () => checkDataDir(settings.dataDir)),
    checkDatabase(settings),
    checkServices(settings),
    aboutEmailJs(settings),
  ]);
  return found.flat();
}

function settingsFrom(env: Environment): Settings | StartupError {
  try {
    return readSettings(env, providerEnvironments);
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
}

const aboutSettings = ({ appUrl, sandbox }: Settings): string =>
  sandbox
    ? `All are valid. The product is at ${appUrl}; the sandbox simulates every service that is not configured.`
    : `All are valid. The product is at ${appUrl}; the sandbox is off.`;

const aboutEmailJs = ({ emailJs }: Settings): Finding[] =>
  emailJs
    ? [
        {
          part: 'emailjs',
          isFine: true,
          sentence: 'Only browsers use it, so it cannot be checked from here.',
        },
      ]
    : [];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
