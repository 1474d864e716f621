import { defineList } from '../../../lib/list/define-list.ts';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { ParkedJobList } from '../contract.ts';
import { JobActions } from './job-actions.tsx';
import { jobTitle } from './job-title.ts';

/** Jobs that have failed for the last time. */
export const parkedJobs = defineList({
  rows: (list: ParkedJobList) => list.jobs,
  caption: 'Parked jobs',
  things: 'parked jobs',
  thing: 'parked job',
  columns: [
    {
      key: 'job',
      header: 'Job',
      cell: ({ name, _id }) => (
        <span className="block min-w-32">
          <span className="block font-semibold">{jobTitle(name)}</span>
          <span className="block font-mono text-xs text-ink-2">{_id}</span>
        </span>
      ),
    },
    {
      key: 'error',
      header: 'Last error',
      cell: ({ error }) => <span className="block max-w-96 min-w-28 wrap-anywhere">{error}</span>,
    },
    { key: 'attempts', header: 'Attempts', cell: ({ attempts }) => attempts },
    {
      key: 'failed',
      header: 'Last attempt',
      cell: ({ failedAt }) => <LocalTime format="time" iso={failedAt} />,
    },
  ],
  rowActions: (job) => <JobActions job={job} />,
  empty: 'No parked jobs',
});
