import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Star from 'lucide-react/icons/star';
import Wallet from 'lucide-react/icons/wallet';
import { formatUsd } from '../../../contract/money/money.ts';
import { counted, formatCount, percent } from '../../../contract/text/time/formats.ts';
import { StatCard } from '../../../ui/display/stat-card.tsx';
import type { InstructorSummary } from '../../reports/contract.ts';

/** An instructor's totals. */
export function SummaryFigures({ summary }: { summary: InstructorSummary }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-6">
      <StatCard
        className="xl:col-span-2"
        label="Total courses"
        value={formatCount(summary.courses)}
        note={`${formatCount(summary.publishedCourses)} published`}
        icon={<BookOpen />}
        to="/instructor-dashboard/courses"
      />
      <StatCard
        className="xl:col-span-2"
        label="Total students"
        value={formatCount(summary.students)}
        note={counted(summary.enrolments, 'enrolment')}
        icon={<GraduationCap />}
        to="/instructor-dashboard/enrolled"
      />
      <StatCard
        className="col-span-2"
        label="Total revenue"
        value={formatUsd(summary.revenue)}
        note="Completed orders less refunds"
        icon={<Wallet />}
      />
      <StatCard
        className="xl:col-span-3"
        label="Completions"
        value={formatCount(summary.completions)}
        note={finishedShare(summary)}
        icon={<CircleCheck />}
        to="/instructor-dashboard/enrolled?status=completed"
      />
      <StatCard
        className="xl:col-span-3"
        label="Average rating"
        value={summary.ratings ? summary.ratings.average.toFixed(1) : 'None yet'}
        note={ratingNote(summary)}
        icon={<Star />}
      />
    </div>
  );
}

function finishedShare({ completions, enrolments }: InstructorSummary): string {
  if (enrolments === 0) return 'No one is enrolled yet';
  return `${percent((completions / enrolments) * 100)}% of enrolments`;
}

const ratingNote = ({ ratings }: InstructorSummary): string =>
  ratings
    ? `From ${counted(ratings.count, 'review')}`
    : 'Learners can rate a course once they’ve completed a fifth of it';
