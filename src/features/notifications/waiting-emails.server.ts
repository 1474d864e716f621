import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../platform/context.ts';
import { countJobs } from '../../platform/jobs/queue-figures.ts';
import { sharedRead } from '../../platform/observability/metrics/shared-read.ts';
import { sendEmailJob, sendSealedEmailJob } from './queue-email.server.ts';

/** The number of emails that have not been sent and will still be tried. */
export const countWaitingEmails = ({ pool }: Pick<Context, 'pool'>): Promise<number> =>
  countJobs(pool, [sendEmailJob.name, sendSealedEmailJob.name]);

/** Adds a gauge for the number of waiting emails. NaN if the database does not respond. */
export function measureEmails(registry: Registry, ctx: Pick<Context, 'pool'>): void {
  const read = sharedRead(() => countWaitingEmails(ctx), NaN);
  new Gauge({
    name: 'emails_waiting',
    help: 'Emails that have not been sent and will still be tried',
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
