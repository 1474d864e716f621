import type { Scheme } from '../../contract.ts';

/** Where the rules are from, as a link if there is one. */
export function Source({ scheme: { source, sourceUrl } }: { scheme: Scheme }) {
  return (
    <span className="block max-w-60 wrap-anywhere">
      {sourceUrl ? (
        <a className="link" href={sourceUrl} target="_blank" rel="noopener">
          {source}
        </a>
      ) : (
        source
      )}
    </span>
  );
}
