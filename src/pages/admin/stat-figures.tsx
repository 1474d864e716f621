import Award from 'lucide-react/icons/award';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import Library from 'lucide-react/icons/library';
import Presentation from 'lucide-react/icons/presentation';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { formatUsd } from '../../contract/money.ts';
import type { AdminStats } from '../../features/reports/schemas.ts';
import { StatCard } from '../../ui/stat-card.tsx';

/** The figures of the market, each a way to what it counts. */
export function StatFigures({ stats }: { stats: AdminStats }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard
        label="Total users"
        value={figure(stats.totalUsers)}
        icon={<Users />}
        to="/admin-dashboard/all-users"
      />
      <StatCard
        label="Total courses"
        value={figure(stats.totalCourses)}
        icon={<Library />}
        to="/admin-dashboard/admin-courses"
      />
      <StatCard
        label="Active instructors"
        value={figure(stats.activeInstructors)}
        icon={<Presentation />}
        to="/admin-dashboard/instructors?status=active"
      />
      <StatCard
        label="Enrolled students"
        value={figure(stats.enrolledStudents)}
        icon={<GraduationCap />}
        to="/admin-dashboard/students?sort=-enrolledCourses"
      />
      <StatCard
        label="Pending courses"
        value={figure(stats.pendingCourses)}
        note={stats.pendingCourses > 0 ? 'Instructors are waiting' : 'Nothing is waiting'}
        icon={<Hourglass />}
        to="/admin-dashboard/admin-courses?status=pending"
      />
      <StatCard
        label="Pending certificates"
        value={figure(stats.pendingCertificates)}
        note={stats.pendingCertificates > 0 ? 'Learners are waiting' : 'Nothing is waiting'}
        icon={<Award />}
        to="/admin-dashboard/admin-cert"
      />
      <StatCard
        className="sm:col-span-2"
        label="Total revenue"
        value={formatUsd(stats.totalRevenue)}
        note="Completed orders less refunds"
        icon={<Wallet />}
        to="/admin-dashboard/enrollment?status=completed"
      />
    </div>
  );
}

const figure = (count: number) => count.toLocaleString('en-GB');
