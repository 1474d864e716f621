import { MarkChip } from '../../../web/checkout/choosing/mark-chip.tsx';

/** The vertical position and width of each bar. */
const bars = [
  [5.5, 14],
  [9.1, 14],
  [12.7, 14],
  [16.3, 9],
] as const;

/** Paystack's bars and name. */
export default function PaystackMark() {
  return (
    <MarkChip width={84}>
      {bars.map(([y, width]) => (
        <rect key={y} x="8" y={y} width={width} height="2.4" rx="0.6" fill="#00c3f7" />
      ))}
      <text x="26" y="16.5" fontSize="12" fontWeight="700" fill="#011b33">
        paystack
      </text>
    </MarkChip>
  );
}
