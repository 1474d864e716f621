import { read } from '../../../contract/api/read.ts';
import { readQuery } from '../../../lib/list/query-params.ts';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { TrendQuery } from '../../reports/contract.ts';
import { ActivityList } from '../../reports/web/activity-list.tsx';
import { TrendsPanel } from '../../reports/web/trends-panel.tsx';
import type { Route } from './+types/overview';
import { InboxList } from './inbox-list.tsx';
import { StatFigures } from './stat-figures.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Administration · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  const { name } = await guardAdmin(args);
  const { admin } = scopeOf(args).api;
  const query = readQuery(args.request, TrendQuery);
  const [inbox, stats, activities, trends] = await Promise.all([
    loadPart(read(admin.inbox.$get()), 'Failed to load what is waiting for a decision'),
    loadPart(read(admin.stats.$get()), 'Failed to load dashboard stats'),
    loadPart(read(admin['recent-activities'].$get()), 'Error fetching recent activities'),
    loadPart(read(admin.trends.$get({ query })), 'Failed to load dashboard data'),
  ]);
  return { name, inbox, stats, activities, trends, now: Date.now() };
}

const quickLinks = [
  { to: '/admin-dashboard/all-users', label: 'Manage users' },
  { to: '/admin-dashboard/admin-courses', label: 'Manage courses' },
  { to: '/admin-dashboard/enrollment', label: 'See enrollments' },
];

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, inbox, stats, activities, trends, now } = loaderData;
  return (
    <>
      <PageHeader title="Administration" text={`Welcome back, ${name}. Here’s how Milepost is doing.`} />
      <section aria-labelledby="inbox" className="mt-6">
        <h2 id="inbox" className="mb-4 text-2xl">
          Waiting for a decision
        </h2>
        <FailedPart part={inbox} />
        {inbox.data && <InboxList items={inbox.data.items} now={now} />}
      </section>
      <div className="mt-12">
        <FailedPart part={stats} />
        {stats.data && <StatFigures stats={stats.data.stats} />}
      </div>
      <div className="mt-12 grid gap-6 xl:grid-cols-[minmax(0,1fr)_16rem]">
        <section aria-labelledby="recent">
          <h2 id="recent" className="mb-4 text-2xl">
            Recent activity
          </h2>
          <FailedPart part={activities} />
          {activities.data && (
            <Card>
              <ActivityList activities={activities.data.activities} now={now} />
            </Card>
          )}
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="mb-4 text-2xl">
            Quick links
          </h2>
          <div className="flex flex-col gap-3">
            {quickLinks.map(({ to, label }) => (
              <LinkButton key={to} to={to} variant="secondary">
                {label}
              </LinkButton>
            ))}
          </div>
        </nav>
      </div>
      <div className="mt-12">
        <FailedPart part={trends} />
        {trends.data && <TrendsPanel title="Trends" trends={trends.data.trends} />}
      </div>
    </>
  );
}
