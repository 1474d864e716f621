import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import type { Passage } from '../../publishing/changes/contract.ts';

/** A text with the words that were removed and added; both are also marked without colour, and spoken. */
export function WordPassages({ passages }: { passages: Passage[] }) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {passages.map((passage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other identity and never move
        <Marked key={index} passage={passage} />
      ))}
    </p>
  );
}

/** A list, one line each. */
export function LinePassages({ passages }: { passages: Passage[] }) {
  return (
    <ul className="space-y-1">
      {passages.map((passage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other identity and never move
        <li key={index} className="flex gap-2 wrap-anywhere">
          <span aria-hidden="true" className="w-4 shrink-0 text-center font-mono text-ink-2">
            {{ same: '', added: '+', removed: '−' }[passage.kind]}
          </span>
          <span className="min-w-0">
            <Marked passage={passage} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Marked({ passage: { kind, text } }: { passage: Passage }) {
  if (kind === 'same') return <span className="text-ink-2">{text}</span>;
  const [Mark, spoken] = kind === 'added' ? (['ins', 'Added:'] as const) : (['del', 'Removed:'] as const);
  return (
    <Mark className={kind === 'added' ? 'rounded-sm bg-green-tint px-0.5' : 'rounded-sm bg-red-tint px-0.5'}>
      <VisuallyHidden>{spoken} </VisuallyHidden>
      {text}
    </Mark>
  );
}
