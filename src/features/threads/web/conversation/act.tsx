import type { ReactNode } from 'react';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import type { Intent } from './change-thread.ts';

type Props = {
  intent: Intent;
  post?: string;
  /** Further values to submit. */
  more?: Record<string, string>;
  icon?: ReactNode;
  pressed?: boolean;
  children: ReactNode;
};

/** A button that changes the question, or one of its answers, immediately. */
export function Act({ intent, post = '', more, icon, pressed, children }: Props) {
  return (
    <ApiForm hiddenFields={{ intent, post, ...more }} preventScrollReset>
      {({ busy }) => (
        <Button type="submit" size="sm" variant="quiet" icon={icon} busy={busy} aria-pressed={pressed}>
          {children}
        </Button>
      )}
    </ApiForm>
  );
}

/** A link that opens a form in place: to edit, to give a reason, to confirm. It works without scripts. */
export function Open({ what, of, children }: { what: string; of: string; children: ReactNode }) {
  return (
    <LinkButton size="sm" variant="quiet" to={`?${what}=${of}`} preventScrollReset>
      {children}
    </LinkButton>
  );
}
