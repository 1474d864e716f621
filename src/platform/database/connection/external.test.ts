import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { databaseAt, databasePrefix } from '../../../../test/harness/database-names.ts';
import { onServer } from '../../../../test/harness/test-product.ts';
import { checkExternalDatabase } from './external.ts';

const at = (name: string) => databaseAt(inject('serverUrl'), name);
const check = (url: string) => checkExternalDatabase(url, { databaseDirectUrl: undefined });

test('PostgreSQL itself is accepted, with named statements', async () => {
  expect(await check(at('postgres'))).toMatchObject({ namedStatements: true });
});

test.each([
  [
    'postgres://app:very-secret@127.0.0.1:1/milepost',
    'milepost at 127.0.0.1:1',
    'nothing is listening there.',
  ],
  ['postgres://app:very-secret@db.invalid/milepost', 'milepost at db.invalid', 'its host name is unknown.'],
])(
  'an unreachable database, %s, is refused in one sentence without its password',
  async (url, place, reason) => {
    await expect(check(url)).rejects.toThrow(
      `The database ${place} (DATABASE_URL) cannot be reached: ${reason}`,
    );
    await expect(check(url)).rejects.not.toThrow('very-secret');
  },
);

test('a database that does not exist is refused', async () => {
  await expect(check(at('nowhere'))).rejects.toThrow('there is no database with that name');
});

test('a database in another encoding is refused', async () => {
  const name = databasePrefix(inject('runId')) + randomBytes(6).toString('hex');
  await onServer(
    `create database ${name} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
  );
  await expect(check(at(name))).rejects.toThrow('The database of DATABASE_URL is encoded in SQL_ASCII: ');
  await onServer(`drop database ${name}`);
});
