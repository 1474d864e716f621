import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import { Button } from '../actions/button.tsx';
import { Avatar } from '../display/avatar.tsx';
import { Badge } from '../display/badge.tsx';
import { Card } from '../display/card.tsx';
import { TrendChart } from '../display/charts/trend-chart.tsx';
import { StatCard } from '../display/stat-card.tsx';
import { Accordion } from '../navigation/accordion.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { Notice } from '../states/notice.tsx';
import { Row, Specimen } from './specimen.tsx';

const days = [3, 0, 5, 8, 2, 0, 6].map((value, day) => ({ key: `${day}`, label: `Day ${day + 1}`, value }));

export function Surfaces() {
  return (
    <Specimen title="Surfaces">
      <PageHeader
        level={2}
        eyebrow="Stage two"
        title="A page header"
        text="What this page is for, in one sentence."
        breadcrumbs={[
          { label: 'Home', to: '/' },
          { label: 'Reports', to: '/design' },
          { label: 'A page header' },
        ]}
        actions={
          <>
            <Button variant="secondary">Export</Button>
            <Button>New report</Button>
          </>
        }
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard label="Open" value="128" note="12 more than last month" icon={<Users />} />
        <StatCard label="Done" value="1,204" to="#surfaces" note="See them all" />
        <StatCard label="Budget left" value="$48,210" />
        <StatCard label="Average wait" value="2 d" icon={<Clock />} />
      </div>
      <Card>
        <TrendChart
          title="Visits"
          points={days}
          format={String}
          emptyMessage="No visits."
          note="up from 18"
        />
      </Card>
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <h3>A card</h3>
          <p className="mt-2 text-ink-2">A surface with a hairline, at rest.</p>
        </Card>
        <Card interactive as="article">
          <h3>
            <a className="stretched-link" href="#surfaces">
              A card that leads somewhere
            </a>
          </h3>
          <p className="mt-2 text-ink-2">Raised while a pointer is over it.</p>
        </Card>
        <Card padding="lg">
          <h3>More room</h3>
          <p className="mt-2 text-ink-2">For the one thing on a page.</p>
        </Card>
      </div>
      <Row name="Badge">
        <Badge>Draft</Badge>
        <Badge tone="green">Approved</Badge>
        <Badge tone="amber" icon={<Clock aria-hidden="true" />}>
          Pending
        </Badge>
        <Badge tone="red">Rejected</Badge>
      </Row>
      <Row name="Avatar">
        <Avatar name="Ada Okafor" size="sm" />
        <Avatar name="Jonas Berg" />
        <Avatar name="Mei Lin Chen" size="lg" />
        <Avatar name="Priya" size="xl" />
      </Row>
      <div className="grid gap-3">
        <Notice title="Maintenance tonight">Reports are read-only from 22:00 to 22:30.</Notice>
        <Notice tone="success">Your report was sent to 14 people.</Notice>
        <Notice
          tone="warning"
          title="Your email is not confirmed"
          action={<Button size="sm">Confirm</Button>}
        >
          Confirm it to publish your report.
        </Notice>
        <Notice tone="error" onDismiss={() => undefined}>
          The file could not be read. Choose another one.
        </Notice>
      </div>
      <div>
        <Accordion title="Before the start" count="4 parts · 35 min" open level={3}>
          <p>What has to be true before the first day.</p>
        </Accordion>
        <Accordion title="Along the way" count="11 parts · 2 h 10 min" level={3}>
          <p>What changes, and how to keep count of it.</p>
        </Accordion>
      </div>
    </Specimen>
  );
}
