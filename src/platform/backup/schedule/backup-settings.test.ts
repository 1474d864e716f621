import { expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { recurringBackups } from './backup-job.ts';

const scheduled = (BACKUP_SCHEDULE: string) =>
  readSettings({ BACKUP_SCHEDULE, BACKUP_TO: '/backups' }).backups;

test('without settings there is no schedule and no destination', () => {
  const { backups } = readSettings({});
  expect(backups).toMatchObject({ to: undefined, schedule: undefined, keep: 14, hasAccount: false });
  expect(recurringBackups(backups)).toEqual([]);
});

test.each(['30 2 * * *', '*/15 * * * *', '0 3 * * 1,4', '5  4 1 * *'])(
  'the schedule %s is accepted',
  (pattern) => {
    expect(recurringBackups(scheduled(pattern))).toMatchObject([{ pattern, job: { name: 'back_up' } }]);
  },
);

test.each([
  'daily',
  '@daily',
  '30 2 * *',
  '61 2 * * *',
  '30 2 * * * other',
  '30 2 * * *\n* * * * * x',
  '30 2 * * * ?max=1',
])('the schedule %j is refused', (pattern) => {
  expect(() => scheduled(pattern)).toThrow(
    'BACKUP_SCHEDULE: must be five fields of a crontab, in UTC, such as 30 2 * * *',
  );
});

test('a schedule needs a destination, and a destination is a folder or a bucket', () => {
  expect(() => readSettings({ BACKUP_SCHEDULE: '30 2 * * *' })).toThrow('without BACKUP_TO');
  expect(() => readSettings({ BACKUP_TO: 'ftp://example.com/x' })).toThrow('is not a backup destination');
  expect(() => readSettings({ BACKUP_KEEP: '-1' })).toThrow(
    'BACKUP_KEEP: must be a whole number from 0 to 1000',
  );
  for (const BACKUP_TO of ['/backups', 's3://bucket', 's3://bucket/a/b'])
    expect(readSettings({ BACKUP_TO }).backups.to).toBe(BACKUP_TO);
});

test('a bucket for backups uses the S3 settings, with or without a bucket for media', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const account = { region: 'us-east-1', endpoint: undefined, keys: { id: 'id', secret: 'secret' } };
  for (const settings of [keys, { ...keys, S3_BUCKET: 'media' }])
    expect(readSettings(settings).backups).toMatchObject({ account, hasAccount: true });
  expect(readSettings({}).backups.account).toEqual({ ...account, keys: undefined });
});

test('a bucket for backups is in the region of the settings, even if nothing else is set', () => {
  const { backups } = readSettings({ S3_REGION: 'eu-central-1' });
  expect(backups.account).toEqual({ region: 'eu-central-1', endpoint: undefined, keys: undefined });
});
