import type { ReactNode } from 'react';
import { formatUsd } from '../../../contract/money/money.ts';
import { counted, formatDate } from '../../../contract/text/time/formats.ts';
import { ordinal } from '../../../contract/text/time/ordinal.ts';
import type { Part } from '../../../lib/page/part.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { TrendChart } from '../../../ui/display/charts/trend-chart.tsx';
import { StatCard } from '../../../ui/display/stat-card.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { Earnings } from '../contract.ts';

/** An instructor's balances, the shares that apply, and the last twelve months. */
export function EarningsFigures({ part }: { part: Part<{ earnings: Earnings }> }) {
  if (!part.data) return <ErrorState message={part.error ?? 'Failed to load your earnings.'} />;
  const { earnings } = part.data;
  return (
    <div className="mt-6 mb-8 grid gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        <StatCard label="Held" value={formatUsd(earnings.held)} note={nextNote(earnings)} />
        <StatCard label="Available" value={formatUsd(earnings.available)} note={availableNote(earnings)} />
        <StatCard label="Paid out" value={formatUsd(earnings.paid)} note="Since your first sale" />
        <StatCard
          label="In dispute"
          value={formatUsd(earnings.disputed)}
          note={earnings.disputed > 0 ? 'Held back until the bank has decided' : 'No open disputes'}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
        <Shares earnings={earnings} />
        <Months months={earnings.months} />
      </div>
    </div>
  );
}

function nextNote({ next }: Earnings): ReactNode {
  if (!next) return 'Nothing is waiting';
  return (
    <>
      {formatUsd(next.amount)} becomes available on <LocalTime format="short" iso={next.at} />
    </>
  );
}

function availableNote({ available, nextPayoutDay, terms: { minimum } }: Earnings): string {
  const day = formatDate(nextPayoutDay, 'short');
  if (available < 0)
    return 'Refunds or corrections exceeded your available balance; your next sales will cover the difference';
  if (available < minimum) return `Next payout day: ${day}, for balances of at least ${formatUsd(minimum)}`;
  return `Included in the payout run of ${day}`;
}

function Shares({ earnings: { terms, coming, linkCode } }: { earnings: Earnings }) {
  const { ownShare, platformShare, holdDays } = terms;
  return (
    <Card as="section" aria-labelledby="shares">
      <h2 id="shares" className="mb-3 text-xl">
        What you keep
      </h2>
      {terms.isOwn && <p className="-mt-2 mb-3 text-sm text-ink-2">Shares agreed with you.</p>}
      <dl className="grid gap-3">
        <Share percent={ownShare} text="of sales with your own coupons and links" />
        <Share percent={platformShare} text="of all other sales" />
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        Your share is a percentage of what is left of the price after the payment provider’s fee. Earnings are
        held for {counted(holdDays, 'day')}, in case a learner asks for a refund. Payouts are prepared on the{' '}
        {ordinal(terms.payoutDay)} of each month, for balances of at least {formatUsd(terms.minimum)}.
      </p>
      {coming && <Coming terms={terms} coming={coming} />}
      <p className="mt-3 text-sm text-ink-2">
        To make your own link, add{' '}
        <span className="inline-flex items-center">
          <code className="font-mono wrap-anywhere">?i={linkCode}</code>
          <CopyButton value={`?i=${linkCode}`} label="Copy your link code" />
        </span>{' '}
        to the URL of a course. It counts for 30 days in the same browser.
      </p>
    </Card>
  );
}

/** What will change, and when; sales before that day keep today's terms. */
function Coming({ terms, coming }: { terms: Earnings['terms']; coming: NonNullable<Earnings['coming']> }) {
  const shares = coming.ownShare !== terms.ownShare || coming.platformShare !== terms.platformShare;
  return (
    <Notice tone="info" className="mt-4" title={`From ${formatDate(coming.effectiveFrom, 'long')}`}>
      <ul className="list-disc ps-5">
        {shares && (
          <li>
            {coming.ownShare}% of sales with your own coupons and links, {coming.platformShare}% of all others
          </li>
        )}
        {coming.holdDays !== terms.holdDays && (
          <li>Earnings are held for {counted(coming.holdDays, 'day')}</li>
        )}
        {coming.minimum !== terms.minimum && <li>Payouts start at {formatUsd(coming.minimum)}</li>}
        {coming.payoutDay !== terms.payoutDay && (
          <li>Payouts are prepared on the {ordinal(coming.payoutDay)} of each month</li>
        )}
      </ul>
      <p className="mt-2">Sales before that day keep today’s terms.</p>
    </Notice>
  );
}

const Share = ({ percent, text }: { percent: number; text: string }) => (
  <div className="flex items-baseline gap-3">
    <dt className="min-w-16 font-display text-2xl font-bold">{percent}%</dt>
    <dd>{text}</dd>
  </div>
);

function Months({ months }: { months: Earnings['months'] }) {
  const points = months.map(({ month, earned }) => ({
    key: month,
    label: formatDate(`${month}-01`, 'month'),
    value: earned,
  }));
  return (
    <Card>
      <TrendChart
        title="Earned in the last 12 months"
        points={points}
        format={formatUsd}
        emptyMessage="No sales in the last 12 months."
      />
    </Card>
  );
}
