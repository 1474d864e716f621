import { MarkChip } from '../../../web/checkout/choosing/mark-chip.tsx';

/** PayPal's name in its two blues. */
export default function PayPalMark() {
  return (
    <MarkChip width={60}>
      <text x="30" y="17" textAnchor="middle" fontSize="14.5" fontWeight="800" fontStyle="italic">
        <tspan fill="#003087">Pay</tspan>
        <tspan fill="#0070e0">Pal</tspan>
      </text>
    </MarkChip>
  );
}
