import { type RawBuilder, sql } from 'kysely';
import { isId } from '../../contract/ids.ts';
import { previewLimit } from '../../contract/media/playback.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { searchQuery } from '../../platform/database/queries/full-text.ts';
import { failure } from '../../platform/failures/failure.ts';
import { closedLectures, mayStudy } from '../learning/index.server.ts';
import type { FindResult, Found } from './contract.ts';
import { spanSeconds } from './passages.ts';

const noCourse = failure('course.not_found', 404, 'Course not found');

/** How many results of each kind are shown, at most. */
const most = { passage: 40, lecture: 10, resource: 10, question: 10 };

/**
 * The parts of a course that match a search: passages of its captions, each with its second, passages of its texts, and
 * the titles of lectures, files and questions. In lectures that are not open yet, learners find only titles; visitors
 * find quotes from the part of the free preview that they may watch.
 * @throws 404 for a course the viewer may not see
 */
export async function findInCourse(
  { db, now }: { db: Db; now: Date },
  viewer: Viewer | null,
  idOrSlug: string,
  search: string,
): Promise<FindResult> {
  const row = await db
    .selectFrom('courses')
    .select(['id', 'slug', 'title', 'isPublic', 'language'])
    .where(isId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst();
  if (!row) throw noCourse();
  const isStudying = viewer !== null && (await mayStudy(db, viewer._id, row.id));
  if (!isStudying && !row.isPublic) throw noCourse();
  const course = { _id: row.id, slug: row.slug, title: row.title };
  const scope = isStudying ? 'course' : 'preview';
  if (search === '') return { course, scope, found: [] };
  const closed = isStudying ? await closedLectures(db, viewer._id, row.id, now) : [];
  const which = { courseId: row.id, search, config: configOf(row.language), closed };
  return { course, scope, found: isStudying ? await findAll(db, which) : await findInPreview(db, which) };
}

/** `config`: the text search configuration of the course's language; `closed`: lectures not open to the viewer yet. */
type Which = { courseId: string; search: string; config: RawBuilder<unknown>; closed: string[] };

async function findAll(db: Db, which: Which): Promise<Found[]> {
  const found = await Promise.all([
    passages(db, which, sql`and p.lecture_id <> all(${which.closed}::uuid[])`),
    titles(db, which),
    resources(db, which),
    questions(db, which),
  ]);
  return found.flat();
}

async function findInPreview(db: Db, which: Which): Promise<Found[]> {
  const lecture = await db
    .selectFrom('lectures')
    .select(['id', 'durationSeconds'])
    .where('courseId', '=', which.courseId)
    .where('isFreePreview', '=', true)
    .executeTakeFirst();
  if (!lecture) return [];
  const end = Math.floor(previewLimit(lecture.durationSeconds)) - spanSeconds;
  return passages(
    db,
    which,
    sql`and p.lecture_id = ${lecture.id} and (p.second is null or p.second < ${end})`,
  );
}

const configs: Record<string, string> = {
  English: 'english',
  Spanish: 'spanish',
  French: 'french',
  German: 'german',
};

const configOf = (language: string): RawBuilder<unknown> => sql`${configs[language] ?? 'simple'}::regconfig`;

const queryOf = ({ config, search }: Pick<Which, 'config' | 'search'>): RawBuilder<unknown> =>
  searchQuery(config, search);

type Row = {
  lectureId: string | null;
  title: string | null;
  second: number | null;
  threadId: string | null;
  /** The text as it is shown. */
  quoted: string;
  /** `quoted` with its matches marked, as full-text search reads it. */
  marked: string;
};

/** Marks matches with characters that no stored text has. */
const marks = { start: '\u0001', stop: '\u0002' };
const options = `StartSel=${marks.start}, StopSel=${marks.stop}, HighlightAll=true`;

function passages(db: Db, { courseId, ...words }: Which, only = sql``): Promise<Found[]> {
  return quotes(
    db,
    'passage',
    sql`
      select best.lecture_id as "lectureId", l.title, best.second, null as "threadId",
        best.text as quoted,
        ts_headline(best.config, searchable(best.text), best.query, ${options}) as marked
      from (
        select p.*, q.query from transcript_passages p, (select ${queryOf(words)} as query) q
        where p.course_id = ${courseId} and p.searched @@ q.query ${only}
        order by ts_rank(p.searched, q.query) desc, p.lecture_id, p.position
        limit ${most.passage}
      ) best
      join lectures l on l.id = best.lecture_id join sections s on s.id = l.section_id
      order by s.position, s.id, l.position, l.id, best.position`,
  );
}

function titles(db: Db, { courseId, search, config }: Which): Promise<Found[]> {
  return quotes(
    db,
    'lecture',
    sql`
      select l.id as "lectureId", l.title, null as second, null as "threadId",
        l.title as quoted,
        ts_headline(${config}, searchable(l.title), q.query, ${options}) as marked
      from lectures l join sections s on s.id = l.section_id, (select ${queryOf({ config, search })} as query) q
      where l.course_id = ${courseId} and to_tsvector(${config}, searchable(l.title)) @@ q.query
      order by s.position, s.id, l.position, l.id limit ${most.lecture}`,
  );
}

function resources(db: Db, { courseId, search, config, closed }: Which): Promise<Found[]> {
  return quotes(
    db,
    'resource',
    sql`
      select l.id as "lectureId", l.title, null as second, null as "threadId",
        r.title as quoted,
        ts_headline(${config}, searchable(r.title), q.query, ${options}) as marked
      from resources r join lectures l on l.id = r.lecture_id join sections s on s.id = l.section_id,
        (select ${queryOf({ config, search })} as query) q
      where l.course_id = ${courseId} and to_tsvector(${config}, searchable(r.title)) @@ q.query and l.id <> all(${closed}::uuid[])
      order by s.position, s.id, l.position, l.id, r.id limit ${most.resource}`,
  );
}

/** Questions are indexed as English, whatever the course's language is. */
function questions(db: Db, { courseId, search, closed }: Which): Promise<Found[]> {
  const config = configOf('English');
  return quotes(
    db,
    'question',
    sql`
      select t.lecture_id as "lectureId", l.title, t.second, t.id as "threadId",
        t.title as quoted,
        ts_headline(${config}, searchable(t.title), q.query, ${options}) as marked
      from threads t left join lectures l on l.id = t.lecture_id, (select ${queryOf({ config, search })} as query) q
      where t.course_id = ${courseId} and t.searched @@ q.query and not t.held and t.hidden_at is null
        and (t.lecture_id is null or t.lecture_id <> all(${closed}::uuid[]))
      order by ts_rank(t.searched, q.query) desc, t.id limit ${most.question}`,
  );
}

async function quotes(db: Db, kind: Found['kind'], statement: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await (statement as RawBuilder<Row>).execute(db);
  return rows.map(({ lectureId, title, second, threadId, quoted, marked }) => ({
    kind,
    lecture: lectureId ? { _id: lectureId, title: title ?? '' } : null,
    second,
    threadId,
    pieces: piecesOf(quoted, marked),
  }));
}

function piecesOf(quoted: string, marked: string): Found['pieces'] {
  const pieces = marked.split(marks.start).flatMap((part, index) => {
    const [match = '', rest = ''] = index === 0 ? ['', part] : part.split(marks.stop);
    return [
      { text: match, isMatch: true },
      { text: rest, isMatch: false },
    ].filter(({ text }) => text !== '');
  });
  return withMarksOf(quoted, pieces);
}

/**
 * Restores the typographic marks of the original, which the searched text replaces. The pieces stay as they are if their
 * length differs, because PostgreSQL leaves out what looks like markup.
 */
function withMarksOf(quoted: string, pieces: Found['pieces']): Found['pieces'] {
  const characters = [...quoted];
  if ([...pieces.map(({ text }) => text).join('')].length !== characters.length) return pieces;
  let at = 0;
  return pieces.map(({ text, isMatch }) => {
    const from = at;
    at += [...text].length;
    return { text: characters.slice(from, at).join(''), isMatch };
  });
}
