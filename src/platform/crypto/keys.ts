import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The application secret: from the settings, or generated once and stored in the data folder, so that URLs signed
 * before a restart stay valid.
 */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, 'secret');
  return (await readSecret(path)) ?? createSecret(path);
}

const readSecret = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

/**
 * The file appears together with its content: another process that starts at the same time must not read half a
 * secret, and a crash must not leave an empty one.
 */
async function createSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}`;
  try {
    const secret = randomBytes(32).toString('base64url');
    await writeFile(part, secret, { flag: 'wx', mode: 0o600, flush: true });
    // Some network disks have no hard links.
    await link(part, path).catch((error) => (hasCode(error, 'EEXIST') ? undefined : rename(part, path)));
    return await readFile(path, 'utf8');
  } finally {
    await rm(part, { force: true });
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Derives one key per purpose, so that a signature made for one purpose is invalid for another. */
export function keysFrom(secret: string): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>();
  return (purpose) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'milepost', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
}
