import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatUsd } from '../../../../contract/money/money.ts';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { mailTo } from '../../../../ui/text/mail-to.ts';
import type { AdminOrderDetail } from '../../admin/contract.ts';
import { Fact, OrderCard } from '../fact.tsx';
import { methodName } from '../method-name.ts';

const disputeLabels = { open: 'open', won: 'decided in our favour', lost: 'decided in the buyer’s favour' };

/** The buyer, the course, the payment and its result. */
export function OrderFacts({ order }: { order: AdminOrderDetail }) {
  const { user, course, instructor, paymentInfo, refundedAmount, reference, disputes } = order;
  return (
    <OrderCard>
      <Fact name="Student">
        {user.name}
        <br />
        <a className="link break-all" href={mailTo(user.email)}>
          {user.email}
        </a>
      </Fact>
      {order.bundle && <Fact name="Bundle">{order.bundle}</Fact>}
      <Fact name={order.bundle ? 'First course' : 'Course'}>
        <Link className="link" to={`/admin-dashboard/courses/${course._id}`}>
          {course.title}
        </Link>
        <br />
        <span className="text-ink-2">by {instructor.name}</span>
      </Fact>
      {order.giftFor && <Fact name="Gift for">{order.giftFor}</Fact>}
      <Fact name="Amount">
        <strong>{paymentInfo.amount === 0 ? 'Free' : formatUsd(paymentInfo.amount)}</strong> ·{' '}
        {methodName[paymentInfo.paymentMethod]}
        {refundedAmount > 0 && (
          <>
            <br />
            {formatUsd(refundedAmount)} refunded
          </>
        )}
      </Fact>
      <Fact name="Access">{accessOf(order)}</Fact>
      {disputes.map(({ id, state }) => (
        <Fact key={id} name="Dispute">
          <span className="font-mono text-sm break-all">{id}</span>, {disputeLabels[state]}
        </Fact>
      ))}
      <Fact name="Order number">
        <Code value={order.number} label="Copy order number" />
      </Fact>
      {reference && (
        <Fact name="Provider reference">
          <Code value={reference} label="Copy reference" />
        </Fact>
      )}
    </OrderCard>
  );
}

function accessOf({ enrolled, enrolledAt, progress, flags, giftStatus }: AdminOrderDetail): ReactNode {
  if (!enrolled || !enrolledAt) {
    if (flags.includes('disputed')) return 'On hold while disputed';
    const isWaiting = giftStatus === 'scheduled' || giftStatus === 'sent';
    return isWaiting ? 'Once the gift has been claimed' : 'Not granted by this order';
  }
  return (
    <>
      Since <LocalTime iso={enrolledAt} />
      {progress && `, ${progress.progress}% done`}
    </>
  );
}

function Code({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="font-mono text-sm break-all">{value}</span>
      <CopyButton value={value} label={label} className="flex shrink-0 items-center" />
    </span>
  );
}
