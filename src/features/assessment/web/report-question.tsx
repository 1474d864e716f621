import { type FormEvent, useId, useState } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { assessmentLimits } from '../rules/limits.ts';

/** Tells the instructor what is wrong with a question of an attempt. */
export function ReportQuestion({ attemptId, questionId }: { attemptId: string; questionId: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();
  if (state === 'sent')
    return (
      <p className="mt-4 text-sm text-ink-2" role="status">
        Thank you. We’ve told your instructor.
      </p>
    );
  async function send(event: FormEvent) {
    event.preventDefault();
    setState('busy');
    setProblem(undefined);
    try {
      const { report } = createClient(window.location.origin).attempts[':attemptId'].questions[':questionId'];
      await read(report.$post({ param: segments({ attemptId, questionId }), json: { text } }));
      setState('sent');
    } catch (error) {
      setProblem(error instanceof ApiFailure ? error.message : 'You seem to be offline. Please try again.');
      setState('idle');
    }
  }
  return (
    <details className="needs-js mt-4">
      <summary className="cursor-pointer text-sm text-ink-2">Report this question</summary>
      <form className="mt-3 grid max-w-prose gap-3" onSubmit={send}>
        <FormDraft of={`question-report:${questionId}`} closes />
        <TextArea
          id={id}
          name="text"
          label="What is wrong with it?"
          rows={2}
          max={assessmentLimits.report}
          value={text}
          error={problem}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          className="justify-self-start"
          busy={state === 'busy'}
        >
          Send report
        </Button>
      </form>
    </details>
  );
}
