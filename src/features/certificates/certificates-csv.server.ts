import type { Db } from '../../platform/database/database.ts';
import { streamRows } from '../../platform/database/queries/stream-rows.ts';
import { type CsvColumn, csvDownload } from '../../platform/http/responses/csv.ts';
import { type CertificateRow, sortedCertificates, type ValidUntil } from './certificates.server.ts';
import type { AdminFilter } from './contract.ts';

type Line = CertificateRow & { validUntil: Date | null };

const columns: CsvColumn<Line>[] = [
  ['Number', (row) => row.number],
  ['Student', (row) => row.learnerName],
  ['Email', (row) => row.email],
  ['Course', (row) => row.courseTitle],
  ['Category', (row) => row.category],
  ['Completion (%)', (row) => row.completionPercentage],
  ['Status', (row) => row.status],
  ['Requested', (row) => row.requestedAt.toISOString()],
  ['Approved', (row) => row.approvedAt?.toISOString() ?? null],
  ['Valid until', (row) => row.validUntil?.toISOString() ?? null],
  ['Rejected', (row) => row.rejectedAt?.toISOString() ?? null],
  ['Rejection reason', (row) => row.rejectionReason],
];

/** The filtered certificates as CSV. */
export const certificatesCsv = (db: Db, filter: AdminFilter, validUntil: ValidUntil): Promise<Response> =>
  csvDownload('certificates', columns, dated(db, streamRows(sortedCertificates(db, filter)), validUntil));

async function* dated(
  db: Db,
  batches: AsyncGenerator<CertificateRow[]>,
  validUntil: ValidUntil,
): AsyncGenerator<Line[]> {
  for await (const rows of batches) {
    const dates = await validUntil(
      db,
      rows.map(({ number }) => number),
    );
    yield rows.map((row) => ({ ...row, validUntil: dates.get(row.number) ?? null }));
  }
}
