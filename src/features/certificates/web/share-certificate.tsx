import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { OpenCertificate } from './certificate-status.tsx';
import { type Embedded, embedCode } from './embed-code.ts';
import { type Listed, linkedInUrl } from './linkedin.ts';

type Props = { listed: Listed & Embedded; courseId: string };

/** The ways to open, share and embed a valid certificate. Only its holder sees them. */
export const ShareCertificate = ({ listed, courseId }: Props) => (
  <section
    aria-labelledby="share"
    className="border-t border-hairline bg-paper px-6 py-6 sm:px-8 print:hidden"
  >
    <h2 id="share" className="text-lg">
      Show it
    </h2>
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <OpenCertificate courseId={courseId} title={listed.course} />
      <LinkButton
        to={linkedInUrl(listed)}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        size="sm"
      >
        Add to LinkedIn
      </LinkButton>
      <LinkButton
        to={`/credentials/${listed.number}.png`}
        download
        reloadDocument
        variant="secondary"
        size="sm"
        onClick={(event) => void downloadIfThere(event)}
      >
        Badge image
      </LinkButton>
    </div>
    <p className="mt-3 text-sm text-ink-2">
      The badge image carries an Open Badges 3.0 credential, which other sites can verify. Also as{' '}
      <BadgeFile number={listed.number} type="svg" />, <BadgeFile number={listed.number} type="json" /> and{' '}
      <BadgeFile number={listed.number} type="jwt" />.
    </p>
    <p className="mt-3 flex items-center gap-2 text-sm text-ink-2">
      <span className="min-w-0 wrap-anywhere">{listed.url}</span>
      <CopyButton value={listed.url} label="Copy the link to this page" />
    </p>
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer">Show the badge on your website</summary>
      <p className="mt-2 text-ink-2">
        Paste this HTML. The badge links to this page, where visitors see whether it is valid.
      </p>
      <div className="mt-2 flex items-start gap-2">
        <pre className="min-w-0 flex-1 rounded-md border border-hairline bg-surface p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
          <code>{embedCode(listed)}</code>
        </pre>
        <CopyButton value={embedCode(listed)} label="Copy the HTML of the badge" />
      </div>
    </details>
  </section>
);

const BadgeFile = ({ number, type }: { number: string; type: 'svg' | 'json' | 'jwt' }) => (
  <a
    className="link"
    href={`/credentials/${number}.${type}`}
    download
    onClick={(event) => void downloadIfThere(event)}
  >
    {type.toUpperCase()}
  </a>
);
