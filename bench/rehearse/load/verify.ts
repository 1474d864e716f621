import type { Owner } from '../cluster/database.ts';
import { sandboxUrl } from '../cluster/ports.ts';
import type { Ledger } from './ledger.ts';

/** The losses and repetitions found, one line each. */
export type Verdict = { checked: number; lost: string[]; repeated: string[]; resent: number };

type Email = { subject: string; headers: Record<string, string> };

const welcome = /^Welcome to the Milepost newsletter/;
const receipt = /^Your receipt for /;

/** Compares what was acknowledged with the database and the mailbox. Waits up to `timeoutMs` for jobs. */
export async function verify(owner: Owner, ledger: Ledger, timeoutMs: number): Promise<Verdict> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const verdict = await compare(owner, ledger);
    if (verdict.lost.length === 0 || performance.now() > deadline) return verdict;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function compare(owner: Owner, ledger: Ledger): Promise<Verdict> {
  const verdict: Verdict = { checked: 0, lost: [], repeated: [], resent: 0 };
  await compareViewings(owner, ledger, verdict);
  await comparePurchases(owner, ledger, verdict);
  const paid = ledger.purchases.filter((purchase) => purchase.paid);
  await compareEmails(ledger.subscribed, welcome, verdict);
  await compareReceipts(
    paid.map(({ email }) => email),
    verdict,
  );
  await compareSubscribers(owner, ledger, verdict);
  return verdict;
}

async function compareViewings(owner: Owner, { viewings }: Ledger, verdict: Verdict): Promise<void> {
  const rows = await owner.query<{ user: string; position: number }>(
    `select e.user_id as user, p.position_seconds as position from lecture_progress p
     join enrolments e on e.id = p.enrolment_id where e.user_id = any($1::uuid[]) and p.lecture_id = $2`,
    [viewings.map(({ userId }) => userId), viewings[0]?.lectureId],
  );
  const stored = new Map(rows.map(({ user, position }) => [user, position]));
  for (const { userId, acknowledged, possible } of viewings) {
    if (acknowledged === undefined) continue;
    verdict.checked += 1;
    const found = stored.get(userId);
    if (found === undefined || ![acknowledged, ...possible].includes(found))
      verdict.lost.push(`progress of ${userId}: ${acknowledged} s was acknowledged, ${found} s is stored`);
  }
}

async function comparePurchases(owner: Owner, { purchases }: Ledger, verdict: Verdict): Promise<void> {
  const rows = await owner.query<{ key: string; status: string; orders: number; enrolments: number }>(
    `select o.user_id || ' ' || o.course_id as key, count(*)::int as orders,
       string_agg(o.status, ',') as status,
       (select count(*)::int from enrolments e where e.user_id = o.user_id and e.course_id = o.course_id) as enrolments
     from orders o where o.user_id = any($1::uuid[]) group by o.user_id, o.course_id`,
    [purchases.map(({ userId }) => userId)],
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  for (const { userId, courseId, paid } of purchases) {
    verdict.checked += 1;
    const key = `${userId} ${courseId}`;
    const row = found.get(key);
    if (!row) verdict.lost.push(`the order of ${key}`);
    else if (paid && (row.enrolments === 0 || !row.status.includes('completed')))
      verdict.lost.push(`the paid course of ${key}: order ${row.status}`);
    if (row && (row.orders > 1 || row.enrolments > 1))
      verdict.repeated.push(`${key}: ${row.orders} orders, ${row.enrolments} enrolments`);
  }
}

async function compareSubscribers(owner: Owner, { subscribed }: Ledger, verdict: Verdict): Promise<void> {
  const rows = await owner.query<{ email: string }>(
    'select email from newsletter_subscribers where email = any($1::text[])',
    [subscribed],
  );
  const stored = new Set(rows.map(({ email }) => email));
  verdict.checked += subscribed.length;
  for (const email of subscribed) if (!stored.has(email)) verdict.lost.push(`the subscription of ${email}`);
}

/**
 * Checks that each address has got one email with this subject. An email that is sent again after a crash has the same
 * Message-ID, and counts once.
 */
async function compareEmails(addresses: string[], subject: RegExp, verdict: Verdict): Promise<void> {
  for (const address of addresses) {
    const emails = await emailsTo(address, subject);
    count(verdict, address, emails, 1);
  }
}

/** Checks that each buyer has got one receipt for each course they paid for. */
async function compareReceipts(addresses: string[], verdict: Verdict): Promise<void> {
  for (const [address, of] of Map.groupBy(addresses, (email) => email))
    count(verdict, address, await emailsTo(address, receipt), of.length);
}

function count(verdict: Verdict, address: string, emails: Email[], wanted: number): void {
  const different = new Set(emails.map(({ headers }) => headers['message-id'])).size;
  verdict.checked += wanted;
  verdict.resent += emails.length - different;
  if (different < wanted) verdict.lost.push(`${wanted - different} missing for ${address}`);
  if (different > wanted) verdict.repeated.push(`${different - wanted} too many for ${address}`);
}

async function emailsTo(address: string, subject: RegExp): Promise<Email[]> {
  const response = await fetch(`${sandboxUrl}/mail/messages?${new URLSearchParams({ to: address })}`);
  const emails = (await response.json()) as Email[];
  return emails.filter((email) => subject.test(email.subject));
}
