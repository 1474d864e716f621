import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useWhenFinished } from '../../../lib/form/after-sending/use-when-finished.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { ConfirmWithoutScripts } from '../../../lib/form/confirm-without-scripts.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { ParkedJob } from '../contract.ts';
import { jobTitle } from './job-title.ts';

const discardTitle = ({ name }: ParkedJob): string => `Discard “${jobTitle(name)}”?`;
const consequence = 'The job will be deleted and will never run. This cannot be undone.';

/** Retry a parked job, or discard it after a confirmation. */
export function JobActions({ job }: { job: ParkedJob }) {
  const fetcher = useFetcher();
  const [discarding, setDiscarding] = useState(false);
  const title = jobTitle(job.name);
  return (
    <>
      <ApiForm fetcher={fetcher} hiddenFields={{ intent: 'retry', id: job._id }}>
        {({ busy }) => (
          <IconButton type="submit" label={`Retry “${title}”`} title="Retry" size="sm" busy={busy}>
            <RotateCw aria-hidden="true" />
          </IconButton>
        )}
      </ApiForm>
      <IconButton
        className="needs-js"
        label={`Discard “${title}”`}
        title="Discard"
        size="sm"
        variant="danger"
        onClick={() => setDiscarding(true)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      {discarding && <DiscardDialog job={job} onClose={() => setDiscarding(false)} />}
      <ConfirmWithoutScripts
        opener={
          <>
            Discard<span className="sr-only"> “{title}”</span>
          </>
        }
        title={discardTitle(job)}
        description={consequence}
        label="Discard job"
        size="sm"
        hiddenFields={{ intent: 'discard', id: job._id }}
      />
    </>
  );
}

function DiscardDialog({ job, onClose }: { job: ParkedJob; onClose: () => void }) {
  const fetcher = useFetcher();
  useWhenFinished(fetcher.state, onClose);
  return (
    <ConfirmDialog
      open
      title={discardTitle(job)}
      confirmLabel="Discard job"
      busy={fetcher.state !== 'idle'}
      onClose={onClose}
      onConfirm={() => fetcher.submit({ intent: 'discard', id: job._id }, { method: 'post' })}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
}
