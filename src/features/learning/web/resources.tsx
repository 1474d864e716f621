import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { fileSize } from '../../../contract/text/file-size.ts';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import type { LectureMedia } from '../contract.ts';

/** The downloads of a lecture. */
export function Resources({ resources }: { resources: LectureMedia['resources'] }) {
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby="resources" className="mt-8">
      <h3 id="resources" className="text-lg">
        Resources
      </h3>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {resources.map((resource) => (
          <li key={resource._id}>
            <a
              href={resource.url}
              download
              onClick={(event) => void downloadIfThere(event)}
              className="hover-raise flex h-full items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3 text-ink no-underline"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0 text-green" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{resource.title}</span>
                <span className="block text-sm text-ink-2">{describe(resource)}</span>
              </span>
              <Download aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `CSV · 12 kB`. */
function describe({ name, size }: { name: string; size: number }): string {
  const kind = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  return [kind, fileSize(size)].filter(Boolean).join(' · ');
}
