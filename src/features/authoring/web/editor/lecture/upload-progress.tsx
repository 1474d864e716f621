import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { ProgressBar } from '../../../../../ui/progress/progress-bar.tsx';
import type { Upload } from '../../../draft/edited-course.ts';

const labels = { sending: 'Uploading', paused: 'Paused', waiting: 'Interrupted; will resume automatically' };

/** An upload's progress, and a button to pause it. */
export function UploadProgress(props: {
  upload: Upload;
  className?: string;
  onHold: (held: boolean) => void;
}) {
  const { upload, className = '', onHold } = props;
  const paused = upload.held === 'paused';
  return (
    <div className={`flex items-end gap-2 ${className}`}>
      <ProgressBar
        className="min-w-0 flex-1"
        label={`${labels[upload.held ?? 'sending']}: ${upload.name}`}
        value={upload.percent}
        showLabel
      />
      <IconButton
        label={`${paused ? 'Resume' : 'Pause'} the upload of ${upload.name}`}
        title={paused ? 'Resume' : 'Pause'}
        size="sm"
        onClick={() => onHold(!paused)}
      >
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
