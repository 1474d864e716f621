import { z } from '@hono/zod-openapi';
import { listOf } from '../../../../contract/api/responses.ts';
import { listQuery } from '../../../../contract/lists.ts';
import { isVisible } from '../../../../contract/text/input/text-rules.ts';
import { typedLine } from '../../../../contract/text/input/typed-text.ts';
import { asHttps, isPublicLink } from '../../../../contract/urls/links.ts';
import { date, Scheme } from '../../contract.ts';
import { hasTwoDecimals } from '../../rules/hundredths.ts';

export const schemeLimits = { name: 100, source: 300, url: 300, parts: 50 } as const;

const schemeStates = ['unconfirmed', 'confirmed'] as const;

export const SchemeParams = z.object({ key: z.string().min(1).max(60) });
export const SchemeQuery = z.object({ ...listQuery, state: z.enum(schemeStates).optional() });
export type SchemeQuery = z.output<typeof SchemeQuery>;

/** A version of a scheme as administrators see it. */
export const SchemeVersion = Scheme.extend({
  _id: z.string(),
  /** The administrator who confirmed it; null if nobody has, or their account is gone. */
  checkedBy: z.string().nullable(),
  /** Null for the rules that Milepost came with. */
  createdAt: z.string().nullable(),
  createdBy: z.string().nullable(),
  /** How many learners' certifications this version applies to. */
  holdings: z.number().int(),
}).openapi('RenewalSchemeVersion');
export type SchemeVersion = z.infer<typeof SchemeVersion>;

/** The current version of each scheme. */
export const SchemeVersionList = listOf('schemes', SchemeVersion);
/** One scheme: every version, the current one first. */
export const SchemeHistory = z.object({ versions: z.array(SchemeVersion).min(1) });

const day = date('Please enter a date, such as 2026-05-03.');
const version = z.number().int().min(1);

export const ConfirmationBody = z.object({ version, checkedOn: day }).openapi('SchemeConfirmation');
export type ConfirmationBody = z.output<typeof ConfirmationBody>;

const notANumber = 'Please enter a number, such as 7.5.';
const amount = z
  .number({ error: notANumber })
  .min(0, 'Must be at least 0.')
  .max(10_000, 'Must be at most 10,000.')
  .refine(hasTwoDecimals, 'Please use at most two decimals.');
const positive = amount.refine((value) => value > 0, 'Must be more than 0.');
const notWhole = 'Please enter a whole number of months.';
const months = z
  .number({ error: notWhole })
  .int(notWhole)
  .min(1, 'Must be at least 1 month.')
  .max(120, 'Must be at most 120 months.');

const line = (max: number, missing: string) => typedLine(max).refine(isVisible, missing);

/** The rules of the next version. Areas and groups keep their keys, which activities refer to. */
export const NewVersionBody = z
  .object({
    /** The version that was edited. */
    version,
    name: line(schemeLimits.name, 'Please enter a name.'),
    step: positive.nullable(),
    cycleMonths: months,
    total: positive,
    perYear: positive.nullable(),
    perActivity: positive.nullable(),
    perDay: positive.nullable(),
    carryOverMonths: months.nullable(),
    carryOverMaximum: positive.nullable(),
    needsReflection: z.boolean(),
    minimumActivities: z
      .number({ error: 'Please enter a whole number.' })
      .int('Please enter a whole number.')
      .min(0, 'Must be at least 0.')
      .max(100, 'Must be at most 100.'),
    areas: z
      .array(z.object({ key: z.string(), name: line(60, 'Please enter a name.'), minimum: amount }))
      .max(schemeLimits.parts),
    groups: z
      .array(
        z.object({
          key: z.string(),
          name: line(60, 'Please enter a name.'),
          minimum: amount,
          maximum: amount.nullable(),
        }),
      )
      .max(schemeLimits.parts),
    source: line(schemeLimits.source, 'Please enter the source of the rules.'),
    sourceUrl: typedLine(schemeLimits.url)
      .overwrite(asHttps)
      .refine((url) => url === '' || isPublicLink(url), 'Please enter a valid link.'),
    /** When the source was checked; null leaves the version unconfirmed. */
    checkedOn: day.nullable(),
  })
  .openapi('RenewalSchemeDraft');
export type NewVersionBody = z.output<typeof NewVersionBody>;

export const VersionMade = z.object({
  success: z.literal(true),
  message: z.string(),
  version: z.number().int(),
});
