import type { Category } from '../../contract/constants.ts';

/** Strokes on a square of 32, and what of it is amber. */
type Drawing = { strokes: string; amber: string };

const diamondAt = (x: number, y: number, half = 3) =>
  `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`;

const drawings: Record<Category, Drawing> = {
  'Strategic Leadership': {
    strokes: 'M3 27 12 13l5 8 4-6 8 12zM12 13V4',
    amber: 'M12 3.5h9l-2.5 3 2.5 3h-9z',
  },
  'Business Analysis': {
    strokes: 'M5 27v-8M11 27V13M17 27v-4M27 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM25.5 14.5 29 18',
    amber: diamondAt(21, 10),
  },
  'Organizational Change Management': {
    strokes: 'M5 14a11 11 0 0 1 20-4M25 4v6.5h-6.5M27 18a11 11 0 0 1-20 4M7 28v-6.5h6.5',
    amber: diamondAt(16, 16),
  },
  'Leadership & Team Management': {
    strokes:
      'M16 11v5M7 21v-5h18v5M16 16v5M7 21l3.5 3.5L7 28l-3.5-3.5zM16 21l3.5 3.5L16 28l-3.5-3.5zM25 21l3.5 3.5L25 28l-3.5-3.5z',
    amber: diamondAt(16, 7, 4),
  },
  'Strategic Management': {
    strokes: 'M28 16a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM16 4v3M16 25v3M4 16h3M25 16h3',
    amber: 'M21 11l-3 7-7 3 3-7z',
  },
  'Data Analysis for Project Managers': { strokes: 'M4 4v24h24M9 22l5-7 5 4 6-9', amber: diamondAt(25.5, 9) },
  'Agile & Scrum Master': {
    strokes: 'M3 26h12a9 9 0 1 0-8-5M22 26h6M25.5 23l3 3-3 3',
    amber: diamondAt(15, 26),
  },
  'Lean Six Sigma (Yellow/Green Belt)': {
    strokes: 'M3 26c7 0 7-18 13-18s6 18 13 18zM9.5 26v-4M22.5 26v-4M16 26v-9',
    amber: diamondAt(16, 8),
  },
  'Risk Management': { strokes: 'M16 4 29 27H3zM16 12v7', amber: diamondAt(16, 23, 2.2) },
  'PM Tools & Systems Training': {
    strokes: 'M4 6h24v20H4zM4 12h24M8 17h9M12 21.5h8',
    amber: diamondAt(23.5, 21.5, 2.6),
  },
  'Project Portfolio Management (PPM)': {
    strokes: 'M5 5h9v9H5zM18 5h9v9h-9zM5 18h9v9H5zM18 18h9v9h-9z',
    amber: diamondAt(22.5, 9.5),
  },
  'Digital Transformation Strategy': {
    strokes: 'M5 5h8v8H5zM19 19h8v8h-8zM13 9h5a5 5 0 0 1 5 5v5M9 13v5a5 5 0 0 0 5 5h5',
    amber: diamondAt(23, 7),
  },
  'AI for Project Managers': {
    strokes: 'M14 4c1 8 3 10 11 11-8 1-10 3-11 11-1-8-3-10-11-11 8-1 10-3 11-11z',
    amber: diamondAt(25, 25, 3.5),
  },
  'IT Service Management (ITIL)': {
    strokes: 'M16 4 29 10.5 16 17 3 10.5zM3 16.5 16 23l13-6.5M3 22 16 28.5 29 22',
    amber: diamondAt(16, 10.5),
  },
  'Project Management Office': {
    strokes: 'M16 29V4M16 6h9l3.5 3.5L25 13h-9M16 16H8l-3.5 3.5L8 23h8',
    amber: diamondAt(21, 9.5, 2),
  },
  'The PMO Bundle': {
    strokes: 'M4 10 16 4l12 6v12l-12 6-12-6zM4 10l12 6 12-6M16 16v12',
    amber: diamondAt(22, 19.5, 2.6),
  },
};

/** A sign of the trade for each category. Decorative: the name stands beside it. */
export function CategoryIcon({ category }: { category: Category }) {
  const { strokes, amber } = drawings[category];
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <path
        d={strokes}
        fill="none"
        stroke="var(--color-green)"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={amber} fill="var(--color-amber)" />
    </svg>
  );
}
