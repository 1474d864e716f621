import { Drawing } from '../display/drawing.tsx';

/** The route breaks off between two hills; the flag is on the far one. */
export function LostIllustration() {
  return (
    <Drawing>
      <path
        className="ground"
        d="M16 134c2-40 26-70 58-72 32-2 50 30 52 72ZM150 134c2-54 22-92 58-94 34-2 54 40 56 94Z"
      />
      <path
        className="contour"
        d="M38 134c2-28 18-48 37-49 19-1 30 22 31 49M174 134c2-36 14-60 35-61 20-1 30 28 32 61M60 134c1-14 8-24 16-24s13 10 14 24M194 134c1-20 7-32 16-32 8 0 13 14 14 32"
      />
      <path className="baseline" d="M4 134h272" />
      <path className="route" d="M34 116c16-2 22-22 40-22 14 0 18 8 30 12" />
      <path className="route route-missing" d="M108 108c14 6 20 22 30 20s18-14 28-20" />
      <path className="route" d="M172 104c18-8 18-30 36-40" />
      <path className="stop stop-done" d="m32 102 14 14-14 14-14-14Z" />
      <path className="stop" d="m108 96 11 11-11 11-11-11ZM170 94l11 11-11 11-11-11Z" />
      <path className="pole" d="M208 64V22" />
      <path className="flag" d="M210 22h30l-8 9 8 9h-30Z" />
    </Drawing>
  );
}
