/** The route across contour lines, from the first diamond to the flag: the product's idea as a picture. */
export function RouteDrawing() {
  const contours = [60, 100, 140, 180, 220, 260];
  const milestones = [
    [70, 300],
    [170, 238],
    [262, 250],
    [352, 150],
  ] as const;
  return (
    <svg
      viewBox="0 0 480 360"
      aria-hidden="true"
      className="w-full max-w-xl justify-self-center rounded-card bg-green-tint"
    >
      <g fill="none" stroke="var(--color-green)" strokeOpacity="0.22" strokeWidth="1.5">
        {contours.map((radius) => (
          <ellipse
            key={radius}
            cx="390"
            cy="86"
            rx={radius * 1.5}
            ry={radius}
            transform="rotate(-18 390 86)"
          />
        ))}
      </g>
      <path
        d="M20 330 C60 300 60 300 70 300 S130 240 170 238 S230 262 262 250 S320 160 352 150 S410 110 418 84"
        fill="none"
        stroke="var(--color-green)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      {milestones.map(([x, y], position) => (
        <rect
          key={x}
          x={x - 12}
          y={y - 12}
          width="24"
          height="24"
          rx="3"
          transform={`rotate(45 ${x} ${y})`}
          fill={position < 3 ? 'var(--color-green)' : 'var(--color-surface)'}
          stroke="var(--color-green)"
          strokeWidth="5"
        />
      ))}
      <path d="M418 88 V30" stroke="var(--color-ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M420 30 l42 13 -42 15 z" fill="var(--color-amber)" />
    </svg>
  );
}
