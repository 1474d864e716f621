import type { MouseEvent } from 'react';
import { FormErrors } from '../../../../../ui/forms/form-errors.tsx';
import type { SavingFailure } from '../draft/use-saving.ts';

/** The errors that prevent saving. Each entry leads to its field, on any tab. */
export function ErrorSummary(props: { failure: SavingFailure | null; onGoTo: (name: string) => void }) {
  const { failure, onGoTo } = props;
  if (!failure) return null;
  const fields = onceEach(failure.fields);
  const names = Object.keys(fields);
  function goTo(event: MouseEvent<HTMLElement>) {
    const sentence = event.target instanceof Element ? event.target.textContent : '';
    const name = names.find((candidate) => fields[candidate] === sentence);
    if (!name) return;
    // `FormErrors` does not support tabs, so its own handler must not run.
    event.stopPropagation();
    onGoTo(name);
  }
  return (
    <div onClickCapture={goTo}>
      <FormErrors
        className="mb-4"
        message={Object.keys(failure.fieldErrors).length > 0 ? undefined : failure.message}
        fields={fields}
        occasion={failure.fieldErrors}
      />
    </div>
  );
}

/** Each sentence once, under the name of the first field it belongs to. */
function onceEach(errors: Record<string, string>): Record<string, string> {
  const seen = new Set<string>();
  return Object.fromEntries(
    Object.entries(errors).filter(([, sentence]) => !seen.has(sentence) && seen.add(sentence)),
  );
}
