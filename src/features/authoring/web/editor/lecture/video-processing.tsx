import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useState } from 'react';
import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { VideoProcessing } from '../../../../media/contract.ts';
import type { StoredVideo } from '../../../contract.ts';
import { RowIcon } from '../curriculum/row-icon.tsx';

const labels = { waiting: 'Waiting', working: 'Processing', ready: 'Ready', failed: 'Can’t be played' };
const icons = { waiting: Clock, working: LoaderCircle, failed: CircleAlert };

/** A lecture video's formats and processing state. Give it its own key for each video. */
export function VideoProcessingLine({ video }: { video: StoredVideo }) {
  const processing = useProcessing(video);
  if (!processing) return null;
  const { state, percent, message } = processing;
  return (
    <p
      role="status"
      data-processing={state}
      className={`flex w-full gap-1.5 ${state === 'failed' ? 'font-semibold text-red' : 'text-ink-2'}`}
    >
      <span className="mt-0.5 flex">
        {state === 'ready' ? <RowIcon name="check" /> : <StateIcon state={state} />}
      </span>
      <span className="min-w-0 break-words">
        <strong>
          {labels[state]}
          {percent !== null && ` (${percent}%)`}
        </strong>
        {`: ${message}`}
      </span>
    </p>
  );
}

function StateIcon({ state }: { state: keyof typeof icons }) {
  const Icon = icons[state];
  return <Icon aria-hidden="true" className="size-4 shrink-0" />;
}

const pollMs = 3000;

/** The processing state of a video, polled until it is done. */
function useProcessing({ publicId, processing: initial }: StoredVideo): VideoProcessing | null {
  const [processing, setProcessing] = useState(initial ?? null);
  const isOver = processing === null || processing.state === 'ready' || processing.state === 'failed';
  useEffect(() => {
    if (isOver) return;
    const { media } = createClient(window.location.origin);
    const timer = setInterval(() => {
      read(media[':publicId'].$get({ param: segments({ publicId }) })).then(
        ({ file }) => setProcessing(file.processing),
        // The next poll tries again.
        () => {},
      );
    }, pollMs);
    return () => clearInterval(timer);
  }, [isOver, publicId]);
  return processing;
}
