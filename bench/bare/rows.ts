import { Pool, types } from 'pg';
import type { Statement } from '../statements.ts';

const int8 = 20;
types.setTypeParser(int8, Number);

/** A row as the product's statement answers it. */
type Row = {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  category: string;
  level: string;
  language: string;
  price_cents: number;
  discount_cents: number | null;
  thumbnail_asset_id: string | null;
  instructor_id: string;
  instructor_name: string;
  total_lectures: number;
  total_seconds: number;
  rating_sum: number;
  rating_count: number;
  created_at: Date;
  updated_at: Date;
};

const pool = new Pool({ connectionString: process.env.BENCH_DATABASE_URL });
const [page, count] = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]') as [Statement, Statement];

/** Asks for the page and the number of courses with the product's own SQL, and answers in the product's own shape. */
export async function findCourses(limit: number) {
  const [rows, counted] = await Promise.all([
    pool.query<Row>(page.text, [...page.values]),
    pool.query<{ count: number }>(count.text, [...count.values]),
  ]);
  const total = counted.rows[0]?.count ?? 0;
  return {
    courses: rows.rows.map(present),
    total: Math.min(total, 10_000),
    totalIsCapped: total > 10_000,
    page: 1,
    limit,
  };
}

function present(row: Row) {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    category: row.category,
    level: row.level,
    language: row.language,
    price: row.price_cents / 100,
    discountPrice: row.discount_cents === null ? null : row.discount_cents / 100,
    thumbnail: row.thumbnail_asset_id ? { url: `/media/public/${row.thumbnail_asset_id}` } : null,
    instructor: { _id: row.instructor_id, name: row.instructor_name },
    totalLectures: row.total_lectures,
    totalHours: row.total_seconds / 3600,
    ratings:
      row.rating_count === 0 ? null : { average: row.rating_sum / row.rating_count, count: row.rating_count },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
