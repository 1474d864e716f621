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
  priceCents: number;
  discountCents: number | null;
  thumbnailAssetId: string | null;
  instructorId: string;
  instructorName: string;
  totalLectures: number;
  totalSeconds: number;
  ratingSum: number;
  ratingCount: number;
  createdAt: Date;
  updatedAt: Date;
};

const pool = new Pool({ connectionString: process.env.BENCH_DATABASE_URL });
const [page, count] = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]') as [Statement, Statement];

/** Asks for the page and the number of courses with the product's own SQL, and answers in the product's own shape. */
export async function findCourses(limit: number) {
  const [rows, counted] = await Promise.all([pool.query<Row>(page), pool.query<{ count: number }>(count)]);
  const total = counted.rows[0]?.count ?? 0;
  return {
    courses: rows.rows.map(present),
    total: Math.min(total, 1_000),
    totalIsCapped: total > 1_000,
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
    price: row.priceCents / 100,
    discountPrice: row.discountCents === null ? null : row.discountCents / 100,
    thumbnail: row.thumbnailAssetId ? { url: `/media/public/${row.thumbnailAssetId}` } : null,
    instructor: { _id: row.instructorId, name: row.instructorName },
    totalLectures: row.totalLectures,
    totalHours: row.totalSeconds / 3600,
    ratings:
      row.ratingCount === 0 ? null : { average: row.ratingSum / row.ratingCount, count: row.ratingCount },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
