import { sql } from 'kysely';
import {
  type CreditFamily,
  creditFamilies,
  families,
  type StoredCredits,
} from '../../../../contract/credits.ts';
import { toDollars } from '../../../../contract/money/money.ts';
import { dayIn } from '../../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { noHolding } from '../../failures.server.ts';
import { isWithin } from '../../rules/cycle.ts';
import { earnable } from '../counting/earnable.ts';
import { type Certification, readActivities } from '../read-activities.server.ts';
import { type Candidate, closeGap, type Need } from './close-gap.ts';
import type { Gap } from './shapes.ts';

/** How many courses are considered: those with the lowest price per credit. */
const mostCandidates = 500;

/**
 * What a certification still needs today in its own time zone, and the courses that cover it at the lowest price.
 * Courses that the learner is enrolled in are left out.
 * @throws 404 not the learner's
 */
export async function findGap(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  holdingId: string,
): Promise<Gap> {
  const certification = (await readActivities(db, userId)).certifications.find(
    ({ holding }) => holding.id === holdingId,
  );
  if (!certification) throw noHolding();
  const today = dayIn(clock(), certification.holding.timeZone);
  const need = needOf(certification, today);
  const by = yearOf(certification, today)?.endsOn ?? certification.holding.endsOn;
  const family = creditFamilies.find((one) => families[one].body === certification.scheme.body) ?? null;
  const offers = family && need.total > 0 ? await offersFor(db, userId, family, certification) : [];
  const chosen = closeGap(need, offers) ?? [];
  return present(
    certification,
    family,
    { ...need, by, ...earnable(certification.scheme, certification.tally, today) },
    chosen.flatMap(({ id }) => offers.find((offer) => offer.id === id) ?? []),
  );
}

type Counted = Pick<Certification, 'scheme' | 'tally'>;

/** What a course taken now can help with: everything missing except the minimums of later years. */
function needOf({ scheme, tally }: Counted, today: string): Need {
  const areas = Object.fromEntries(Object.entries(tally.areas).map(([key, { missing }]) => [key, missing]));
  if (scheme.perYear === null) return { total: tally.missing, areas };
  if (!yearOf({ scheme, tally }, today)) return { total: 0, areas };
  const later = tally.years.reduce((sum, { startsOn, missing }) => sum + (startsOn > today ? missing : 0), 0);
  return { total: earnable(scheme, tally, today).earnable - later, areas };
}

/** The current year of the cycle; undefined for a scheme without a yearly minimum. */
const yearOf = ({ scheme, tally }: Counted, today: string) =>
  scheme.perYear === null ? undefined : tally.years.find((year) => isWithin(year, today));

type Offer = Candidate & { slug: string; title: string; isVerified: boolean };

async function offersFor(
  db: Db,
  userId: string,
  family: CreditFamily,
  { scheme }: Certification,
): Promise<Offer[]> {
  const amount = sql<number>`(credits #>> ${sql.lit(`{${family},amount}`)})::integer`;
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'slug', 'title', 'chargedCents', 'credits'])
    .where('isPublic', '=', true)
    .where('credits', 'is not', null)
    .where(amount, '>=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrolments')
            .select('enrolments.id')
            .whereRef('enrolments.courseId', '=', 'courses.id')
            .where('enrolments.userId', '=', userId)
            .where('enrolments.endedAt', 'is', null),
        ),
      ),
    )
    .orderBy(sql`charged_cents::float8 / ${amount}`)
    .orderBy('id')
    .limit(mostCandidates)
    .execute();
  return rows.flatMap(({ credits, chargedCents, ...course }) => {
    const credit = credits?.[family];
    return credit ? [{ ...course, price: chargedCents, ...countedCredit(credit, scheme) }] : [];
  });
}

type Credit = NonNullable<StoredCredits[CreditFamily]>;

/** The part of a course's credit that a scheme counts, which may be less than the course gives. */
const countedCredit = ({ amount, areas, state }: Credit, { perActivity, step }: Certification['scheme']) => {
  const most = Math.min(amount, perActivity ?? amount);
  return { amount: step === null ? most : most - (most % step), areas, isVerified: state === 'verified' };
};

function present(
  { holding, scheme, tally }: Certification,
  family: string | null,
  need: Need & { by: string; earnable: number; missed: number },
  chosen: Offer[],
): Gap {
  const areasOf = (amounts: Readonly<Record<string, number>>) =>
    scheme.areas.flatMap(({ key, name }) =>
      (amounts[key] ?? 0) > 0 ? [{ key, name, amount: (amounts[key] ?? 0) / 100 }] : [],
    );
  const sumOf = (of: (offer: Offer) => number) => chosen.reduce((sum, offer) => sum + of(offer), 0);
  const sums = Object.fromEntries(
    scheme.areas.map(({ key }) => [key, sumOf(({ areas }) => areas[key] ?? 0)]),
  );
  return {
    holding: { _id: holding.id, name: scheme.name, unit: scheme.unit, endsOn: holding.endsOn },
    by: need.by,
    later: Math.max(0, need.earnable - need.total) / 100,
    missed: need.missed / 100,
    missingActivities: tally.missingActivities,
    family,
    needed: { amount: need.total / 100, areas: areasOf(need.areas) },
    courses: chosen.map(({ id, slug, title, price, amount, areas, isVerified }) => ({
      _id: id,
      slug,
      title,
      price: toDollars(price),
      amount: amount / 100,
      areas: areasOf(areas),
      isVerified,
    })),
    sum: {
      price: toDollars(sumOf(({ price }) => price)),
      amount: sumOf(({ amount }) => amount) / 100,
      areas: areasOf(sums),
    },
  };
}
