type Entry = { place: string; distance: string };

/** A direction sign: what lies ahead, and how far. */
export function RoadSign({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="mx-auto w-full max-w-md">
      <div className="relative rounded-card bg-[oklch(0.42_0.095_160)] p-1.5">
        <dl className="rounded-[0.5rem] border-2 border-white px-6 py-4 font-display text-white">
          {entries.map(({ place, distance }) => (
            <div key={place} className="flex flex-wrap items-baseline justify-between gap-x-6 py-1.5">
              <dt className="text-lg font-bold">{place}</dt>
              <dd className="text-xl font-bold tabular-nums">{distance}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div aria-hidden="true" className="flex justify-between px-16">
        <span className="h-12 w-3 bg-control" />
        <span className="h-12 w-3 bg-control" />
      </div>
    </div>
  );
}
