import CircleCheck from 'lucide-react/icons/circle-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Wallet from 'lucide-react/icons/wallet';
import { formatUsd } from '../../../../contract/money/money.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { FailedPart } from '../../../../lib/page/failures/failed-part.tsx';
import type { Part } from '../../../../lib/page/part.ts';
import { StatCard } from '../../../../ui/display/stat-card.tsx';
import type { DropOff, InstructorSummary, Trends } from '../../../reports/contract.ts';
import { DropOffList } from '../../../reports/web/drop-off-list.tsx';
import { TrendsPanel } from '../../../reports/web/trends-panel.tsx';

type Props = {
  summary: Part<{ summary: InstructorSummary }>;
  trends: Part<{ trends: Trends }>;
  dropOff: Part<DropOff>;
};

/** Figures of one course, now and over time. */
export function CourseAnalytics({ summary, trends, dropOff }: Props) {
  return (
    <>
      <FailedPart part={summary} />
      {summary.data && <Figures summary={summary.data.summary} />}
      <FailedPart part={trends} />
      {trends.data && <TrendsPanel title="Trends" trends={trends.data.trends} />}
      <FailedPart part={dropOff} />
      {dropOff.data && <DropOffList dropOff={dropOff.data} />}
    </>
  );
}

function Figures({ summary }: { summary: InstructorSummary }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Students" value={formatCount(summary.students)} icon={<GraduationCap />} />
      <StatCard
        label="Earnings"
        value={formatUsd(summary.revenue)}
        note="Completed orders less refunds"
        icon={<Wallet />}
      />
      <StatCard
        label="Completed the course"
        value={formatCount(summary.completions)}
        note={summary.enrolments === 0 ? 'No one is enrolled yet' : undefined}
        icon={<CircleCheck />}
      />
    </div>
  );
}
