import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { hashPassword } from '../src/features/accounts/index.server.ts';
import { removeAllBytes, storeFile } from '../src/features/media/index.server.ts';
import type { Context } from '../src/platform/context.ts';
import type { Db, Trx } from '../src/platform/database/database.ts';
import { instructors } from './catalogue/index.ts';
import { DEMO_PASSWORD, type DemoAccount, learners, mainAccounts } from './people.ts';
import { addCompletedBundle } from './seeding/buying/seed-completed-bundle.ts';
import { addCoupons } from './seeding/buying/seed-coupons.ts';
import { addGift } from './seeding/buying/seed-gift.ts';
import { addBundles, addRefundRequests } from './seeding/buying/seed-offers.ts';
import { addOrders } from './seeding/buying/seed-orders.ts';
import { addCourses } from './seeding/seed-courses.ts';
import { addCredits } from './seeding/seed-credits.ts';
import { addExam } from './seeding/seed-exam.ts';
import { addHistory } from './seeding/seed-history.ts';
import { addNews } from './seeding/seed-news.ts';
import { addOversight } from './seeding/seed-oversight.ts';
import { addReviews } from './seeding/seed-reviews.ts';
import { addThreads } from './seeding/seed-threads.ts';
import { addVisits } from './seeding/seed-visits.ts';
import type { DemoInstructor } from './types.ts';

/** Held while the demo is loaded; a second process waits and finds it done. */
const seedLock = 7_305_115;
const day = 86_400_000;

/**
 * Fills an empty database with the demo: people, the whole catalogue and its history, in one transaction, so that an
 * interrupted start begins again. Does nothing if there is already an account.
 */
export async function fillDemo(ctx: Context): Promise<void> {
  if (!(await isEmpty(ctx.db))) return;
  await alone(ctx, async (trx) => {
    if (await isEmpty(trx)) await addEverything(trx, ctx);
  });
}

/**
 * Replaces everything in the database with the demo, or changes nothing. Jobs remove the files of the earlier data.
 */
export async function resetDemo(ctx: Context): Promise<void> {
  await alone(ctx, async (trx) => {
    // Schemes refer to the administrators who changed them, so truncating the accounts truncates the schemes too.
    await sql`create temporary table first_schemes on commit drop as
      select * from schemes where created_at is null`.execute(trx);
    await sql`update first_schemes set state = 'unconfirmed', checked_on = null, checked_by = null`.execute(
      trx,
    );
    await removeAllBytes(trx);
    await sql`truncate users, assets, courses, audit_log, webhook_events, webhook_keys, newsletter_subscribers, ledger_balances, ledger_checks cascade`.execute(
      trx,
    );
    await sql`delete from share_terms where version > 1`.execute(trx);
    await sql`insert into schemes select * from first_schemes`.execute(trx);
    await addEverything(trx, ctx);
  });
}

/** Whether there are no accounts yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return someone === undefined;
}

const alone = (ctx: Context, work: (trx: Trx) => Promise<void>) =>
  ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx);
    await work(trx);
  });

async function addEverything(trx: Trx, ctx: Context): Promise<void> {
  const media = JSON.parse(await readFile(join('demo', 'media', 'manifest.json'), 'utf8'));
  const people = await addPeople(trx, ctx);
  const courses = await addCourses(trx, ctx, people, media);
  const seeded = { people, courses, now: ctx.clock() };
  await addHistory(trx, seeded);
  await addOrders(trx, ctx, people, courses);
  await addBundles(trx, seeded);
  await addCompletedBundle(trx, seeded);
  await addCoupons(trx, people, ctx.clock());
  await addGift(ctx, trx, people);
  await addRefundRequests(trx, people, ctx.clock());
  await addReviews(trx, seeded);
  await addThreads(trx, seeded);
  await addExam(trx, seeded);
  await addNews(trx, seeded);
  await addCredits(trx, ctx, people, courses);
  await addOversight(trx, people, ctx.clock());
  await addVisits(trx, ctx.clock());
}

type DemoPerson = DemoAccount & Partial<Pick<DemoInstructor, 'expertise' | 'socialLinks'>>;

/** Ids by email address. */
async function addPeople(trx: Trx, ctx: Context): Promise<Map<string, string>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const joined = new Date(ctx.clock().getTime() - 400 * day);
  const authors: DemoPerson[] = instructors.map((instructor) => ({ ...instructor, role: 'instructor' }));
  const known = new Set(authors.map((author) => author.email));
  const others: DemoPerson[] = [...mainAccounts, ...learners].filter((person) => !known.has(person.email));
  const rows = [...authors, ...others].map((person) => ({
    email: person.email,
    name: person.name,
    role: person.role,
    bio: person.bio ?? '',
    expertise: person.expertise ?? '',
    socialLinks: JSON.stringify(person.socialLinks ?? {}),
    passwordHash,
    verifiedAt: joined,
    createdAt: joined,
  }));
  const added = await trx.insertInto('users').values(rows).returning(['id', 'email']).execute();
  for (const { id, email } of added) await addPhoto(trx, ctx, id, `${email.split('@')[0]}.webp`);
  return new Map(added.map(({ email, id }) => [email, id]));
}

/** Gives a person the portrait of this name, if one has been drawn. */
async function addPhoto(trx: Trx, ctx: Context, id: string, originalName: string): Promise<void> {
  const path = join('demo', 'media', 'faces', originalName);
  if (!existsSync(path)) return;
  const photo = await storeFile(ctx, { path, kind: 'image', ownerId: id, originalName, keep: true }, trx);
  await trx.updateTable('users').set({ photoAssetId: photo.id }).where('id', '=', id).execute();
}
