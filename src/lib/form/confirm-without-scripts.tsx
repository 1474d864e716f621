import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { buttonClass } from '../../ui/actions/button-class.ts';
import { ApiForm } from './api-form.tsx';

type Props = {
  /** The label that opens the confirmation. */
  opener: ReactNode;
  title: string;
  description?: string;
  /** The label of the button that sends the form. */
  label: string;
  tone?: 'primary' | 'danger';
  size?: 'sm' | 'md';
  hiddenFields: Record<string, string>;
  /** The form's fields. */
  children?: ReactNode;
};

/** Replaces a confirmation dialog where scripts are off: a disclosure with the same form. */
export function ConfirmWithoutScripts(props: Props) {
  const { opener, title, description, label, tone = 'danger', size = 'md', hiddenFields, children } = props;
  return (
    <noscript>
      <details className="max-w-md text-start open:min-w-64">
        <summary className={buttonClass('secondary', size)}>{opener}</summary>
        <ApiForm
          hiddenFields={hiddenFields}
          className="mt-3 space-y-4 rounded-card border border-hairline bg-surface p-4"
        >
          <p className="font-semibold">{title}</p>
          {description && <p>{description}</p>}
          {children}
          <Button type="submit" variant={tone} size={size}>
            {label}
          </Button>
        </ApiForm>
      </details>
    </noscript>
  );
}
