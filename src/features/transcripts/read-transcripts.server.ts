import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { readText } from '../media/index.server.ts';
import { type Passage, passagesOf, passagesOfText } from './passages.ts';

export const readTranscriptsJob = { name: 'read_transcripts', payload: z.object({}) };

const batchSize = 500;

/**
 * Reads the captions and texts that have changed since they were last read. Those that cannot be read are tried again
 * after the others.
 */
export async function readTranscripts(ctx: Context): Promise<void> {
  const { rows } = await sql<{ lectureId: string }>`
    update transcripts set tried_at = ${ctx.clock()}
    where lecture_id in (
      select lecture_id from transcripts where due order by tried_at nulls first limit ${batchSize}
    ) returning lecture_id as "lectureId"`.execute(ctx.db);
  for (const { lectureId } of rows) {
    await readTranscript(ctx, lectureId).catch((error: unknown) =>
      ctx.log.warn({ err: error, lectureId }, 'captions could not be read'),
    );
  }
}

async function readTranscript(ctx: Context, lectureId: string): Promise<void> {
  const before = await sourceOf(ctx.db, lectureId);
  const passages = await passagesIn(ctx, before);
  await ctx.db.transaction().execute(async (trx) => {
    // Read again under a lock: what has changed in the meantime stays due.
    await sql`select from transcripts where lecture_id = ${lectureId} for update`.execute(trx);
    const now = await sourceOf(trx, lectureId);
    if (now?.captionsAssetId !== before?.captionsAssetId || now?.body !== before?.body) return;
    await replacePassages(trx, lectureId, passages);
    await trx.updateTable('transcripts').set({ due: false }).where('lectureId', '=', lectureId).execute();
  });
}

type Source = { captionsAssetId: string | null; body: string };

const sourceOf = (db: Context['db'] | Trx, lectureId: string): Promise<Source | undefined> =>
  db
    .selectFrom('lectures')
    .select(['captionsAssetId', 'body'])
    .where('id', '=', lectureId)
    .executeTakeFirst();

/** The passages of a lecture's captions or, without captions, of its text. */
async function passagesIn(ctx: Context, source: Source | undefined): Promise<Passage[]> {
  if (!source?.captionsAssetId) return passagesOfText(source?.body ?? '');
  const captions = await readText(ctx, source.captionsAssetId);
  return captions === null ? [] : passagesOf(captions);
}

/** The text search configuration of a course's language. Chinese has none: its words are not separated by spaces. */
const config = sql`(case c.language when 'English' then 'english' when 'Spanish' then 'spanish'
  when 'French' then 'french' when 'German' then 'german' else 'simple' end)::regconfig`;

async function replacePassages(trx: Trx, lectureId: string, passages: Passage[]): Promise<void> {
  await trx.deleteFrom('transcriptPassages').where('lectureId', '=', lectureId).execute();
  if (passages.length === 0) return;
  await sql`
    insert into transcript_passages (lecture_id, position, course_id, second, text, config)
    select l.id, p.ordinality, c.id, (p.value ->> 'second')::int, p.value ->> 'text', ${config}
    from jsonb_array_elements(${JSON.stringify(passages)}::jsonb) with ordinality p, lectures l
    join courses c on c.id = l.course_id
    where l.id = ${lectureId}`.execute(trx);
}
