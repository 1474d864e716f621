import type { ReactNode } from 'react';
import { fileSize } from '../../../contract/text/file-size.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { System } from '../contract.ts';

/** The last backup, whether one is overdue or the last attempt failed, and the schedule. */
export function Backups({ backups }: { backups: System['backups'] }) {
  const { last, overdueSince, failedAt, schedule } = backups;
  return (
    <Card as="section" aria-labelledby="backups">
      <h2 id="backups" className="mb-2 text-xl">
        Backups
      </h2>
      {overdueSince && (
        <Alarm title="Overdue">
          The backup due at <LocalTime format="time" iso={overdueSince} /> is missing.
          {!failedAt && (
            <>
              {' '}
              Check that a process below is running jobs, or run{' '}
              <code className="font-mono text-sm whitespace-nowrap">npm run backup</code>.
            </>
          )}
        </Alarm>
      )}
      {failedAt && (
        <Alarm title="Failed">
          The scheduled backup failed at <LocalTime format="time" iso={failedAt} />. The reason is under
          Parked jobs.
        </Alarm>
      )}
      {last ? <LastBackup last={last} /> : <p>No backup has been made yet.</p>}
      <p className="mt-3 text-ink-2">
        {schedule ? (
          <>
            Backups follow the schedule{' '}
            <code className="font-mono text-sm whitespace-nowrap">{schedule}</code> (UTC).
          </>
        ) : (
          'Backups are not scheduled. Set BACKUP_TO and BACKUP_SCHEDULE, unless your database is backed up in another way.'
        )}
      </p>
    </Card>
  );
}

const Alarm = ({ title, children }: { title: string; children: ReactNode }) => (
  <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
    <Badge tone="red">{title}</Badge>
    <span>{children}</span>
  </p>
);

const LastBackup = ({ last }: { last: NonNullable<System['backups']['last']> }) => (
  <dl className="grid gap-3 sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:gap-x-10">
    <div>
      <dt className="text-sm text-ink-2">Last backup</dt>
      <dd>
        <LocalTime format="time" iso={last.finishedAt} />
      </dd>
    </div>
    <div>
      <dt className="text-sm text-ink-2">Size</dt>
      <dd>{fileSize(last.bytes)}</dd>
    </div>
    <div>
      <dt className="text-sm text-ink-2">Where</dt>
      <dd className="font-mono text-sm wrap-anywhere">{last.place}</dd>
    </div>
  </dl>
);
