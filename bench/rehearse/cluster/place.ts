import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseRunAs, type RunAs } from '../../../src/platform/postgres/run-as.ts';

/** The folders and passwords of a rehearsal, and the user for programs that refuse to run as root. */
export type Place = {
  /** For the test suites: with the demo's own passwords, every provider simulated, and no rate limits. */
  forTests: boolean;
  folder: string;
  logs: string;
  runAs: RunAs;
  passwords: { postgres: string; replication: string; milepost: string };
  appSecret: string;
  purgeToken: string;
  /** A new folder for a program that refuses to run as root. */
  folderFor: (name: string) => string;
  /** Writes a configuration file that those programs can read. */
  write: (name: string, content: string) => string;
};

/** A new temporary folder with new passwords. */
export async function makePlace(forTests: boolean): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-rehearsal-'));
  const runAs = await chooseRunAs();
  const give = (path: string) => {
    if (process.geteuid?.() === 0) chownSync(path, runAs.fileOwner, runAs.fileOwner);
    return path;
  };
  chmodSync(folder, 0o711);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const secret = () => randomBytes(18).toString('hex');
  return {
    forTests,
    folder,
    logs,
    runAs,
    passwords: { postgres: secret(), replication: secret(), milepost: secret() },
    appSecret: secret(),
    purgeToken: secret(),
    folderFor(name) {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      return give(path);
    },
    write(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content, { mode: 0o600 });
      return give(path);
    },
  };
}
