import { dayIn } from '../../../../contract/text/time/zoned-time.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { noSuchScheme, schemeChanged, unchangedScheme, wrongScheme } from '../../failures.server.ts';
import { hundredths } from '../../rules/hundredths.ts';
import { schemeDifferences } from '../differences.ts';
import { presentScheme, type SchemeRow } from '../schemes.server.ts';
import { rulesFaults } from './check-rules.ts';
import type { ConfirmationBody, NewVersionBody } from './shapes.ts';

const notSaved =
  'Another administrator has changed this scheme since you opened it. Your version has not been saved.';
const future = 'The date can’t be in the future.';

/**
 * Records that the source still agrees with the current version.
 * @throws 400 a future date, 404 an unknown scheme, 409 there is a newer version
 */
export async function confirmScheme(
  ctx: Context,
  actorId: string,
  key: string,
  { version, checkedOn }: ConfirmationBody,
): Promise<void> {
  checkDay(ctx, checkedOn);
  await ctx.db.transaction().execute(async (trx) => {
    const scheme = await lockCurrent(trx, key, version);
    await trx
      .updateTable('schemes')
      .set({ state: 'confirmed', checkedOn, checkedBy: actorId })
      .where('key', '=', key)
      .where('version', '=', version)
      .execute();
    await audit(
      trx,
      actorId,
      'scheme.confirmed',
      { type: 'scheme', id: key },
      { name: scheme.name, version, checkedOn },
    );
  });
}

/**
 * Adds the next version. Earlier ones still apply to the certifications that use them.
 * @returns its number
 * @throws 400 rules that can't be met, by field, or that change nothing; 404 an unknown scheme; 409 another
 * administrator was first
 */
export async function makeVersion(
  ctx: Context,
  actorId: string,
  key: string,
  { version, ...draft }: NewVersionBody,
): Promise<number> {
  if (draft.checkedOn) checkDay(ctx, draft.checkedOn);
  return ctx.db.transaction().execute(async (trx) => {
    const current = await lockCurrent(trx, key, version, notSaved);
    const groups = merged(current.groups, draft.groups);
    const areas = merged(current.areas, draft.areas);
    const fields = rulesFaults({ ...draft, areas, groups });
    const [message] = Object.values(fields);
    if (message) throw wrongScheme({ message, fields });
    const next = {
      ...current,
      name: draft.name,
      step: orNull(draft.step),
      cycleMonths: draft.cycleMonths,
      total: hundredths(draft.total),
      perYear: orNull(draft.perYear),
      perActivity: orNull(draft.perActivity),
      perDay: orNull(draft.perDay),
      carryOverMonths: draft.carryOverMonths,
      carryOverMaximum: orNull(draft.carryOverMaximum),
      needsReflection: draft.needsReflection,
      minimumActivities: draft.minimumActivities,
      areas: areas.map((area) => ({ ...area, minimum: hundredths(area.minimum) })),
      groups: groups.map((group) => ({
        ...group,
        minimum: hundredths(group.minimum),
        maximum: orNull(group.maximum),
      })),
      source: draft.source,
      sourceUrl: draft.sourceUrl || null,
      checkedOn: draft.checkedOn,
      version: version + 1,
    };
    const changes = schemeDifferences(presentScheme(current), presentScheme(next));
    const hasNewSource = next.source !== current.source || next.sourceUrl !== current.sourceUrl;
    if (changes.length === 0 && !hasNewSource) throw unchangedScheme();
    await trx
      .insertInto('schemes')
      .values({
        ...next,
        areas: JSON.stringify(next.areas),
        groups: JSON.stringify(next.groups),
        state: draft.checkedOn ? 'confirmed' : 'unconfirmed',
        checkedBy: draft.checkedOn ? actorId : null,
        createdAt: ctx.clock(),
        createdBy: actorId,
      })
      .execute();
    await audit(
      trx,
      actorId,
      'scheme.changed',
      { type: 'scheme', id: key },
      {
        name: next.name,
        version: next.version,
        changes: changes.join(' '),
      },
    );
    return next.version;
  });
}

/**
 * Locks and returns the current version: nobody else can replace it until the transaction ends.
 * @throws 404 an unknown scheme, 409 there is a newer version
 */
async function lockCurrent(trx: Trx, key: string, version: number, message?: string): Promise<SchemeRow> {
  const [first] = await trx
    .selectFrom('schemes')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version')
    .forUpdate()
    .execute();
  if (!first) throw noSuchScheme();
  const current = await trx
    .selectFrom('schemes')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  if (current.version !== version) throw schemeChanged(message ? { message } : {});
  return current;
}

function checkDay(ctx: Context, checkedOn: string): void {
  if (checkedOn > dayIn(ctx.clock(), '+14:00'))
    throw wrongScheme({ message: future, fields: { checkedOn: future } });
}

/** Applies the names and amounts of a draft to existing areas or groups. @throws 400 if it adds or removes any */
function merged<Part extends { key: string }, Change extends { key: string }>(
  parts: readonly Part[],
  drafted: readonly Change[],
): (Omit<Part, keyof Change> & Change)[] {
  const byKey = new Map(drafted.map((one) => [one.key, one]));
  if (drafted.length !== parts.length || parts.some(({ key }) => !byKey.has(key)))
    throw wrongScheme({ message: 'The areas and groups of a scheme can’t be added or removed.' });
  return parts.map((part) => ({ ...part, ...(byKey.get(part.key) as Change) }));
}

const orNull = (amount: number | null): number | null => (amount === null ? null : hundredths(amount));
