import type { FormProblem } from '../../../../lib/form/api-form.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { threadLimits } from '../../limits.ts';
import { TextForm } from './text-form.tsx';

export type Opened = 'edit' | 'hide' | 'delete';

type Props = {
  what: Opened;
  /** The id of the question or the answer. */
  id: string;
  /** Empty for the question itself. */
  post?: string;
  title?: string;
  body: string;
  failure?: FormProblem;
};

/** The form below a question or an answer that an `Open` link opens. */
export function OpenedForm({ what, id, post, title, body, failure }: Props) {
  const thing = post ? 'answer' : 'question';
  if (what === 'delete')
    return (
      <TextForm intent="delete" post={post} failure={failure} label={`Delete ${thing}`} tone="danger">
        {() => <p>Delete your {thing} permanently?</p>}
      </TextForm>
    );
  if (what === 'hide')
    return (
      <TextForm
        intent="hide"
        post={post}
        failure={failure}
        draft={{ of: `reason:${id}` }}
        label={`Hide ${thing}`}
        tone="danger"
      >
        {(field) => (
          <TextArea
            label="Reason"
            hint="The author will see it."
            rows={2}
            required
            max={threadLimits.reason}
            {...field('reason')}
          />
        )}
      </TextForm>
    );
  return (
    <TextForm
      intent="edit"
      post={post}
      failure={failure}
      values={{ body, ...(title !== undefined && { title }) }}
      draft={{ of: `post:${id}`, revision: JSON.stringify([title, body]) }}
      label="Save changes"
    >
      {(field) => (
        <>
          {title !== undefined && (
            <TextField
              label="Your question in one sentence"
              required
              maxLength={threadLimits.titleMax}
              {...field('title')}
            />
          )}
          <TextArea
            label={post ? 'Your answer' : 'Details'}
            required
            rows={4}
            max={threadLimits.body}
            {...field('body')}
          />
        </>
      )}
    </TextForm>
  );
}
