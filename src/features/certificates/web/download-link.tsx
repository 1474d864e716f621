import { type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, messageOr, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { isTemporary } from '../../../lib/connection/is-temporary.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

type Props = { courseId: string; certificateId: string; title: string };

/** Saves an approved certificate as a file and confirms it. Without JavaScript it is an ordinary link. */
export function DownloadLink({ courseId, certificateId, title }: Props) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  async function download(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!canSave()) return toast.error('Download function is not available.');
    setBusy(true);
    try {
      save(await fetchPdf(courseId), `certificate-${certificateId}.pdf`);
      toast.success('Certificate downloaded');
      void revalidate();
    } catch (error) {
      toast.error(error instanceof ApiFailure ? sentenceOf(error) : 'Failed to download certificate');
      // Offline and in an outage, revalidating would lose the page.
      if (!isTemporary(error)) void revalidate();
    } finally {
      setBusy(false);
    }
  }
  return (
    <LinkButton
      to={`/api/certificates/${courseId}/download`}
      reloadDocument
      size="sm"
      aria-busy={busy}
      onClick={(event) => void download(event)}
    >
      {busy ? 'Downloading…' : 'Download'}
      <span className="sr-only"> certificate: {title}</span>
    </LinkButton>
  );
}

/** Whether the browser lets a script save a file. */
const canSave = (): boolean => 'download' in HTMLAnchorElement.prototype && 'createObjectURL' in URL;

/** The server's message, if it is more specific. */
const sentenceOf = (failure: ApiFailure): string => messageOr(failure, 'Download failed');

async function fetchPdf(courseId: string): Promise<Blob> {
  const { certificates } = createClient(window.location.origin);
  const response = await certificates[':courseId'].download.$get({ param: segments({ courseId }) });
  if (!response.ok) await read(Promise.resolve(response));
  // A captive portal answers everything with its own page and status 200.
  if (response.headers.get('content-type') !== 'application/pdf') throw new Error('Not a certificate');
  return response.blob();
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
