import { execFileSync } from 'node:child_process';

/** Debian installs servers in `/usr/sbin`, which is not in every user's PATH. */
export const serverEnvironment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether a server's program is installed here; otherwise says once which Debian package has it. */
export function isInstalled(program: string, versionOption: string, debianPackage: string): boolean {
  try {
    execFileSync(program, [versionOption], { env: serverEnvironment, stdio: 'ignore' });
    return true;
  } catch {
    console.warn(`Skipped: ${program} is not installed. On Debian: apt-get install ${debianPackage}`);
    return false;
  }
}
