import type { Viewer } from '../../../../contract/viewer.ts';
import { forgetForm } from '../../../../lib/form/drafts/form-drafts.ts';

/** The storage keys of an unfinished form: its user's own, and the one before they signed in. */
export function draftOf(form: 'contact' | 'application', viewer: Viewer | null) {
  const before = `${form}:visitor`;
  return { name: viewer ? `${form}:${viewer._id}` : before, before };
}

/** Forgets a form that has been sent. */
export function forgetDraft({ name, before }: ReturnType<typeof draftOf>): void {
  forgetForm(name);
  forgetForm(before);
}
