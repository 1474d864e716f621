import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { Holding, Scheme } from '../../contract.ts';
import { schemeDifferences } from '../../schemes/differences.ts';

/** Lists what changed in a newer version of the scheme, with a button to switch to that version. */
export function NewRules({ holding, newer }: { holding: Holding; newer: Scheme }) {
  return (
    <Notice title="The rules have changed" className="mt-4">
      <p>Your certification keeps the rules it began with until its cycle ends, unless you switch.</p>
      <ul className="mt-2 list-disc ps-5">
        {schemeDifferences(holding.scheme, newer).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <ApiForm
        className="mt-3"
        hiddenFields={{ what: 'switch', id: holding._id, version: String(newer.version) }}
      >
        {({ busy }) => (
          <Button type="submit" size="sm" variant="secondary" busy={busy}>
            Switch to the new rules<span className="sr-only">: {holding.scheme.name}</span>
          </Button>
        )}
      </ApiForm>
      <p className="mt-2 text-sm">You can’t switch back.</p>
    </Notice>
  );
}
