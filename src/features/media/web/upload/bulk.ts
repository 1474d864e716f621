import { Cancelled, reasonOf, type Uploaded, type UploadRun } from './upload-file.ts';

/** The result of a bulk upload, file by file, in their original order. Cancelled files are in neither list. */
export type BulkOutcome = {
  uploaded: { file: File; stored: Uploaded }[];
  failed: { file: File; message: string }[];
};

/** Concurrent uploads; more would only make each slower. */
export const sendingAtOnce = 3;

/** Uploads several files, a few at a time. A failed one does not stop the others. */
export async function uploadAll(files: File[], start: (file: File) => UploadRun): Promise<BulkOutcome> {
  const outcomes: ({ stored: Uploaded } | { message: string } | 'cancelled')[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index] as File;
      outcomes[index] = await start(file).result.then(
        (stored) => ({ stored }),
        (error: unknown) => (error instanceof Cancelled ? 'cancelled' : { message: reasonOf(error) }),
      );
    }
  }
  await Promise.all(Array.from({ length: Math.min(sendingAtOnce, files.length) }, work));
  const outcome: BulkOutcome = { uploaded: [], failed: [] };
  for (const [index, file] of files.entries()) {
    const one = outcomes[index];
    if (!one || one === 'cancelled') continue;
    if ('stored' in one) outcome.uploaded.push({ file, stored: one.stored });
    else outcome.failed.push({ file, message: one.message });
  }
  return outcome;
}

/** The summary message and its tone. */
export function bulkSummary({ uploaded, failed }: BulkOutcome): {
  tone: 'success' | 'warning' | 'error';
  text: string;
} {
  const total = uploaded.length + failed.length;
  if (uploaded.length === 0) return { tone: 'error', text: 'Bulk upload failed completely' };
  const text = `Uploaded ${uploaded.length} of ${total} files`;
  return failed.length === 0
    ? { tone: 'success', text }
    : { tone: 'warning', text: `${text} (${failed.length} failed)` };
}
