import { useLocation } from 'react-router';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatCount, formatDate } from '../../../contract/text/time/formats.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/display/card.tsx';
import { TrendChart } from '../../../ui/display/charts/trend-chart.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { changeQuery } from '../../../ui/lists/query/list-query.ts';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';
import type { TrendPoint, Trends } from '../contract.ts';
import { compared } from './compared.ts';

const roundUsd = (value: number) => formatUsd(value).replace(/\.00$/, '');

const counts = { format: formatCount, less: 'fewer', none: 'none' } as const;
const charts = [
  { ...counts, key: 'signUps', title: 'Sign-ups', empty: 'No sign-ups in this period.' },
  { ...counts, key: 'enrolments', title: 'Enrolments', empty: 'No enrolments in this period.' },
  { ...counts, key: 'completions', title: 'Completions', empty: 'No completions in this period.' },
  {
    key: 'revenue',
    title: 'Revenue',
    format: roundUsd,
    less: 'less',
    none: 'nothing',
    empty: 'No revenue in this period.',
  },
] as const;

const earlier: Record<Trends['period'], string> = {
  '30d': 'the 30 days before',
  '12m': 'the 12 months before',
};

/** Trends as charts, each compared with the period before, and as a table. The period is in the URL. */
export function TrendsPanel({ trends, title }: { trends: Trends; title: string }) {
  const { search } = useLocation();
  const shown = charts.filter(({ key }) => trends.points.some((point) => point[key] !== null));
  const link = (period: string | null) => changeQuery(search, { period }) || '?';
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-2xl">{title}</h2>
        <LinkTabs
          label="Period"
          tabs={[
            { to: link(null), label: '30 days', current: trends.period === '30d' },
            { to: link('12m'), label: '12 months', current: trends.period === '12m' },
          ]}
        />
      </div>
      <Card className={cx('mt-4 grid gap-8', shown.length === 3 ? 'lg:grid-cols-3' : 'sm:grid-cols-2')}>
        {shown.map(({ key, title: name, format, empty, ...wording }) => (
          <TrendChart
            key={key}
            title={name}
            note={compared(sumOf(trends.points, key), trends.previous[key] ?? 0, earlier[trends.period], {
              format,
              ...wording,
            })}
            points={trends.points.map((point) => ({
              key: point.date,
              label: labelOf(point, trends.unit),
              value: point[key] ?? 0,
            }))}
            format={format}
            emptyMessage={empty}
          />
        ))}
      </Card>
      <details className="mt-3">
        <summary className="link w-fit cursor-pointer py-1">Show these figures as a table</summary>
        <DataTable
          className="mt-3"
          caption={title}
          columns={columnsOf(shown, trends.unit)}
          rows={trends.points.toReversed()}
          rowKey={(point) => point.date}
          filtered={false}
          emptyMessage="No activity in this period."
        />
      </details>
    </section>
  );
}

type Chart = (typeof charts)[number];

const sumOf = (points: readonly TrendPoint[], key: Chart['key']): number =>
  points.reduce((sum, point) => sum + (point[key] ?? 0), 0);

const columnsOf = (shown: readonly Chart[], unit: Trends['unit']): Column<TrendPoint>[] => [
  { key: 'date', header: unit === 'day' ? 'Day' : 'Month', cell: (point) => labelOf(point, unit) },
  ...shown.map(
    ({ key, title, format }): Column<TrendPoint> => ({
      key,
      header: title,
      align: 'end',
      cell: (point) => format(point[key] ?? 0),
    }),
  ),
];

const labelOf = (point: TrendPoint, unit: Trends['unit']): string => formatDate(point.date, unit);
