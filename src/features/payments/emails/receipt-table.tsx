import type { PaymentMethod } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { sellerLine } from '../../../contract/text/seller.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { colour } from '../../notifications/emails/email-styles.ts';
import { methodName } from '../web/method-name.ts';

/** The facts in a receipt besides the course, the order number and the amount. */
export type ReceiptFacts = {
  /** Dollars before the discount; null if there was none or it is not known. */
  listPrice: number | null;
  /** ISO date. */
  paidAt: string;
  method: PaymentMethod;
  buyer: string;
  /** Absent from emails queued by an earlier version. */
  isBundle?: boolean;
};

type Props = ReceiptFacts & { courseTitle: string; amount: number; orderNumber: string };

/** The items of a receipt and the facts an accountant needs, as a table. */
export function ReceiptTable({
  listPrice,
  paidAt,
  method,
  buyer,
  isBundle = false,
  courseTitle,
  amount,
  orderNumber,
}: Props) {
  const discount = listPrice === null ? 0 : listPrice - amount;
  return (
    <table
      className="e-receipt"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', margin: '20px 0', fontSize: 15, lineHeight: '22px' }}
    >
      <tbody>
        <Line label={isBundle ? 'Bundle' : 'Course'} value={courseTitle} />
        <Line
          label={discount > 0 ? 'List price' : 'Price'}
          value={formatUsd(discount > 0 && listPrice !== null ? listPrice : amount)}
        />
        {discount > 0 && <Line label="Discount" value={`−${formatUsd(discount)}`} />}
        <Line label="Total paid" value={formatUsd(amount)} strong />
        <Line label="Paid on" value={formatDate(paidAt)} />
        <Line label="Paid by" value={methodName[method]} />
        <Line label="Order number" value={orderNumber} />
        <Line label="Billed to" value={buyer} />
        <Line label="Sold by" value={sellerLine} />
      </tbody>
    </table>
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  const cell = {
    padding: '8px 0',
    borderBottom: `1px solid ${colour.hairline}`,
    verticalAlign: 'top',
    fontWeight: strong ? 700 : 400,
  } as const;
  return (
    <tr>
      <th
        scope="row"
        className="e-second e-line"
        style={{ ...cell, color: colour.second, textAlign: 'left', paddingRight: 16, whiteSpace: 'nowrap' }}
      >
        {label}
      </th>
      <td
        className="e-ink e-line"
        style={{ ...cell, color: colour.ink, textAlign: 'right', overflowWrap: 'anywhere' }}
      >
        {value}
      </td>
    </tr>
  );
}
