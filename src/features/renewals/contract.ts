import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { listQuery } from '../../contract/lists.ts';
import { isVisible } from '../../contract/text/input/text-rules.ts';
import { typedLine, typedText } from '../../contract/text/input/typed-text.ts';
import { isTimeZone } from '../../contract/text/time/zoned-time.ts';
import { reasons } from './activities/counting/activity.ts';
import { hasTwoDecimals } from './rules/hundredths.ts';

export const renewalLimits = {
  holdings: 20,
  /** Per activity, which can be split between the groups of each certification. */
  allocations: 100,
  /** Per learner. */
  entries: 2000,
  title: 200,
  provider: 100,
  url: 300,
  number: 50,
  reflection: 2000,
} as const;

const line = (max: number) => typedLine(max, { missing: 'Please enter some text.' });

const requiredLine = (max: number, missing: string) => line(max).refine(isVisible, missing);

/** Earlier dates are refused: no certification is older, and PostgreSQL has no year 0. */
const earliest = '1980-01-01';

/** A day of 1980 or later. @param missing the message if there is none */
export const date = (missing: string) =>
  z.iso.date({ error: missing }).refine((day) => day >= earliest, 'Please check the year.');

export const HoldingParams = z.object({ id: z.uuid('Certification not found') });
export const SwitchBody = z.object({ version: z.number().int().min(1) }).openapi('SchemeSwitch');
export const EntryParams = z.object({ id: z.uuid('Activity not found') });

export const HoldingBody = z
  .object({
    scheme: z.string({ error: 'Please choose a certification.' }).min(1, 'Please choose a certification.'),
    earnedOn: date('Please enter the date on which you earned it.'),
    number: line(renewalLimits.number).default(''),
    /** Determines the day on which a course was completed. */
    timeZone: z.string().max(60).refine(isTimeZone, 'Please use a known time zone.').default('UTC'),
  })
  .openapi('HoldingDraft');
export type HoldingBody = z.output<typeof HoldingBody>;

/** Hours with at most two decimals. */
const hours = z
  .number({ error: 'Please enter the hours as a number, such as 1.5.' })
  .min(0, 'The hours must be at least 0.')
  .max(20_000, 'Please enter fewer hours.')
  .refine(hasTwoDecimals, 'Please use at most two decimals.');

const Allocation = z.object({
  holding: z.uuid('Please choose one of your certifications.'),
  /** The key of one of the scheme's groups. An activity can be split between several of them, once each. */
  group: z.string().max(60),
  /** Hours by the keys of the scheme's areas. They add up to the hours assigned to the group. */
  areas: z.record(z.string().max(60), hours).default({}),
  /** The hours of the activity that are assigned to this group; null for all of them. */
  hours: hours
    .refine((value) => value > 0, 'Please enter more than 0 hours.')
    .nullable()
    .default(null),
  reportedOn: date('Please enter a date, such as 2026-05-03.').nullable().default(null),
});
export type Allocation = z.output<typeof Allocation>;

export const EntryBody = z
  .object({
    /** Chosen by the sender, so that a new activity sent twice is added once. */
    id: z.uuid('This activity has no valid id.').optional(),
    title: requiredLine(renewalLimits.title, 'Please enter a title.'),
    provider: requiredLine(renewalLimits.provider, 'Please enter the provider.'),
    /** A link to a public page, or to a page of the product; empty if there is none. */
    url: line(renewalLimits.url).default(''),
    startsOn: date('Please enter the first day.'),
    endsOn: date('Please enter the last day.'),
    hours: hours.refine((value) => value > 0, 'Please enter more than 0 hours.'),
    reflection: typedText(renewalLimits.reflection).default(''),
    allocations: z.array(Allocation).max(renewalLimits.allocations).default([]),
  })
  .openapi('CreditEntryDraft');
export type EntryBody = z.output<typeof EntryBody>;

/** Names one part of an activity in field names: the certification's id, numbered from the second part on. */
export const partName = (holding: string, index: number): string =>
  index === 0 ? holding : `${holding}.${index + 1}`;

const Amount = z.object({ key: z.string(), name: z.string(), counted: z.number(), missing: z.number() });

