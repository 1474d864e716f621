import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for Argon2id, which is also the library's default: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage, with Argon2id and a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const decoyHash = hashPassword('a password of no account');

/** Compares a password with a stored hash; without a hash it spends the same time and returns false. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash), password);
  return stored !== undefined && matches;
}
