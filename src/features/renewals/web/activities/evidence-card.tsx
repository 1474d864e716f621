import { fileSize } from '../../../../contract/text/file-size.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { ChangeFailed } from '../../../../lib/form/failures/change-failed.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { FileField } from '../../../../ui/forms/file-field.tsx';
import { type Evidence, evidenceLimits } from '../../evidence/shapes.ts';

/** The intents of the two forms. */
export const addEvidence = 'add-evidence';
export const removeEvidence = 'remove-evidence';

type Props = { evidence: readonly Evidence[]; failure: FormFailure | undefined };

/** The files that prove an activity. */
export function EvidenceCard({ evidence, failure }: Props) {
  const isRemoval = failure?.values.intent === removeEvidence;
  return (
    <Card as="section" padding="lg" className="mt-6 max-w-3xl" aria-labelledby="evidence">
      <h2 id="evidence" className="text-xl">
        Evidence
      </h2>
      <ChangeFailed failure={isRemoval ? failure : undefined} />
      {evidence.length > 0 && (
        <ul className="mt-4 divide-y divide-hairline">
          {evidence.map(({ _id, name, url, bytes }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <a className="link wrap-anywhere" href={url} target="_blank" rel="noopener">
                  {name}
                </a>{' '}
                <span className="text-sm text-ink-2">{fileSize(bytes)}</span>
              </span>
              <ApiForm hiddenFields={{ intent: removeEvidence, evidence: _id }} encType="multipart/form-data">
                {({ busy }) => (
                  <Button type="submit" size="sm" variant="secondary" busy={busy}>
                    Remove<span className="sr-only">: {name}</span>
                  </Button>
                )}
              </ApiForm>
            </li>
          ))}
        </ul>
      )}
      {evidence.length < evidenceLimits.files ? (
        <ApiForm
          failure={isRemoval ? undefined : failure}
          hiddenFields={{ intent: addEvidence }}
          encType="multipart/form-data"
          className="mt-4 grid gap-4"
        >
          {({ busy, field }) => (
            <>
              <FileField
                label="File"
                required
                hint="A PDF or an image of at most 5 MB, such as an attendance confirmation. Up to five files; only you see them."
                accept="application/pdf,image/jpeg,image/png,image/webp"
                {...field('file')}
              />
              <div>
                <Button type="submit" variant="secondary" busy={busy}>
                  Add file
                </Button>
              </div>
            </>
          )}
        </ApiForm>
      ) : (
        <p className="mt-4 text-ink-2">This activity has the maximum of five files.</p>
      )}
    </Card>
  );
}