/** One version of the rules for renewing a certification. Amounts are in the scheme's unit; one hour is one unit. */
export const Scheme = z
  .object({
    key: z.string(),
    version: z.number().int(),
    body: z.string(),
    name: z.string(),
    unit: z.string(),
    step: z.number().nullable(),
    cycleMonths: z.number().int(),
    total: z.number(),
    /** The minimum in each year of a cycle. */
    perYear: z.number().nullable(),
    perActivity: z.number().nullable(),
    perDay: z.number().nullable(),
    /** Surplus earned in this many months before a cycle ends carries over; null if none does, or it is unknown. */
    carryOverMonths: z.number().int().nullable(),
    carryOverMaximum: z.number().nullable(),
    needsReflection: z.boolean(),
    minimumActivities: z.number().int(),
    areas: z.array(z.object({ key: z.string(), name: z.string(), minimum: z.number() })),
    groups: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        within: z.string().nullable(),
        minimum: z.number(),
        maximum: z.number().nullable(),
        hasAreas: z.boolean(),
      }),
    ),
    source: z.string(),
    sourceUrl: z.string().nullable(),
    /** Null until an administrator has confirmed the rules. */
    checkedOn: z.string().nullable(),
  })
  .openapi('RenewalScheme');
export type Scheme = z.infer<typeof Scheme>;

/** Every scheme's current version, sorted by body and name. */
export const SchemeList = listOf('schemes', Scheme);

/** A certification that you hold, with what counts in its cycle. Amounts are in the scheme's unit. */
export const Holding = z
  .object({
    _id: z.string(),
    scheme: Scheme,
    number: z.string(),
    earnedOn: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    timeZone: z.string(),
    /** The current rules, if the certification still uses older ones. */
    newer: z.union([Scheme, z.null()]),
    counted: z.number(),
    /** The least that is still needed to meet the total and every minimum. */
    missing: z.number(),
    /** The part of `missing` that can still be earned. A past year's shortfall cannot. */
    earnable: z.number(),
    /** The amount that carries over into the next cycle. */
    carried: z.number(),
    /** The amount that carried over from the previous cycle; `counted` includes it. */
    carriedIn: z.number(),
    /** Whether its next cycle has been started. */
    hasNext: z.boolean(),
    missingActivities: z.number().int(),
    areas: z.array(Amount),
    groups: z.array(Amount),
    years: z.array(
      z.object({ startsOn: z.string(), endsOn: z.string(), counted: z.number(), missing: z.number() }),
    ),
  })
  .openapi('Holding');
export type Holding = z.infer<typeof Holding>;
export const HoldingList = listOf('holdings', Holding);

/** An activity, and what it counts for in each certification. */
export const Entry = z
  .object({
    _id: z.string(),
    /** Null if the learner entered it. */
    courseId: z.string().nullable(),
    title: z.string(),
    provider: z.string(),
    url: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    hours: z.number(),
    reflection: z.string(),
    allocations: z.array(
      z.object({
        holding: z.string(),
        name: z.string(),
        unit: z.string(),
        group: z.string(),
        groupName: z.string(),
        areas: z.record(z.string(), z.number()),
        /** The hours of the activity that are assigned to this group. */
        hours: z.number(),
        reportedOn: z.string().nullable(),
        counted: z.number(),
        /** Why some or all of it does not count. */
        reason: z.enum(reasons).nullable(),
      }),
    ),
  })
  .openapi('CreditEntry');
export type Entry = z.infer<typeof Entry>;

export const EntryQuery = z.object(listQuery);
export type EntryQuery = z.output<typeof EntryQuery>;
export const EntryFilter = EntryQuery.pick({ search: true });
/** Newest first. */
export const EntryList = listOf('entries', Entry);

export const HoldingAdded = z.object({
  success: z.literal(true),
  message: z.string(),
  holding: z.object({ _id: z.string() }),
});
export const EntrySaved = z.object({
  success: z.literal(true),
  message: z.string(),
  entry: z.object({ _id: z.string() }),
});
export const EntryFound = z.object({ entry: Entry });
export const Csv = z.string();
