import { counted } from '../../../../../contract/text/time/formats.ts';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { BulkOutcome } from '../../../../media/web/upload/bulk.ts';

/** Which of several files were not uploaded, and why. Stays until it is dismissed or files are added again. */
export function FailedFiles({ files, onDismiss }: { files: BulkOutcome['failed']; onDismiss: () => void }) {
  if (files.length === 0) return null;
  return (
    <Notice
      tone="error"
      role="alert"
      className="mt-2 w-full"
      title={`${counted(files.length, 'file')} not uploaded`}
      onDismiss={onDismiss}
    >
      <ul className="space-y-1">
        {files.map(({ file, message }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
          <li key={place} className="break-words">
            {file.name}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
