import { Pool, types } from 'pg';
import { type CardRow, presentCredits } from '../../src/features/catalogue/present-course.ts';
import type { Statement } from '../running/statements.ts';

const int8 = 20;
types.setTypeParser(int8, Number);

const pool = new Pool({ connectionString: process.env.BENCH_DATABASE_URL });
const [page, count] = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]') as [Statement, Statement];

/** Queries the page and the number of courses with the product's own SQL, and responds in the product's own shape. */
export async function findCourses(limit: number) {
  const [rows, counted] = await Promise.all([
    pool.query<CardRow>(page),
    pool.query<{ count: number }>(count),
  ]);
  const total = counted.rows[0]?.count ?? 0;
  return {
    courses: rows.rows.map(present),
    total: Math.min(total, 1_000),
    totalIsCapped: total > 1_000,
    page: 1,
    limit,
  };
}

function present(row: CardRow) {
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
    originalPrice: row.discountCents === null ? null : row.priceCents / 100,
    thumbnail: row.thumbnailAssetId ? { url: `/media/public/${row.thumbnailAssetId}` } : null,
    instructor: { _id: row.instructorId, name: row.instructorName },
    totalLectures: row.totalLectures,
    totalHours: row.totalSeconds / 3600,
    // The labels come from the product's own function, whose time therefore counts on both sides.
    credits: presentCredits(row.credits),
    ratings:
      row.ratingCount === 0 ? null : { average: row.ratingSum / row.ratingCount, count: row.ratingCount },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
