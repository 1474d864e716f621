import { Pool } from 'pg';
import { addresses, badge } from '../../src/features/credentials/issuing/documents.ts';
import { signBadge, signJwt } from '../../src/features/credentials/signing/sign.server.ts';
import { checkProof } from '../../src/features/credentials/verifying/check-proof.server.ts';
import { readBadge } from '../../src/features/credentials/verifying/read-badge.ts';
import { createDb } from '../../src/platform/database/database.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { cpuOfWork } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';
import { makeKeys } from './keys.ts';

const turns = byEffort({ full: 200, quick: 50, smoke: 3 });
const allowedMs = 15;
const appUrl = 'https://milepost.example';

/** The CPU time in this process that it takes to sign a badge in both forms, and to verify each form. */
export async function measureBadges({ database }: Bench): Promise<Finding[]> {
  const pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => {});
  const db = createDb(pool);
  const keys = await makeKeys(pool, addresses(appUrl).issuer);
  try {
    const sign = async () => ({
      json: JSON.stringify(await signBadge(unsigned, keys.ed25519, awardedAt)),
      jwt: await signJwt(unsigned, keys.rsa, addresses(appUrl).key(keys.rsaKid)),
    });
    const { json, jwt } = await sign();
    const verify = async (text: string) => {
      const read = readBadge(Buffer.from(text));
      if ('refused' in read) throw new Error(`The badge could not be read: ${read.refused}`);
      const proven = await checkProof({ db, settings: { appUrl } as never }, read);
      if ('refused' in proven) throw new Error(`The badge was refused: ${proven.refused}`);
    };
    return [
      finding('badge, both proofs, CPU', await cpuOfWork(sign, turns), allowedMs),
      finding('badge, verify the embedded proof, CPU', await cpuOfWork(() => verify(json), turns)),
      finding('badge, verify the JWT, CPU', await cpuOfWork(() => verify(jwt), turns)),
    ];
  } finally {
    await keys.remove();
    await db.destroy();
  }
}

const awardedAt = new Date('2026-05-03T12:00:00Z');

const unsigned = badge(appUrl, {
  number: 'MP-7K3Q-94TD',
  course: {
    kind: 'course',
    id: '0b8c5c1e-5d0f-4a52-9a4e-7a1c4b7e2d10',
    title: 'Quantitative Schedule Risk: From Three-Point Estimates to a Date That Holds',
    subtitle: 'Estimate in ranges, simulate, and say how sure you are of a date.',
    minCompletionPercentage: 100,
    exams: [],
    skills: ['Three-point estimates', 'Monte Carlo simulation', 'Contingency'],
    criteria: '',
    credits: null,
  },
  subject: '58172aac-d8ba-41ed-83dd-0b3aef56cc33',
  salt: 'c5d1b2a4',
  identityHash: `sha256$${'a'.repeat(64)}`,
  awardedAt,
  validFrom: awardedAt,
  validUntil: null,
  statusListId: 1,
  statusIndex: 4711,
  results: [],
});

const finding = (name: string, value: number, limit?: number): Finding => ({
  name,
  product: `${turns} turns`,
  limit: '',
  measured: `${value.toFixed(1)} ms`,
  required: limit === undefined ? undefined : `≤ ${limit} ms`,
  passed: limit === undefined || value <= limit,
  numbers: { value, limit },
});
