import Award from 'lucide-react/icons/award';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import Library from 'lucide-react/icons/library';
import Presentation from 'lucide-react/icons/presentation';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatCount } from '../../../contract/text/time/formats.ts';
import { StatCard } from '../../../ui/display/stat-card.tsx';
import type { AdminStats } from '../../reports/contract.ts';

type Figure = {
  label: string;
  value: number;
  icon: ReactNode;
  to: string;
  /** The caption of a figure that counts something waiting. */
  waiting?: string;
};

const figuresOf = (stats: AdminStats): Figure[] => [
  { label: 'Total users', value: stats.totalUsers, icon: <Users />, to: 'all-users' },
  { label: 'Total courses', value: stats.totalCourses, icon: <Library />, to: 'admin-courses' },
  {
    label: 'Active instructors',
    value: stats.activeInstructors,
    icon: <Presentation />,
    to: 'instructors?status=active',
  },
  {
    label: 'Enrolled students',
    value: stats.enrolledStudents,
    icon: <GraduationCap />,
    to: 'students?sort=-enrolledCourses',
  },
  {
    label: 'Pending courses',
    value: stats.pendingCourses,
    icon: <Hourglass />,
    to: 'admin-courses?status=pending',
    waiting: 'Awaiting your review',
  },
  {
    label: 'Pending certificates',
    value: stats.pendingCertificates,
    icon: <Award />,
    to: 'admin-cert',
    waiting: 'Learners are waiting',
  },
];

/** Figures for the marketplace, each a link to what it counts. */
export function StatFigures({ stats }: { stats: AdminStats }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {figuresOf(stats).map(({ label, value, icon, to, waiting }) => (
        <StatCard
          key={label}
          label={label}
          value={formatCount(value)}
          note={waiting && (value > 0 ? waiting : 'Nothing to review')}
          icon={icon}
          to={`/admin-dashboard/${to}`}
        />
      ))}
      <StatCard
        className="col-span-2"
        label="Total revenue"
        value={formatUsd(stats.totalRevenue)}
        note="Completed orders less refunds"
        icon={<Wallet />}
        to="/admin-dashboard/enrollment?status=completed"
      />
    </div>
  );
}
