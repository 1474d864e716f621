import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The application secret: from the settings, or generated once and stored in the data folder, so that URLs signed
 * before a restart stay valid.
 */
export async function loadSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(32).toString('base64url'));
    await file.sync();
    await file.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}

/** Derives one key per purpose, so that a signature made for one purpose is invalid for another. */
export function keysFrom(secret: string): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>();
  return (purpose) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'milepost', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
}
