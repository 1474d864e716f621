import { afterAll, beforeAll, describe, test } from 'vitest';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const tries = 30;
/** Milliseconds by which two medians may differ: what the work for a known address takes is several times this. */
const noise = 4;

const endpoints = [
  ['POST /register', (email: string) => ({ name: 'Ada', email, password: 'abcdef' })],
  ['POST /user/forget-password', (email: string) => ({ email })],
  ['POST /user/verify-email', (email: string) => ({ email })],
] as const;

describe.concurrent.each(endpoints)('%s', (line, bodyFor) => {
  async function ask(email: string) {
    const begun = performance.now();
    const { status, body } = await request(product, line, { body: bodyFor(email) });
    return { answer: { status, body }, milliseconds: performance.now() - begun };
  }

  test('answers a known and an unknown address alike, in what it says and in how long it takes', async ({
    expect,
  }) => {
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    for (let round = 0; round < tries; round += 1) {
      const { email } = await makePerson(product.ctx);
      const pair = [
        async () => ({ times: known, ...(await ask(email)) }),
        async () => ({ times: unknown, ...(await ask(`nobody-${round}-${email}`)) }),
      ];
      for (const one of round % 2 ? pair : pair.toReversed()) {
        const { times, answer, milliseconds } = await one();
        times.push(milliseconds);
        answers.add(JSON.stringify(answer));
      }
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('"status":200');
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(noise);
  });
});

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
