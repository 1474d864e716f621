import type { AuditSubject } from '../contract/audit-subjects.ts';
import type { Db } from './database/database.ts';

/** Records a privileged action in the transaction that performs it. `actorId` is null for the product itself. */
export async function audit(
  db: Db,
  actorId: string | null,
  action: string,
  subject: { type: AuditSubject; id: string },
  details: Record<string, unknown> = {},
): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      actorId,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      details: JSON.stringify(details),
    })
    .execute();
}
