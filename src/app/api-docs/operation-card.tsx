import { Badge } from '../../ui/display/badge.tsx';
import { CodeText } from '../../ui/text/code-text.tsx';
import type { Operation, Word } from './document.ts';

const tones = { GET: 'green', POST: 'amber', PUT: 'amber', PATCH: 'amber', DELETE: 'red' } as const;

/** One operation: method, path and summary, with the details collapsed. */
export function OperationCard({ operation }: { operation: Operation }) {
  return (
    <details className="rounded-card border border-hairline bg-surface">
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
        <Badge tone={tones[operation.method as keyof typeof tones]}>{operation.method}</Badge>
        <code className="font-mono text-sm break-all">{operation.path}</code>
        <span className="text-ink-2">
          <CodeText text={operation.summary} />
        </span>
      </summary>
      <div className="space-y-4 border-t border-hairline p-4">
        <p>
          For: <strong>{operation.permission}</strong>
        </p>
        <Words title="Parameters" words={operation.parameters} />
        <Words title="Request body" words={operation.body} />
        <Words title={`Response (${operation.contentType})`} words={operation.response} />
        <p className="text-sm text-ink-2">
          {operation.statuses.map(({ status, description }) => `${status} ${description}`).join(' · ')}
        </p>
      </div>
    </details>
  );
}

function Words({ title, words }: { title: string; words: Word[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
        {words.map((word) => (
          <div key={word.name} className="contents">
            <dt className="font-mono">{word.name}</dt>
            <dd className="font-mono break-words text-ink-2">
              {word.type}
              {word.note && <span className="font-sans"> · {word.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
