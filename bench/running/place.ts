import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byEffort } from './effort.ts';

/** The measured checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);

const suffix = byEffort({ full: '', quick: '', smoke: '-smoke' });
/**
 * Where the measurements store their database and media between runs, outside the checkout. A smoke run has its own,
 * with a small database.
 */
const home = join(tmpdir(), `milepost-bench-${process.getuid?.() ?? 0}-${checkout}${suffix}`);

/** `dataDir` is the product's; `filled` says what the database was filled with. */
export const place = {
  home,
  postgres: join(home, 'postgres'),
  dataDir: join(home, 'data'),
  filled: join(home, 'filled'),
  results: join(root, 'bench', 'results'),
};

/** Changes whenever the tables, or the code that fills them, change. */
export function fillVersion(): string {
  const migrations = readdirSync(join(root, 'migrations')).sort();
  const files = [
    ...migrations.map((name) => join('migrations', name)),
    'bench/filling/fill.ts',
    'bench/filling/fill-administration.ts',
    'bench/pages/course-texts.ts',
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
