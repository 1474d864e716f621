import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Unusable } from '../../failures/finding.ts';
import { readPosition, whyNoReplica } from './positions.ts';
import { mostLagSeconds } from './replica.ts';

const retries = { attempts: 10, pauseMs: 100, connectMs: 10_000 };

/**
 * Checks that a replica of this primary can be used. It has a second to replay what the primary has written.
 * @param isOnly whether it is the only replica: of several, one may be the primary until the next failover
 * @returns a sentence about it
 * @throws Unusable, or an error of the connection
 */
export async function checkReplica(url: string, primaryUrl: string, isOnly: boolean): Promise<string> {
  return withClient(url, (replica) =>
    withClient(primaryUrl, async (primary) => {
      const main = await readPosition(primary);
      const found = await readPosition(replica);
      const wrong = whyNoReplica(found, main);
      const isPrimary = !found.isReplica && found.systemId === main.systemId;
      if (isPrimary && !isOnly) return 'It is the primary at the moment, so it is not used.';
      if (wrong) throw new Unusable(wrong);
      if (await reaches(replica, main.position)) return 'It replays the primary’s writes within a second.';
      const { sinceLastCommit } = await readPosition(replica);
      const behind = `It is ${Math.round(sinceLastCommit)} seconds behind`;
      if (sinceLastCommit > mostLagSeconds)
        throw new Unusable(
          `${behind}, so it is not used until it is at most ${mostLagSeconds} seconds behind.`,
        );
      return `${behind}.`;
    }),
  );
}

async function reaches(replica: Client, position: number): Promise<boolean> {
  for (let attempt = 0; attempt < retries.attempts; attempt += 1) {
    if ((await readPosition(replica)).position >= position) return true;
    await pause(retries.pauseMs);
  }
  return false;
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: retries.connectMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
