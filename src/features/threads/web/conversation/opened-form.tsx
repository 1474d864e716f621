import type { FormProblem } from '../../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../../lib/form/conflicts/edited-revision.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { Post } from '../../contract.ts';
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
  /** The revision of the text. */
  revision: string;
  failure?: FormProblem;
};

/** The revision of a question’s or an answer’s text. */
export const revisionOf = ({ editedAt, createdAt }: Pick<Post, 'editedAt' | 'createdAt'>): string =>
  editedAt ?? createdAt;

/** The form below a question or an answer that an `Open` link opens. */
export function OpenedForm({ what, id, post, title, body, revision, failure }: Props) {
  const thing = post ? 'answer' : 'question';
  const titleLabel = 'Your question in one sentence';
  const bodyLabel = post ? 'Your answer' : 'Details';
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
  const fields = { ...(title !== undefined && { title: { label: titleLabel } }), body: { label: bodyLabel } };
  const values = { title, body };
  return (
    <TextForm intent="edit" post={post} failure={failure} values={values} label="Save changes">
      {(field) => (
        <>
          <EditedRevision
            draft={{ of: `post:${id}` }}
            revision={revision}
            saved={values}
            fields={fields}
            failure={failure}
          />
          {title !== undefined && (
            <TextField label={titleLabel} required maxLength={threadLimits.titleMax} {...field('title')} />
          )}
          <TextArea label={bodyLabel} required rows={4} max={threadLimits.body} {...field('body')} />
        </>
      )}
    </TextForm>
  );
}
