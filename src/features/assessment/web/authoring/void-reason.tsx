import type { FormState } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { assessmentLimits } from '../../rules/limits.ts';

type Props = FormState & {
  /** The id of what is voided. */
  id: string;
  /** Who reads the reason. */
  hint: string;
  label: string;
};

/** Asks why something is voided, above the button that voids it. */
export const VoidReason = ({ busy, field, id, hint, label }: Props) => (
  <>
    <FormDraft of={`reason:${id}`} />
    <TextArea
      label="Why are you voiding it?"
      required
      rows={2}
      max={assessmentLimits.report}
      hint={hint}
      {...field('reason')}
    />
    <Button type="submit" variant="danger" busy={busy} className="justify-self-start">
      {label}
    </Button>
  </>
);
