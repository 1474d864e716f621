import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Banknote from 'lucide-react/icons/banknote';
import BookOpen from 'lucide-react/icons/book-open';
import BookText from 'lucide-react/icons/book-text';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Library from 'lucide-react/icons/library';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Percent from 'lucide-react/icons/percent';
import Presentation from 'lucide-react/icons/presentation';
import Receipt from 'lucide-react/icons/receipt';
import Route from 'lucide-react/icons/route';
import ScrollText from 'lucide-react/icons/scroll-text';
import Server from 'lucide-react/icons/server';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Undo from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { ComponentType, SVGProps } from 'react';
import type { Role } from '../../contract/constants.ts';

export type ShellLink = {
  to: string;
  label: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  end?: boolean;
  /** Other paths below which this link counts as current. */
  also?: string;
};

/** The sidebar of each role. */
export const shellLinks: Record<Role, ShellLink[]> = {
  user: [
    { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, end: true },
    { to: '/dashboard/enrolled-courses', label: 'Enrolled courses', icon: BookOpen },
    { to: '/dashboard/completed-courses', label: 'Certificates', icon: Award },
    { to: '/dashboard/renewals', label: 'My renewals', icon: CalendarSync },
    { to: '/dashboard/orders', label: 'Orders', icon: Receipt },
  ],
  instructor: [
    { to: '/instructor-dashboard', label: 'Dashboard', icon: LayoutDashboard, end: true },
    { to: '/instructor-dashboard/courses', label: 'My courses', icon: Library },
    { to: '/instructor-dashboard/enrolled', label: 'Enrolled students', icon: GraduationCap },
    { to: '/instructor-dashboard/coupons', label: 'Coupons', icon: TicketPercent },
    { to: '/instructor-dashboard/bundles', label: 'Bundles', icon: Route },
    { to: '/instructor-dashboard/earnings', label: 'Earnings', icon: Wallet },
    {
      to: '/instructor-dashboard/payouts',
      label: 'Payouts',
      icon: Banknote,
      also: '/instructor-dashboard/payout-details',
    },
    { to: '/instructor-dashboard/questions', label: 'Questions', icon: MessageCircleQuestion },
  ],
  admin: [
    { to: '/admin-dashboard', label: 'Dashboard', icon: LayoutDashboard, end: true },
    { to: '/admin-dashboard/all-users', label: 'All users', icon: Users },
    {
      to: '/admin-dashboard/admin-courses',
      label: 'Courses',
      icon: Library,
      also: '/admin-dashboard/courses/',
    },
    { to: '/admin-dashboard/instructors', label: 'Instructors', icon: Presentation },
    { to: '/admin-dashboard/students', label: 'Students', icon: GraduationCap },
    { to: '/admin-dashboard/enrollment', label: 'Enrollments', icon: Receipt },
    { to: '/admin-dashboard/refunds', label: 'Refund requests', icon: Undo },
    { to: '/admin-dashboard/coupons', label: 'Coupons', icon: TicketPercent },
    { to: '/admin-dashboard/bundles', label: 'Bundles', icon: Route },
    { to: '/admin-dashboard/payouts', label: 'Payouts', icon: Banknote },
    { to: '/admin-dashboard/ledger', label: 'Ledger', icon: BookText },
    { to: '/admin-dashboard/share-terms', label: 'Revenue share', icon: Percent },
    { to: '/admin-dashboard/admin-cert', label: 'Certificates', icon: Award },
    { to: '/admin-dashboard/course-credits', label: 'Course credits', icon: BadgeCheck },
    { to: '/admin-dashboard/renewal-schemes', label: 'Renewal schemes', icon: CalendarSync },
    { to: '/admin-dashboard/questions', label: 'Questions', icon: MessageCircleQuestion },
    { to: '/admin-dashboard/announcements', label: 'Announcements', icon: Megaphone },
    { to: '/admin-dashboard/subscribers', label: 'Newsletter', icon: Mail },
    { to: '/admin-dashboard/audit-log', label: 'Audit log', icon: ScrollText },
    { to: '/admin-dashboard/system', label: 'System', icon: Server },
  ],
};
