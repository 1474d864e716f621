import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../deploy');

/**
 * A configuration from `deploy/` with other addresses, folders and passwords, so that the rehearsal uses what operators
 * copy.
 * @throws if one of the texts to replace is not in the file
 */
export function shipped(file: string, replacements: Record<string, string>): string {
  const text = readFileSync(join(deploy, file), 'utf8');
  const missing = Object.keys(replacements).find((before) => !text.includes(before));
  if (missing !== undefined) throw new Error(`deploy/${file} no longer contains "${missing}".`);
  return Object.entries(replacements).reduce(
    (all, [before, after]) => all.replaceAll(before, () => after),
    text,
  );
}
