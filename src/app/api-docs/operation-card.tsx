import { Badge } from '../../ui/display/badge.tsx';
import { CodeText } from '../../ui/text/code-text.tsx';
import type { Field, Operation } from './document.ts';

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
        <FieldTable title="Parameters" fields={operation.parameters} />
        <FieldTable title="Request body" fields={operation.body} />
        <FieldTable title={`Response (${operation.contentType})`} fields={operation.response} />
        <p className="text-sm text-ink-2">
          {operation.statuses.map(({ status, description }) => `${status} ${description}`).join(' · ')}
        </p>
      </div>
    </details>
  );
}

function FieldTable({ title, fields }: { title: string; fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
        {fields.map((field) => (
          <div key={field.name} className="contents">
            <dt className="font-mono">{field.name}</dt>
            <dd className="font-mono break-words text-ink-2">
              {field.type}
              {field.note && <span className="font-sans"> · {field.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
