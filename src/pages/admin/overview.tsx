import Award from 'lucide-react/icons/award';
import Hourglass from 'lucide-react/icons/hourglass';
import Library from 'lucide-react/icons/library';
import { read } from '../../contract/client.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { guardAdmin } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/overview';

export const meta: Route.MetaFunction = () => [{ title: 'Administration · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await guardAdmin(args);
  const { api } = scopeOf(args);
  const [all, pending, certificates] = await Promise.all([
    read(api.admin.courses.$get({ query: { limit: 1 } })),
    read(api.admin.courses.$get({ query: { limit: 1, status: 'pending' } })),
    read(api.admin.certificates.admin.$get({ query: { limit: 1 } })),
  ]);
  return {
    name: viewer.name,
    courses: all.total,
    pendingCourses: pending.total,
    certificates: certificates.counts,
  };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, courses, pendingCourses, certificates } = loaderData;
  return (
    <>
      <PageHeader title="Administration" text={`Welcome back, ${name}. Here is what waits for a decision.`} />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <StatCard
          label="Courses to review"
          value={figure(pendingCourses)}
          note={pendingCourses > 0 ? 'Instructors are waiting' : 'Nothing is waiting'}
          icon={<Hourglass />}
          to="/admin-dashboard/admin-courses?status=pending"
        />
        <StatCard
          label="Certificates to decide"
          value={figure(certificates.pending)}
          note={`${figure(certificates.approved)} approved so far`}
          icon={<Award />}
          to="/admin-dashboard/admin-cert"
        />
        <StatCard
          label="All courses"
          value={figure(courses)}
          note="In every state"
          icon={<Library />}
          to="/admin-dashboard/admin-courses"
        />
      </div>
    </>
  );
}

const figure = (count: number) => count.toLocaleString('en-GB');
