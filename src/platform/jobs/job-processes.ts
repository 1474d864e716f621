import type { Pool } from 'pg';

/** A process that runs jobs, and its last heartbeat. */
export type JobProcess = { id: string; host: string; pid: number; seenAt: Date };

/** The processes that run jobs. A process that has died is listed until its jobs are released. */
export async function listJobProcesses(pool: Pool): Promise<JobProcess[]> {
  // On Linux the host name is followed by the boot and the process namespace.
  const { rows } = await pool.query<JobProcess>(
    `select min(id) as id, split_part(host, '/', 1) as host, pid, max(seen_at) as "seenAt"
     from job_workers group by job_workers.host, pid, began order by 2, 3, 1`,
  );
  return rows;
}
