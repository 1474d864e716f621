import { inUnits } from '../../../../contract/credits.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { Holding } from '../../contract.ts';

/** Starts the next cycle of a certification whose cycle has ended. */
export const NextCycle = ({ holding: { _id, scheme, carried } }: { holding: Holding }) => (
  <Notice title="This cycle has ended" className="mt-4">
    <p>
      If you’ve renewed {scheme.name}, start its next cycle. It begins on the day after this one ended, with
      the current rules
      {carried > 0 ? ` and up to ${inUnits(carried, scheme.unit)} that may carry over` : ''}. This cycle stays
      as it is.
    </p>
    <ApiForm className="mt-3" hiddenFields={{ what: 'next', id: _id }}>
      {({ busy }) => (
        <Button type="submit" size="sm" busy={busy}>
          Start the next cycle<span className="sr-only">: {scheme.name}</span>
        </Button>
      )}
    </ApiForm>
  </Notice>
);
