/** The drawing next to an offer: the route for courses, two people for coaching, a document for frameworks. */
export function OfferDrawing({ of }: { of: 'courses' | 'coaching' | 'frameworks' }) {
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true" className="h-24 w-auto self-start" fill="none">
      {drawings[of]}
    </svg>
  );
}

const rail = { stroke: 'var(--color-green)', strokeWidth: 4, strokeLinecap: 'round' } as const;
const diamond = (x: number, y: number, half: number, fill: string) => (
  <path
    d={`M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`}
    fill={fill}
    stroke="var(--color-green)"
    strokeWidth="3"
    strokeLinejoin="round"
  />
);

const drawings = {
  courses: (
    <>
      <path d="M10 58C34 58 34 36 58 36S84 14 108 14" {...rail} />
      {diamond(14, 58, 8, 'var(--color-green)')}
      {diamond(58, 36, 8, 'var(--color-green)')}
      {diamond(104, 15, 10, 'var(--color-amber)')}
    </>
  ),
  coaching: (
    <>
      <path d="M8 62H112" {...rail} />
      <circle cx="42" cy="24" r="10" fill="var(--color-green)" />
      <path d="M26 62V50a16 12 0 0 1 32 0v12z" fill="var(--color-green)" />
      <circle cx="78" cy="24" r="10" fill="var(--color-amber)" stroke="var(--color-green)" strokeWidth="3" />
      <path
        d="M62 62V50a16 12 0 0 1 32 0v12"
        fill="var(--color-amber)"
        stroke="var(--color-green)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  ),
  frameworks: (
    <>
      <rect
        x="24"
        y="8"
        width="72"
        height="56"
        rx="5"
        fill="var(--color-surface)"
        {...rail}
        strokeWidth={3}
      />
      <path d="M36 24h28M46 36h34M36 48h20" {...rail} strokeWidth={5} />
      {diamond(78, 24, 6, 'var(--color-amber)')}
      {diamond(68, 48, 6, 'var(--color-green)')}
    </>
  ),
};
