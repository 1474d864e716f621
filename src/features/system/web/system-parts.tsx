import { duration, formatCount } from '../../../contract/text/time/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import { StatCard } from '../../../ui/display/stat-card.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { JobProcess, System } from '../contract.ts';

/** How many jobs and emails are waiting, are running and have failed. */
export function QueueFigures({ jobs }: { jobs: System['jobs'] }) {
  const { waiting, running, parked, emails, oldestWaitingSeconds } = jobs;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Jobs waiting"
        value={formatCount(waiting)}
        note={waiting > 0 ? `Oldest has waited ${waitOf(oldestWaitingSeconds)}` : 'None due'}
      />
      <StatCard label="Jobs running" value={formatCount(running)} />
      <StatCard
        label="Jobs parked"
        value={formatCount(parked)}
        note={parked > 0 ? 'See below' : 'None failed'}
      />
      <StatCard label="Emails to send" value={formatCount(emails)} />
    </div>
  );
}

const waitOf = (seconds: number): string =>
  seconds < 1 ? 'less than a second' : duration(Math.round(seconds));

/** The processes that run jobs. */
export function Processes({ processes }: { processes: readonly JobProcess[] }) {
  return (
    <DataTable
      caption="Processes that run jobs"
      captionShown
      columns={[
        { key: 'host', header: 'Host', cell: ({ host }) => <span className="wrap-anywhere">{host}</span> },
        { key: 'pid', header: 'Process ID', cell: ({ pid }) => <span className="font-mono">{pid}</span> },
        {
          key: 'seen',
          header: 'Last heartbeat',
          cell: ({ seenAt }) => <LocalTime format="time" iso={seenAt} />,
        },
      ]}
      rows={processes}
      rowKey={({ _id }) => _id}
      emptyMessage="No process is running jobs. Emails and payments will wait until one starts."
    />
  );
}

/** The versions of the product and of what it runs on. */
export function Versions({ versions }: { versions: System['versions'] }) {
  const rows = [
    ['Milepost', versions.product],
    ['Database schema', versions.migration],
    ['PostgreSQL', versions.postgres],
    ['Node.js', versions.node],
  ];
  return (
    <Card as="section" aria-labelledby="versions">
      <h2 id="versions" className="mb-2 text-xl">
        Versions
      </h2>
      <dl className="space-y-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
