import type { Pool } from 'pg';
import { categories, languages, levels } from '../../src/contract/constants.ts';
import {
  angles,
  firstNames,
  lastNames,
  openings,
  rareAngle,
  sentences,
  topics,
} from '../pages/course-texts.ts';
import { byEffort } from '../running/effort.ts';

/** The number of courses in the catalogue. */
export const courseCount = byEffort({ full: 100_000, quick: 100_000, smoke: 2_000 });
const instructorCount = 200;
const batch = 2_000;
const oneInRare = 5_000;
const day = 86_400_000;
const newest = Date.UTC(2026, 0, 1);

/** The video whose delivery is measured, and its lecture. */
export const video = {
  storageKey: 'bench/lecture.mp4',
  bytes: byEffort({ full: 64, quick: 64, smoke: 4 }) * 1024 * 1024,
  courseId: '00000000-0000-7000-8000-00000000c001',
  lectureId: '00000000-0000-7000-8000-00000000e001',
  assetId: '00000000-0000-7000-8000-00000000a001',
};

/** The same sequence of numbers from 0 to 1 on every run (mulberry32), so that runs can be compared. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = numbersFrom(20_260_101);
const below = (limit: number): number => Math.floor(random() * limit);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

/** Fills an empty, migrated database with public courses by 200 instructors, always the same, and one video. */
export async function fillCatalogue(pool: Pool): Promise<void> {
  const instructors = await addInstructors(pool);
  const thumbnails = await addThumbnails(pool, instructors[0]?.id as string);
  for (let done = 0; done < courseCount; done += batch) {
    const rows = Array.from({ length: batch }, (_, index) =>
      course(done + index, oneOf(instructors), thumbnails),
    );
    await pool.query(insertCourses, [JSON.stringify(rows)]);
  }
  await addVideo(pool);
  await pool.query('vacuum (analyze)');
}

type Person = { id: string; name: string };

async function addInstructors(pool: Pool): Promise<Person[]> {
  const names = Array.from(
    { length: instructorCount },
    (_, index) =>
      `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / firstNames.length)]}`,
  );
  const { rows } = await pool.query<Person>(
    `insert into users (email, name, role, verified_at, password_hash)
     select 'instructor' || position || '@bench.example', name, 'instructor', now(), '-'
     from unnest($1::text[]) with ordinality as given (name, position)
     returning id, name`,
    [names],
  );
  return rows;
}

/** One image per category. */
async function addThumbnails(pool: Pool, ownerId: string): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; category: string }>(
    `insert into assets (owner_id, kind, content_type, bytes, store, storage_key, original_name)
     select $1, 'image', 'image/webp', 20000, 'local', 'bench/' || position || '.webp', category
     from unnest($2::text[]) with ordinality as given (category, position)
     returning id, original_name as category`,
    [ownerId, categories],
  );
  return new Map(rows.map(({ id, category }) => [category, id]));
}

function course(index: number, instructor: Person, thumbnails: Map<string, string>) {
  const category = oneOf(categories);
  const angle = index % oneInRare === 0 ? rareAngle : oneOf(angles);
  const title = `${oneOf(openings)} ${oneOf(topics[category])} ${angle}`;
  const price = random() < 0.1 ? 0 : 900 + 100 * below(300);
  const created = new Date(newest - below(1500 * day));
  return {
    slug: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${index}`,
    instructor_id: instructor.id,
    instructor_name: instructor.name,
    title,
    subtitle: oneOf(sentences),
    description: Array.from({ length: 4 + below(4) }, () => oneOf(sentences)).join(' '),
    category,
    level: oneOf(levels),
    language: random() < 0.7 ? 'English' : oneOf(languages),
    price_cents: price,
    discount_cents: price > 0 && random() < 0.3 ? Math.floor(price / 200) * 100 : null,
    thumbnail_asset_id: thumbnails.get(category),
    total_lectures: 4 + below(40),
    total_seconds: 1800 + below(40_000),
    created_at: created,
    credits: random() < 0.155 ? credits() : null,
  };
}

/** Credits from one or more bodies, at most 11.5 from each. */
function credits() {
  const amount = 50 + 25 * below(45);
  const powerSkills = 25 * below(amount / 50);
  const areas = { 'power-skills': powerSkills, 'ways-of-working': amount - powerSkills };
  const claim = { amount, areas: {}, state: 'claimed', number: null, until: null };
  const others = { apm: 0.4, peoplecert: 0.2, 'scrum-alliance': 0.25, other: 0.12 };
  const claims = Object.entries(others).filter(([, share]) => random() < share);
  const given = Object.fromEntries(claims.map(([family]) => [family, claim]));
  return claims.length === 0 || random() < 0.6 ? { pmi: { ...claim, areas }, ...given } : given;
}

const columns = `slug text, instructor_id uuid, instructor_name text, title text, subtitle text, description text,
  category text, level text, language text, price_cents integer, discount_cents integer, thumbnail_asset_id uuid,
  total_lectures integer, total_seconds integer, created_at timestamptz, credits jsonb`;
const names = columns.replace(/ (text|uuid|integer|timestamptz|jsonb)/g, '');

const insertCourses = `
  insert into courses (${names}, updated_at, status, is_published)
  select ${names}, created_at, 'published', true from jsonb_to_recordset($1) as given (${columns})`;

/** A lecture with a free preview video, in a course at the far end of the catalogue. */
async function addVideo(pool: Pool): Promise<void> {
  const { assetId, courseId, lectureId, bytes, storageKey } = video;
  await pool.query(
    `insert into assets (id, kind, content_type, bytes, duration_seconds, store, storage_key)
     values ($1, 'video', 'video/mp4', $2, 3600, 'local', $3)`,
    [assetId, bytes, storageKey],
  );
  await pool.query(
    `insert into courses (id, slug, instructor_id, instructor_name, title, subtitle, description, category, level,
       language, price_cents, status, is_published, created_at)
     select $1, 'a-course-with-a-video', id, name, 'A Course with a Video', '', '', 'Risk Management', 'Beginner',
       'English', 4900, 'published', true, '2020-01-01'
     from users order by email limit 1`,
    [courseId],
  );
  await pool.query(
    `with section as (insert into sections (course_id, title, position) values ($1, 'One', 0) returning id)
     insert into lectures (id, course_id, section_id, title, position, is_free_preview, video_asset_id, duration_seconds)
     select $2, $1, id, 'One', 0, true, $3, 3600 from section`,
    [courseId, lectureId, assetId],
  );
}
