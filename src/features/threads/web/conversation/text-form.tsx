import type { ComponentProps, ReactNode } from 'react';
import { ApiForm, type FormField, type FormProblem } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import type { Intent } from './change-thread.ts';

type Props = {
  intent: Intent;
  post?: string;
  failure?: FormProblem;
  values?: Partial<Record<string, string>>;
  more?: Record<string, string>;
  /** The draft that survives a reload, for a text that takes a while to write. */
  draft?: ComponentProps<typeof FormDraft>;
  label: string;
  tone?: 'primary' | 'danger';
  /** Whether to show “Cancel”; false for a form that is always open. */
  cancel?: boolean;
  children: (field: (name: string) => FormField) => ReactNode;
};

/** A form on a question's page. */
export function TextForm({
  intent,
  post = '',
  failure,
  values,
  more,
  draft,
  label,
  tone,
  cancel = true,
  children,
}: Props) {
  return (
    <ApiForm
      failure={failure}
      values={values}
      hiddenFields={{ intent, post, ...more }}
      className="mt-3 grid gap-3"
      preventScrollReset
    >
      {({ busy, field }) => (
        <>
          {draft && <FormDraft {...draft} />}
          {children(field)}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant={tone} busy={busy}>
              {label}
            </Button>
            {cancel && (
              <LinkButton to="." variant="secondary" preventScrollReset disabled={busy} data-cancel>
                Cancel
              </LinkButton>
            )}
          </div>
        </>
      )}
    </ApiForm>
  );
}
