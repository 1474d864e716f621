import Lock from 'lucide-react/icons/lock';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { promises } from '../../../../contract/text/promises.ts';
import { useRootData } from '../../../../lib/page/viewer/use-viewer.ts';

/** How the payment is protected, and the refund sentence of the terms. */
export function Assurances({ className }: { className?: string }) {
  return (
    <ul className={className}>
      <Assurance icon={<Lock aria-hidden="true" />}>
        You pay once; there is no subscription. Payment providers process your card; we never see its details.
      </Assurance>
      <Assurance icon={<Undo aria-hidden="true" />}>
        <RefundSentence /> See the{' '}
        <Link className="link" to="/termsandconndition#payments-and-refunds">
          terms
        </Link>
        .
      </Assurance>
    </ul>
  );
}

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-sm text-ink-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-green">
      {icon}
      <p className="min-w-0">{children}</p>
    </li>
  );
}

function RefundSentence() {
  const support = useRootData()?.supportEmail;
  const [before, after] = promises.refund.split('{support}');
  return (
    <>
      {before}
      {support ? (
        <a className="link wrap-anywhere" href={`mailto:${support}`}>
          {support}
        </a>
      ) : (
        'us'
      )}
      {after}
    </>
  );
}
