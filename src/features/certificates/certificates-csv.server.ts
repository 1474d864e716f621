import type { Db } from '../../platform/database/database.ts';
import { streamRows } from '../../platform/database/stream-rows.ts';
import { type CsvColumn, csvDownload } from '../../platform/http/responses/csv.ts';
import { type CertificateRow, sortedCertificates } from './certificates.server.ts';
import type { AdminFilter } from './contract.ts';

const columns: CsvColumn<CertificateRow>[] = [
  ['Number', (row) => row.number],
  ['Student', (row) => row.learnerName],
  ['Email', (row) => row.email],
  ['Course', (row) => row.courseTitle],
  ['Category', (row) => row.category],
  ['Completion (%)', (row) => row.completionPercentage],
  ['Status', (row) => row.status],
  ['Requested', (row) => row.requestedAt.toISOString()],
  ['Approved', (row) => row.approvedAt?.toISOString() ?? null],
  ['Rejected', (row) => row.rejectedAt?.toISOString() ?? null],
  ['Rejection reason', (row) => row.rejectionReason],
];

/** The filtered certificates as CSV. */
export const certificatesCsv = (db: Db, filter: AdminFilter): Promise<Response> =>
  csvDownload('certificates', columns, streamRows(sortedCertificates(db, filter)));
