import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { Attempt } from '../../contract.ts';
import { bandOf, percentOf } from '../../rules/score.ts';

/** Up to three of the latest attempts side by side, by domain; renders nothing until there are two. */
export function Trend({ attempt: { trend, quiz } }: { attempt: Attempt }) {
  if (trend.length < 2) return null;
  const domains = [...new Set(trend.flatMap((one) => one.domains.map(({ domain }) => domain)))];
  return (
    <section className="mt-8 max-w-3xl" aria-labelledby="trend">
      <h2 id="trend" className="text-xl">
        Your last {trend.length} attempts
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so the keyboard must reach it */}
      <div className="mt-3 overflow-x-auto" tabIndex={0}>
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-b border-control">
              <th scope="col" className="min-w-32 py-2 pe-4 text-start font-semibold">
                Domain
              </th>
              {trend.map(({ _id, submittedAt }) => (
                <th key={_id} scope="col" className="px-2 py-2 text-end font-semibold">
                  <LocalTime iso={submittedAt} format="short" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-b border-hairline font-semibold">
              <th scope="row" className="py-2 pe-4 text-start">
                Whole quiz
              </th>
              {trend.map(({ _id, percent }) => (
                <td key={_id} className="px-2 py-2 text-end tabular-nums">
                  {percent}%
                </td>
              ))}
            </tr>
            {domains.map((domain) => (
              <tr key={domain} className="border-b border-hairline">
                <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-normal">
                  {domain}
                </th>
                {trend.map((one) => (
                  <Cell
                    key={one._id}
                    result={one.domains.find((other) => other.domain === domain)}
                    pass={quiz.passPercent}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type CellProps = { result: Attempt['domains'][number] | undefined; pass: number | null };

function Cell({ result, pass }: CellProps) {
  if (!result) return <td className="px-2 py-2 text-end text-ink-2">not asked</td>;
  const percent = percentOf(result.points, result.of);
  return (
    <td className="px-2 py-2 text-end">
      <span className="tabular-nums">{percent}%</span>
      <span className="block text-sm text-ink-2">{bandOf(percent, pass)}</span>
    </td>
  );
}
